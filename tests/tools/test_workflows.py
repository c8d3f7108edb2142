"""The workflows: what an auditor and the platform's own schema say of them, and who runs where."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from build.environment import ROOT, SetupError, outside, peers, player, project
from build.lock import resolver
from build.package import tag
from build.package.changes import all_changes, changes_of
from game import HOME_PAGE, __version__
from tests.waiting import PATIENCE

GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
TOOLS = Path(sys.executable).parent
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*")
# What is there, and for how long: the oldest of them goes in April 2027.
RUNNERS = {
    *("ubuntu-22.04", "ubuntu-24.04", "ubuntu-24.04-arm"),
    *("windows-2025", "macos-15", "macos-15-intel"),
}


def run(name: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [str(TOOLS / name), *words]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def test_the_auditor_finds_nothing() -> None:
    """In its strictest mood: whoever wants to leave something open says so at that line."""
    told = run(
        "zizmor", "--offline", "--persona=auditor", "--no-exit-codes", "--format=json", ".github"
    )
    assert told.returncode == 0, told.stderr
    assert [each["ident"] for each in json.loads(told.stdout)] == []


@pytest.mark.parametrize(
    ("kind", "files"),
    [("github-workflows", WORKFLOWS), ("dependabot", [GITHUB / "dependabot.yml"])],
    ids=["workflows", "the list of what is kept up to date"],
)
def test_they_keep_to_the_schema(kind: str, files: list[Path]) -> None:
    told = run("check-jsonschema", "--builtin-schema", f"vendor.{kind}", *map(str, files))
    assert told.returncode == 0, told.stdout


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_and_runners_exist(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for action in re.findall(r"uses: (.+)", text):
        assert PINNED.fullmatch(action), action
    runners = re.findall(r"(?:runs-on|system): ([\w.-]+)", text)
    runners += [name for row in re.findall(r"system: \[(.+)\]", text) for name in row.split(", ")]
    assert runners
    assert {name for name in runners if name} <= RUNNERS


def test_linux_is_packed_in_an_old_one_that_cannot_change() -> None:
    text = (GITHUB / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert re.search(r"container: almalinux:8@sha256:[0-9a-f]{64}\n", text)


def test_a_tag_is_refused_unless_it_is_the_version() -> None:
    tag.check(f"v{__version__}", "https://games.test")
    with pytest.raises(SetupError, match=re.escape(__version__)):
        tag.check("v9.9.9", "https://games.test")


def test_nothing_is_published_while_the_addresses_are_placeholders(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SetupError, match="placeholder"):
        tag.check(f"v{__version__}", "https://bug-council.example")
    if HOME_PAGE.endswith(".example"):
        assert tag.main([f"v{__version__}"]) == 1
        assert HOME_PAGE in capsys.readouterr().err


def test_every_version_says_what_is_new() -> None:
    newest = all_changes()[0]
    assert newest.version == __version__
    assert newest == changes_of(__version__)
    assert len(newest.points) > 3
    assert all(point[0].isupper() and point.endswith(".") for point in newest.points)
    with pytest.raises(SetupError, match=r"9\.9\.9"):
        changes_of("9.9.9")


@pytest.mark.parametrize(
    "file", sorted((ROOT / "build" / "locks").glob("*.txt")), ids=lambda file: file.stem
)
def test_every_file_that_may_be_installed_has_its_sum(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    packages = [number for number, line in enumerate(lines) if not line.startswith("    ")]
    assert packages
    for number in packages:
        assert re.match(r"[\w.-]+==[\w.]+( ;.+)? \\$", lines[number]), lines[number]
        assert re.match(r"    --hash=sha256:[0-9a-f]{64}", lines[number + 1])


def test_every_environment_has_such_a_list() -> None:
    for environment in (player(), project(), outside(), peers(), resolver()):
        assert environment.pins.is_file()
        assert environment.pins.parent.name == "locks"
