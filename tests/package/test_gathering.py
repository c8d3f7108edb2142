"""The modules of the programs for Windows lie in one file, and can all still be found."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from py_compile import compile as compiled
from zipfile import ZipFile

import pytest

from build.package.gathering import LIBRARY, gather

MODULES = {
    "alone.pyc": "import house.room.door\nprint(house.room.door.__name__)",
    "house/__init__.pyc": "",
    "house/room/__init__.pyc": "",
    "house/room/door.pyc": "",
    "pygame/__init__.pyc": "",
    "fast/__init__.pyc": "",
}


@pytest.fixture
def inside(tmp_path: Path) -> Path:
    """A program's inner folder: modules of ours, replaceable ones, and one with a library."""
    source, folder = tmp_path / "source.py", tmp_path / "inside"
    for name, text in MODULES.items():
        source.write_text(text, encoding="utf-8")
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        compiled(str(source), cfile=str(folder / name), doraise=True)
    (folder / "fast" / "_core.pyd").write_bytes(b"MZ")
    (folder / "art").mkdir()
    (folder / "art" / "bee.svg").write_text("<svg/>", encoding="utf-8")
    return folder


def test_modules_are_moved_into_one_file_that_python_opens(inside: Path) -> None:
    library = gather(inside)
    assert sorted(ZipFile(library).namelist()) == sorted(list(MODULES)[:4])
    command = [sys.executable, "-S", "-c", "import sys; sys.path[:0] = sys.argv[1:]; import alone"]
    said = subprocess.run([*command, str(library)], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["house.room.door"]


def test_what_anybody_may_replace_and_what_has_a_library_stays(inside: Path) -> None:
    gather(inside)
    left = {file.relative_to(inside).as_posix() for file in inside.rglob("*") if file.is_file()}
    loose = {"pygame/__init__.pyc", "fast/__init__.pyc", "fast/_core.pyd", "art/bee.svg"}
    assert left == {LIBRARY, *loose}
    assert not (inside / "house").exists()


def test_the_same_modules_give_the_same_bytes(inside: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    for file in sorted((file for file in inside.rglob("*") if file.is_file()), reverse=True):
        (other / file.relative_to(inside)).parent.mkdir(parents=True, exist_ok=True)
        (other / file.relative_to(inside)).write_bytes(file.read_bytes())
    assert gather(inside).read_bytes() == gather(other).read_bytes()
