"""The same source gives the same packages, whoever makes them, and when, and where."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from base64 import b64decode
from pathlib import Path

import pytest

from build.environment import ROOT
from build.package import windows
from build.package.freeze import settle
from build.package.identity import moment
from build.package.linux import compress
from game.compiled import FOLDER

SUM = re.compile(rb"\b[0-9a-f]{64}\b")
SUM_OF_PIP = re.compile(rb"\bsha256[=-]([A-Za-z0-9_-]{43})")


@pytest.fixture(scope="module")
def elsewhere(house: Path, downloads: Path) -> Path:
    """The same source in a folder with a longer path, and an environment of its own.

    Compiled modules come along, once there are some for ``downloads``: that they are the same
    wherever they are compiled is asked of a small one, in ``tests/tools/test_compiled.py``.
    """
    assert downloads.is_dir()
    listed = ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z", "--cached", "--others"]
    told = subprocess.run(
        [*listed, "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    folder = house / f"checked out by somebody else, {'further ' * len(ROOT.parts)}down"
    for name in filter(None, told.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    if FOLDER.is_dir():
        shutil.copytree(FOLDER, folder / FOLDER.name)
    return folder


@pytest.fixture(scope="module")
def made_elsewhere(elsewhere: Path, house: Path) -> Path:
    """What comes out there, with another folder to work in and another seed of chance."""
    again, work = house / "again", house / "another place to work in"
    work.mkdir()
    settings = {**os.environ, "TMPDIR": str(work), "PYTHONHASHSEED": "17"}
    settings["SOURCE_DATE_EPOCH"] = str(moment())
    made = subprocess.run(
        [sys.executable, "build/dev.py", "package", "--quick", "--to", str(again)],
        cwd=elsewhere,
        env=settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stdout + made.stderr
    return again


@pytest.mark.package
def test_made_again_every_file_has_the_same_bytes(downloads: Path, made_elsewhere: Path) -> None:
    """Another path to the source, another folder to work in, another day, another seed."""
    names = sorted(file.name for file in downloads.iterdir())
    assert names == sorted(file.name for file in made_elsewhere.iterdir())
    assert len(names) == 4
    ours, theirs = unpacked_files(downloads), unpacked_files(made_elsewhere)
    assert sorted(ours) == sorted(theirs)
    assert [name for name, data in ours.items() if sum_of(data) != sum_of(theirs[name])] == []
    for name in names:  # sums, as nobody could read how megabytes differ
        first, second = downloads / name, made_elsewhere / name
        assert sum_of(first.read_bytes()) == sum_of(second.read_bytes()), name


@pytest.mark.package
def test_no_file_tells_where_it_was_made(
    downloads: Path, made_elsewhere: Path, elsewhere: Path
) -> None:
    for made, place in ((downloads, ROOT), (made_elsewhere, elsewhere)):
        files = unpacked_files(made)
        assert [name for name, data in files.items() if bytes(place) in data] == []


@pytest.mark.package
def test_no_file_tells_the_sum_of_one_that_is_not_there(made_elsewhere: Path) -> None:
    files = unpacked_files(made_elsewhere)
    there = {sum_of(data) for data in files.values()}
    assert {name: sums_in(data) - there for name, data in files.items() if sums_in(data)} == {}


def unpacked_files(downloads: Path) -> dict[str, bytes]:
    (file,) = downloads.glob("*.tar.xz")
    with tarfile.open(file) as archive:
        opened = ((entry.name, archive.extractfile(entry)) for entry in archive if entry.isfile())
        return {name: content.read() for name, content in opened if content is not None}


def sum_of(data: bytes) -> str:
    """The sum that tells one file from another."""
    return hashlib.sha256(data).hexdigest()


def sums_in(data: bytes) -> set[str]:
    """The sums that a text names, as people and as pip write them; programs name none."""
    if b"\0" in data:
        return set()
    of_pip = {b64decode(each + b"=", b"-_").hex() for each in SUM_OF_PIP.findall(data)}
    return {each.decode() for each in SUM.findall(data)} | of_pip


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
