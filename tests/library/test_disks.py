"""A disk that is full, broken or closed: play goes on, and the player is told."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Timer

import pytest

from game.library import Library
from tests.library.owner import as_its_owner
from tests.library.playing import autosaver_of, hears, left_after, library, play, saves, table

pytestmark = pytest.mark.usefixtures("quick_retry")


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
    [
        (errno.ENOSPC, "full"),
        (errno.EROFS, "is write-protected"),
        (errno.EIO, "cannot be used"),
        (errno.ENOMEM, "no memory left"),
    ],
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
    assert autosaver_of(sitting).news() is None
    assert len(saves(tmp_path)) == 3  # the old saves are there, and no drafts
    assert not list(tmp_path.glob("**/.*"))
    disk.error = 0
    assert hears(sitting, "again")
    assert autosaver_of(sitting).safe
    assert autosaver_of(sitting).news() is None
    shelf.close()
    reopened = library(tmp_path)
    assert reopened.open(autosaver_of(sitting).table).match.actions == sitting.match.actions


@pytest.mark.skipif(sys.platform == "win32", reason="its folders cannot be closed by chmod")
def test_a_table_in_a_read_only_folder_can_be_played_on(home: Path) -> None:
    name = left_after(home)
    folder = home / "tables" / name
    as_its_owner(home)
    folder.chmod(0o500)
    try:
        sitting = library(home).open(name)
        play(sitting, 3)
        assert hears(sitting, "is write-protected")
    finally:
        folder.chmod(0o700)
    assert hears(sitting, "again")


def test_closing_waits_for_the_last_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf: Library = library(tmp_path)
    sitting = shelf.begin(table())
    play(sitting, 3)
    held, honest = Event(), os.fsync

    def slow(handle: int) -> None:
        held.wait()
        honest(handle)

    monkeypatch.setattr(os, "fsync", slow)
    sitting.match.play(sitting.match.legal[0])
    autosaver_of(sitting).keep(sitting.match)
    assert not autosaver_of(sitting).settled
    Timer(0.2, held.set).start()
    shelf.close()
    assert autosaver_of(sitting).safe
    assert len(library(tmp_path).open(autosaver_of(sitting).table).match.actions) == 4
