"""The same source gives the same packages, whoever makes them, and when, and where."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from build.environment import ROOT
from build.package import windows
from build.package.freeze import settle
from build.package.linux import compress


@pytest.mark.package
def test_made_again_every_file_has_the_same_bytes(downloads: Path, house: Path) -> None:
    """Another folder to work in, another day, another seed of chance."""
    again, work = house / "again", house / "another place to work in"
    work.mkdir()
    settings = {**os.environ, "TMPDIR": str(work), "PYTHONHASHSEED": "17"}
    made = subprocess.run(
        [sys.executable, str(ROOT / "build" / "dev.py"), "package", "--quick", "--to", str(again)],
        env=settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    names = sorted(file.name for file in downloads.iterdir())
    assert names == sorted(file.name for file in again.iterdir())
    assert len(names) == 4
    for name in names:
        assert (downloads / name).read_bytes() == (again / name).read_bytes(), name


def tree(folder: Path, names: list[str], age: int) -> Path:
    """Some files, made in an order and at a time of their own."""
    for name in names:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
        os.utime(file, (age, age))
    return folder


def test_archives_tell_neither_order_nor_time(tmp_path: Path) -> None:
    names = ["b/ä", "a/z", "c", "a/b"]
    one = tree(tmp_path / "one" / "game", names, 1_000_000_000)
    other = tree(tmp_path / "other" / "game", names[::-1], 1_700_000_000)
    zips = [windows.pack(folder, folder.parent) for folder in (one, other)]
    tars = [compress(settle(each), each.parent / "game.tar.xz") for each in (one, other)]
    for first, second in (zips, tars):
        assert first.read_bytes() == second.read_bytes()
