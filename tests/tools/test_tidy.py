"""The house is tidy: line ends, names, links, nobody at home, and no calls home."""

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.environment import ROOT
from tests.package.test_contents import OURS, asked_for

TEXT = {".cfg", ".ini", ".json", ".md", ".py", ".svg", ".tmx", ".toml", ".tsx", ".txt", ".yml"}
FOLDERS = (".github", "assets", "build", "game", "scenes", "tests", ".ci")
# Absolute paths into somebody's home; put together here, so that this file has none itself.
HOMES = re.compile("|".join([r"/(?:home|Users)" + r"/\w", "/root" + "/", r":\\+Users" + r"\\"]))


def texts() -> Iterator[Path]:
    for path in sorted(ROOT.iterdir()):
        if path.is_file():
            yield path
    for folder in FOLDERS:
        yield from (each for each in sorted((ROOT / folder).rglob("*")) if each.is_file())


def is_text(path: Path) -> bool:
    return path.suffix in TEXT or path.name in {"LICENSE", "run", ".gitignore", ".editorconfig"}


def test_no_file_names_a_home_folder() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in filter(is_text, texts())
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if HOMES.search(line)
    ]
    assert not found


def git(*words: str) -> str:
    command = ["git", "-c", "core.autocrlf=true", "-c", f"safe.directory={ROOT}", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(
    shutil.which("git") is None or not (ROOT / ".git").exists(), reason="this is no clone"
)
def test_no_line_end_changes_on_the_way_to_another_system() -> None:
    """Git for Windows is set to ``core.autocrlf`` unless a file says otherwise."""
    for line in git("ls-files", "--eol").splitlines():
        kinds, _, name = line.partition("\t")
        stored, _, attribute = kinds.split(maxsplit=2)
        assert attribute.strip() in ("attr/text=auto eol=lf", "attr/-text"), name
        assert stored in ("i/lf", "i/none", "i/-text"), name


def own_names(package: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.parse((package / "__init__.py").read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


def test_no_package_defines_a_name_that_one_of_its_modules_has() -> None:
    """Python would forget the first as soon as somebody imports the second."""
    packages = [
        file.parent
        for top in ("game", "scenes", "build")
        for file in (ROOT / top).rglob("__init__.py")
    ]
    assert packages
    twice = {
        f"{package.relative_to(ROOT).as_posix()}: {name}"
        for package in packages
        for name in own_names(package) & {each.stem for each in package.iterdir()}
    }
    assert not twice


PAPERS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`[^`\n]+`")


def anchors(page: str) -> set[str]:
    """What GitHub calls the headings: small letters, no marks, hyphens for blanks."""
    heads = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def leads_somewhere(paper: Path, text: str, link: str) -> bool:
    if re.match(r"[a-z]+:", link):
        return True  # another place: nobody looks there
    file, _hash, anchor = link.partition("#")
    target = paper.parent / file if file else paper
    if not anchor or not target.exists():
        return target.exists()
    return anchor in anchors(target.read_text(encoding="utf-8") if file else text)


def broken(paper: Path, text: str) -> list[str]:
    links: list[str] = LINK.findall(CODE.sub("", text))
    return [link for link in links if not leads_somewhere(paper, text, link)]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda each: each.name)
def test_all_links_lead_somewhere(paper: Path) -> None:
    assert broken(paper, paper.read_text(encoding="utf-8")) == []


def test_a_link_to_nowhere_is_found() -> None:
    text = (
        "# Two words, here\n[a](#two-words-here) [b](#two) [c](gone.md) [d](https://x.y) `[e](f)`"
    )
    assert broken(ROOT / "README.md", text) == ["#two", "gone.md"]


TALKATIVE = ("socket", "http", "urllib.request", "ftplib", "smtplib", "xmlrpc", "requests", "ssl")


def test_no_module_asks_for_the_network() -> None:
    """The page of versions is shown by the browser, when somebody clicks.

    Hands on phones are served by one room alone, which opens no connection of its own.
    """
    ours = [file for file in OURS if "phones" not in file.relative_to(ROOT).parts]
    assert len(OURS) - len(ours) <= 20
    asked = {module for file in ours for module in asked_for(file)}
    talkative = [each for each in asked if f"{each}.".startswith(tuple(f"{t}." for t in TALKATIVE))]
    assert talkative == []


def test_whoever_serves_phones_calls_nobody() -> None:
    """A server waits: nothing in its room connects to another machine by TCP."""
    server = [file for file in OURS if "phones" in file.relative_to(ROOT).parts]
    calls = [
        f"{file.name}: {node.func.attr}"
        for file in server
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in {"create_connection", "urlopen", "connect_ex"}
    ]
    assert server
    assert calls == []
