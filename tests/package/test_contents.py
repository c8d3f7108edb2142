"""What stays out of a package: nothing that a line of the game asks for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.environment import ROOT
from build.package import contents
from build.package.contents import EXCLUDES
from game.catalogue import SHELF
from game.compiled import LIST, fitting
from tests.contract.folders import modules_played

FOR_OTHERS = {ROOT / "game" / "gym.py"}  # whoever trains a program takes it from the source
OURS = [
    ROOT / "main.py",
    *(file for file in (ROOT / "game").rglob("*.py") if file not in FOR_OTHERS),
    *(ROOT / "scenes").rglob("*.py"),
]


def asked_for(file: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it; not those that only types need."""
    return _in(ast.parse(file.read_text(encoding="utf-8")))


def _in(tree: ast.AST) -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{each.name}" for each in node.names)
        yield from _in(node)


def name_of(file: Path) -> str:
    path = file.relative_to(ROOT).with_suffix("")
    return ".".join(path.parent.parts if path.name == "__init__" else path.parts)


def is_left_out(module: str) -> bool:
    return any(module == each or module.startswith(f"{each}.") for each in EXCLUDES)


def test_windows_gets_every_library_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pygame's own folder has what it loads; hooks bring second copies, and such without an end."""
    monkeypatch.setattr(contents, "system", lambda: "windows")
    names = [
        *("pygame\\SDL2.dll", "pygame\\libwebp-7.dll", "pygame\\base.pyd", "SDL2.dll", "SDL2"),
        *("python313.dll", "portmidi.dll", "pygame\\libopus-0.dll", "VCRUNTIME140.dll"),
    ]
    kept = contents.needed_binaries((name, "", "BINARY") for name in names)
    assert [name for name, _, _ in kept] == [
        *("pygame\\SDL2.dll", "pygame\\base.pyd", "python313.dll", "VCRUNTIME140.dll")
    ]


@pytest.mark.parametrize("between", ["/", "\\"])
def test_what_pip_writes_while_it_installs_stays_there(between: str) -> None:
    """It has the sums of scripts that are not packed, and their first line says where they lie."""
    notes = ["RECORD", "RECORD.jws", "INSTALLER", "REQUESTED", "direct_url.json", "WHEEL"]
    kept = ["METADATA", f"licenses{between}LICENCE", f"licenses{between}deep{between}COPYING"]
    names = [f"tqdm-4.70.1.dist-info{between}{name}" for name in (*notes, *kept)]
    names += ["assets/RECORD", f"pygame{between}INSTALLER"]
    entries = [(name, "", "DATA") for name in names]
    left = [name for name, _, _ in contents.needed_data(entries)]
    assert left == names[len(notes) :]


def test_texts_that_are_read_come_along_and_notes_for_illustrators_stay() -> None:
    packed = {file for file, _folder in contents.assets(contents.GAME)}
    texts = {file for file in (ROOT / "assets").rglob("*.md") if "art" not in file.parts}
    assert texts
    assert {file for file in packed if file.endswith(".md")} == {*map(str, texts)}


def test_compiled_rules_come_with_a_list_that_asks_for_no_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, work = tmp_path / ".compiled", tmp_path / "work"
    found = {"game.rules.tricks": made / "game" / "rules" / "tricks.so", "library": made / "l.so"}
    monkeypatch.setattr(contents, "FOLDER", made)
    monkeypatch.setattr(contents, "fitting", lambda *_: found)
    work.mkdir()
    placed = dict(contents.compiled_rules(contents.GAME, str(work)))
    assert placed == {
        str(work / LIST): ".compiled",
        str(found["game.rules.tricks"]): ".compiled/game/rules",
        str(found["library"]): ".compiled",
    }
    for file in found.values():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    (made / LIST).write_bytes((work / LIST).read_bytes())
    assert fitting(made, tmp_path / "no sources") == found
    assert contents.compiled_rules(contents.BARE, str(work)) == []


def test_the_game_asks_for_nothing_that_is_left_out() -> None:
    asked = {module for file in OURS for module in asked_for(file)}
    assert {"pygame", "msgspec", "sqlite3"} <= asked
    assert {module for module in asked if is_left_out(module)} == set()


def test_every_module_of_ours_is_reached_from_the_first_one() -> None:
    """By a line that asks for it, as the packager looks for them, or in the folder of a game."""
    files = {name_of(file): file for file in OURS}
    reached: set[str] = set()
    ahead = {"main"}.union(*map(modules_played, SHELF.values()))
    while ahead:
        name = ahead.pop()
        reached.add(name)
        parts = name.split(".")
        more = {".".join(parts[:number]) for number in range(1, len(parts))}
        ahead |= (more | set(asked_for(files[name]))) & files.keys() - reached
    assert files.keys() - reached == set()


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        ("def play():\n    import ssl", {"ssl"}),
        ("from http import client", {"http", "http.client"}),
        ("if TYPE_CHECKING:\n    import pdb", set()),
    ],
)
def test_imports_are_found_wherever_they_hide(code: str, asked: set[str]) -> None:
    assert set(_in(ast.parse(code))) == asked
