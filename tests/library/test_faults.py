"""What can go wrong on a disk: no save is lost to it, none is overwritten, the player is told."""

from __future__ import annotations

import errno
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.library import CannotOpen, Library, Sitting, files, keeper
from game.library.files import InUse, delete, set_aside, write_durably
from tests.library.playing import keeper_of, library, play, saves, table

ROOT = Path(__file__).parents[2]
NOBODY = 65534


@pytest.fixture(autouse=True)
def quick_retry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "RETRY", 0.02)


def left_after(folder: Path, actions: int = 20) -> str:
    """A table that was played and left; its id."""
    shelf = library(folder)
    sitting = shelf.begin(table())
    play(sitting, actions)
    shelf.close()
    return keeper_of(sitting).table


def truncate(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-300])


def garble(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[200:260] = bytes(range(60))
    file.write_bytes(data)


def empty(file: Path) -> None:
    file.write_bytes(b"")


def cheat(file: Path) -> None:
    """A game that the rules refuse, in perfect JSON."""
    text = file.read_text("utf-8")
    file.write_text(re.sub(r'("actions": \[\s*)"[a-z-]+"', r'\1"A1"', text), "utf-8")


def bring_stranger(file: Path) -> None:
    """A valid record of another app: no meta of ours."""
    text = file.read_text("utf-8")
    file.write_text(re.sub(r',\n  "meta": .*', "\n}", text), "utf-8")


FAULTS: list[Callable[[Path], None]] = [truncate, garble, empty, cheat, bring_stranger]


@pytest.mark.parametrize("spoil", FAULTS)
def test_a_faulty_save_is_set_aside_and_the_one_before_it_loaded(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    name = left_after(tmp_path)
    newest = saves(tmp_path)[-1]
    spoil(newest)
    spoiled = newest.read_bytes()
    shelf = library(tmp_path)
    sitting = shelf.open(name)
    assert len(sitting.match.actions) == 19
    (news,) = sitting.news
    assert "set aside" in news.title
    assert str(tmp_path / "set-aside" / name) in news.words
    play(sitting, 5)
    (kept,) = (tmp_path / "set-aside" / name).iterdir()
    assert kept.read_bytes() == spoiled


@pytest.mark.parametrize("spoil", FAULTS)
def test_a_table_with_only_faulty_saves_is_set_aside_whole(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    name = left_after(tmp_path)
    for file in saves(tmp_path):
        spoil(file)
    shelf = library(tmp_path)
    assert len(shelf.tables()) == 1
    with pytest.raises(CannotOpen, match="nothing was deleted"):
        shelf.open(name)
    assert len(list((tmp_path / "set-aside" / name).iterdir())) == 3
    assert shelf.tables() == []


def test_saves_whose_names_were_swapped_are_told_apart_by_their_content(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    first, _, last = saves(tmp_path)
    first.rename(first.with_suffix(".x"))
    last.rename(first)
    first.with_suffix(".x").rename(last)
    shelf = library(tmp_path)
    sitting = shelf.open(name)
    assert len(sitting.match.actions) == 20
    assert sitting.news == ()
    play(sitting, 1)
    shelf.close()
    assert len(library(tmp_path).open(name).match.actions) == 21


def test_a_save_of_another_table_is_set_aside(tmp_path: Path) -> None:
    name, other = left_after(tmp_path), left_after(tmp_path, 50)
    (newest,) = [file for file in saves(tmp_path)[-1:] if file.parent.name == other]
    target = tmp_path / "tables" / name / "save-1.json"
    shutil.copy(newest, target)
    sitting = library(tmp_path).open(name)
    assert len(sitting.match.actions) <= 20
    assert sitting.news
    assert (tmp_path / "set-aside" / name / "save-1.json").read_bytes() == newest.read_bytes()


def test_a_copied_folder_is_a_table_of_its_own(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    shutil.copytree(tmp_path / "tables" / name, tmp_path / "tables" / "a copy")
    shelf = library(tmp_path)
    play(shelf.open("a copy"), 3)
    assert len(shelf.open(name).match.actions) == 20
    assert len(shelf.open("a copy").match.actions) == 23


def test_nothing_set_aside_is_ever_overwritten(tmp_path: Path) -> None:
    shelter = tmp_path / "set-aside"
    for number in range(4):
        (file := tmp_path / "save-1.json").write_text(str(number))
        set_aside(file, shelter)
    assert {file.read_text() for file in shelter.iterdir()} == {"0", "1", "2", "3"}


def test_foreign_files_in_the_folders_are_left_alone(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    strange = [
        tmp_path / "tables" / "holiday.txt",
        tmp_path / "tables" / name / "notes.txt",
        tmp_path / "tables" / "empty folder" / "picture.png",
    ]
    for file in strange:
        file.parent.mkdir(exist_ok=True)
        file.write_text("mine")
    shelf = library(tmp_path)
    assert [listed.id for listed in shelf.tables()] == [name]
    play(shelf.open(name))
    assert all(file.read_text() == "mine" for file in strange)


def test_a_save_of_a_newer_version_is_refused_politely_and_left_alone(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    newest = saves(tmp_path)[-1]
    text = newest.read_text("utf-8").replace("backyardia/1", "backyardia/2")
    newest.write_text(text, "utf-8")
    before = {file: file.read_bytes() for file in saves(tmp_path)}
    shelf = library(tmp_path)
    (listed,) = shelf.tables()
    assert listed.trouble is not None
    assert "newer version" in listed.trouble.words
    with pytest.raises(CannotOpen, match="update the game"):
        shelf.open(name)
    assert {file: file.read_bytes() for file in saves(tmp_path)} == before
    with pytest.raises(CannotOpen):  # and it can be tried again: no lock stays behind
        shelf.open(name)


# two windows


def test_two_windows_do_not_open_the_same_table(tmp_path: Path) -> None:
    first, second = library(tmp_path), library(tmp_path)
    sitting = first.begin(table())
    play(sitting, 10)
    (listed,) = second.tables()
    for _ in range(2):
        with pytest.raises(CannotOpen, match="Another window"):
            second.open(listed.id)
        with pytest.raises(CannotOpen, match="Another window"):
            second.delete(listed.id)
    play(sitting, 5)
    first.close()
    assert len(second.open(listed.id).match.actions) == 15


def test_two_windows_play_side_by_side(tmp_path: Path) -> None:
    first, second = library(tmp_path), library(tmp_path)
    one, two = first.begin(table(1)), second.begin(table(1))
    for _ in range(10):
        play(one, 1)
        play(two, 1, seed=9)
    first.close()
    second.close()
    reopened = library(tmp_path)
    assert [len(reopened.open(each.id).match.actions) for each in reopened.tables()] == [10, 10]


HOLDER = """
import sys, time
from pathlib import Path
from tests.library.playing import library
shelf = library(Path(sys.argv[1]))
shelf.open(shelf.tables()[0].id)
print("open", flush=True)
time.sleep(60)
"""


def test_the_lock_of_a_killed_window_is_open(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "open\n"
    with pytest.raises(CannotOpen, match="Another window"):
        library(tmp_path).open(name)
    holder.kill()
    holder.wait()
    holder.stdout.close()
    assert len(library(tmp_path).open(name).match.actions) == 20


# disks


def hears(sitting: Sitting, word: str) -> bool:
    """Whether the player is told something with this word, in a moment."""
    for _ in range(200):
        if news := keeper_of(sitting).news():
            return word in news.title + news.words
        time.sleep(0.01)
    return False


class Disk:
    """Refuses to make anything durable while ``error`` is set."""

    def __init__(self) -> None:
        self.error = 0
        self._fsync = os.fsync

    def fsync(self, handle: int) -> None:
        if self.error:
            raise OSError(self.error, os.strerror(self.error))
        self._fsync(handle)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    bad = Disk()
    monkeypatch.setattr(os, "fsync", bad.fsync)
    yield bad
    bad.error = 0


@pytest.mark.parametrize(
    ("error", "word"),
    [(errno.ENOSPC, "full"), (errno.EROFS, "cannot be written"), (errno.EIO, "trouble")],
)
def test_play_goes_on_and_the_player_is_told_once_and_again_when_it_recovers(
    tmp_path: Path, disk: Disk, error: int, word: str
) -> None:
    shelf = library(tmp_path)
    sitting = shelf.begin(table())
    play(sitting, 10)
    disk.error = error
    play(sitting, 10)
    assert hears(sitting, word)
    play(sitting, 5)
    assert keeper_of(sitting).news() is None
    assert len(saves(tmp_path)) == 3  # the old saves are there, and no drafts
    assert not list(tmp_path.glob("**/.*"))
    disk.error = 0
    assert hears(sitting, "again")
    assert keeper_of(sitting).safe
    assert keeper_of(sitting).news() is None
    shelf.close()
    reopened = library(tmp_path)
    assert reopened.open(keeper_of(sitting).table).match.actions == sitting.match.actions


def test_a_new_table_where_nothing_can_be_written_is_saved_as_soon_as_that_is_possible(
    tmp_path: Path,
) -> None:
    home = tmp_path / "home"
    home.write_text("a file where the folder should be")
    sitting = library(home).begin(table())
    play(sitting, 10)
    assert hears(sitting, "not being saved")
    home.unlink()
    assert hears(sitting, "again")
    (listed,) = library(home).tables()
    assert listed.save is not None
    assert len(listed.save.record.actions) == 10


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """A folder whose owner may not do everything: for root, which may, somebody else's."""
    if os.name == "nt" or os.geteuid() != 0:
        yield tmp_path
        return
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)
        os.seteuid(0)


def as_its_owner(home: Path) -> None:
    """Root gives the folder away and goes on as its new owner."""
    if os.name != "nt" and os.geteuid() == 0:
        for path in [home, *home.rglob("*")]:
            os.chown(path, NOBODY, NOBODY)
        os.seteuid(NOBODY)


@pytest.mark.skipif(sys.platform == "win32", reason="its folders cannot be closed by chmod")
def test_a_table_in_a_read_only_folder_can_be_played_on(home: Path) -> None:
    name = left_after(home)
    folder = home / "tables" / name
    as_its_owner(home)
    folder.chmod(0o500)
    try:
        sitting = library(home).open(name)
        play(sitting, 3)
        assert hears(sitting, "cannot be written")
    finally:
        folder.chmod(0o700)
    assert hears(sitting, "again")


def test_a_faulty_save_that_cannot_be_moved_is_not_overwritten_either(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    newest = saves(tmp_path)[-1]
    garble(newest)
    garbled = newest.read_bytes()
    (tmp_path / "set-aside").write_text("a file where the folder should be")
    shelf = library(tmp_path)
    sitting = shelf.open(name)
    play(sitting, 6)
    shelf.close()
    assert newest.read_bytes() == garbled
    assert len(library(tmp_path).open(name).match.actions) == 25


def test_a_failed_write_leaves_the_file_as_it_was(tmp_path: Path, disk: Disk) -> None:
    file = tmp_path / "settings.json"
    write_durably(file, b"old")
    disk.error = errno.ENOSPC
    with pytest.raises(OSError, match="space"):
        write_durably(file, b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_closing_waits_for_the_last_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf: Library = library(tmp_path)
    sitting = shelf.begin(table())
    play(sitting, 3)
    honest = os.fsync

    def slow(handle: int) -> None:
        time.sleep(0.1)
        honest(handle)

    monkeypatch.setattr(os, "fsync", slow)
    for action in list(sitting.match.legal)[:1]:
        sitting.match.play(action)
        before = time.perf_counter()
        keeper_of(sitting).keep(sitting.match)
        assert time.perf_counter() - before < 0.05
    assert not keeper_of(sitting).settled
    shelf.close()
    assert keeper_of(sitting).safe
    assert len(library(tmp_path).open(keeper_of(sitting).table).match.actions) == 4


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """Somebody reads a file, as Windows sees it: nobody may replace it for so many tries."""
    left: list[float] = [0]
    replaces, unlinks = Path.replace, Path.unlink

    def is_open() -> bool:
        left[0] -= 1
        return left[0] >= 0

    def replace(file: Path, goal: Path) -> Path:
        if is_open():
            raise PermissionError(errno.EACCES, "Access is denied", str(goal))
        return replaces(file, goal)

    def unlink(file: Path, *, missing_ok: bool = False) -> None:
        if file.suffix != ".part" and file.parent.name != "aside" and is_open():
            raise PermissionError(errno.EACCES, "The file is in use", str(file))
        unlinks(file, missing_ok)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(Path, "unlink", unlink)
    monkeypatch.setattr(files, "TRIES", 4)
    monkeypatch.setattr(files, "PAUSE", 0.01)
    yield left
    left[0] = 0


def test_a_file_that_somebody_reads_is_replaced_when_he_lets_go(
    tmp_path: Path, reader: list[float]
) -> None:
    file = tmp_path / "save.json"
    file.write_bytes(b"old")
    reader[0] = 3
    write_durably(file, b"new")
    assert file.read_bytes() == b"new"
    reader[0] = 3
    assert set_aside(file, tmp_path / "aside").read_bytes() == b"new"
    file.touch()
    reader[0] = 3
    delete(file)
    assert not file.exists()


def test_who_never_lets_go_is_another_trouble_than_no_right(
    tmp_path: Path, reader: list[float]
) -> None:
    file = tmp_path / "save.json"
    file.write_bytes(b"old")
    reader[0] = 1000
    for change in (
        lambda: write_durably(file, b"new"),
        lambda: set_aside(file, tmp_path / "aside"),
        lambda: delete(file),
    ):
        with pytest.raises(InUse, match="Another program has the file open"):
            change()
    assert file.read_bytes() == b"old"
    reader[0] = 0
    assert list((tmp_path / "aside").iterdir()) == []
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["save.json"]


def test_a_short_look_at_a_save_is_no_alarm_and_a_long_one_has_its_own_words(
    tmp_path: Path, reader: list[float]
) -> None:
    sitting = library(tmp_path).begin(table())
    play(sitting, 5)
    reader[0] = 3
    play(sitting, 3)
    assert keeper_of(sitting).wait()
    assert keeper_of(sitting).news() is None
    reader[0] = 1000
    play(sitting, 3)
    assert hears(sitting, "Another program has a save")
    reader[0] = 0
    assert hears(sitting, "again")
    keeper_of(sitting).close()
