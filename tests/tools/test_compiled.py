"""Compiled modules: the same rules, taken only while they are made of the sources as they are."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from build.environment import ROOT
from build.to_compile import MODULES, all_compiled
from game.compiled import KIND, LIST, WISH, fitting, manifest, sums, take

SOURCE = "game/rules/tricks.py"
NAME = "game.rules.tricks"
NAMES = [file.removesuffix(".py").replace("/", ".") for file in MODULES]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One module, compiled from the source as it is."""
    write(tmp_path, KIND, sums(ROOT, [SOURCE]))
    return tmp_path


def write(folder: Path, python: str, sources: dict[str, str]) -> None:
    (folder / LIST).write_text(manifest({NAME: "file"}, sources).replace(KIND, python), "utf-8")


def test_every_module_that_is_compiled_is_there() -> None:
    assert [file for file in MODULES if not (ROOT / file).is_file()] == []


def test_no_rule_gives_a_generator_expression_away() -> None:
    """Compiled it would be a whole list, however many ways it tells one by one."""
    given = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for room in ("rules", "bots")
        for file in (ROOT / "game" / room).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Return | ast.YieldFrom) and isinstance(node.value, ast.GeneratorExp)
    ]
    assert given == []


def test_what_was_compiled_from_these_sources_is_taken(folder: Path) -> None:
    assert fitting(folder, ROOT) == {NAME: folder / "file"}


def test_a_source_that_has_changed_runs_itself(folder: Path) -> None:
    write(folder, KIND, {SOURCE: "0" * 64})
    assert not fitting(folder, ROOT)
    write(folder, KIND, {"game/rules/gone.py": "0" * 64})
    assert not fitting(folder, ROOT)


def test_where_there_are_no_sources_none_is_asked_for(folder: Path) -> None:
    write(folder, KIND, {})
    assert fitting(folder, folder / "package") == {NAME: folder / "file"}


def test_another_python_runs_the_sources(folder: Path) -> None:
    write(folder, ".cpython-27.so", sums(ROOT, [SOURCE]))
    assert not fitting(folder, ROOT)


@pytest.mark.parametrize("broken", ["", "[]", "module", "other a b", "\xff"])
def test_a_broken_list_is_none(folder: Path, broken: str) -> None:
    (folder / LIST).write_text(broken, "latin-1")
    assert not fitting(folder, ROOT)


def test_a_wish_decides(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setenv(WISH, "no")
    assert not take(folder)
    monkeypatch.delenv(WISH)
    assert take(folder)
    assert not take(tmp_path / "nothing")
    monkeypatch.setenv(WISH, "yes")
    with pytest.raises(ImportError, match="compile"):
        take(tmp_path / "nothing")


def missing() -> str | None:
    """What cannot be done without: there is a sentence if it is not there."""
    if importlib.util.find_spec("setuptools") is None:
        return "there is no setuptools here; build/dev.py compile brings its own"
    if not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))):
        return "there is no C compiler here"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return None if headers.exists() else "this Python came without its headers"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if (reason := missing()) is not None:
        pytest.skip(reason)
    return compiled(ROOT, tmp_path_factory.mktemp("compiled"))


def compiled(root: Path, work: Path) -> Path:
    """What comes of the small module in this checkout, with ``work`` for all that is in between."""
    folder = work / "made"
    words = f"[{SOURCE!r}], Path({str(folder)!r}), Path({str(root)!r})"
    run(f"from build.compiling import *; compile_modules({words})", work)
    return folder


@pytest.mark.whole
def test_compiled_elsewhere_every_file_has_the_same_bytes(made: Path, tmp_path: Path) -> None:
    """Packages bring compiled modules along, and everybody can make the same package."""
    elsewhere = tmp_path / "checked out by somebody else, a bit further down"
    shutil.copytree(ROOT / "game", elsewhere / "game", ignore=shutil.ignore_patterns("*.pyc"))
    again = compiled(elsewhere, tmp_path)
    ours, theirs = (
        {each.name: each.read_bytes() for each in files(place)} for place in (made, again)
    )
    assert len(ours) > 1
    assert [name for name, data in ours.items() if theirs.get(name) != data] == []
    assert ours.keys() == theirs.keys()


def files(folder: Path) -> list[Path]:
    return [each for each in folder.rglob("*") if each.is_file()]


@pytest.mark.whole
def test_a_compiled_module_does_what_its_source_says(made: Path) -> None:
    """One small one; `build/dev.py compile --test` asks all of them all that is asked of rules."""
    assert NAME in fitting(made, ROOT)
    said = run(
        f"from game.compiled import *; take(Path({str(made)!r}));"
        "from game.rules import tricks;"
        "print(tricks.__file__, tricks.follow_suit([17, 33, 34], 2), tricks.follow_suit([17], 2))"
    )
    file, answers = said.split(maxsplit=1)
    assert Path(file).suffix in {".so", ".pyd"}
    assert answers.strip() == "[33, 34] [17]"


def run(program: str, work: Path | None = None) -> str:
    settings = {**os.environ, "PYTHONPATH": str(ROOT)}
    if work is not None:
        settings["TMPDIR"] = str(work)
    settings.pop(WISH, None)
    command = [sys.executable, "-c", program]
    done = subprocess.run(
        command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_module_that_joins_those_that_are_compiled_is_missed(folder: Path) -> None:
    (folder / LIST).write_text(
        manifest(dict.fromkeys(NAMES, "file"), sums(ROOT, [SOURCE])), "utf-8"
    )
    assert all_compiled(folder, ROOT)
    (folder / LIST).write_text(manifest(dict.fromkeys(NAMES[1:], "file"), {}), "utf-8")
    assert not all_compiled(folder, ROOT)
