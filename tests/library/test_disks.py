"""A disk that is full, broken or closed: play goes on, nobody waits, and the player is told."""

import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Timer

import pytest

from game.library import Library
from scenes.shell.dialogs.notice import NoticeScene
from scenes.table.layer import Layer
from tests.library.evening import asked, choose, table_of, title, wait, words
from tests.library.owner import as_its_owner
from tests.support.library import autosaver_of, hears, left_after, library, play, saves, table
from tests.support.window import TO_A_TABLE, focus_on, press
from tests.waiting import wait_until

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
    assert not autosaver_of(sitting).is_settled
    Timer(0.2, held.set).start()
    shelf.close()
    assert autosaver_of(sitting).safe
    assert len(library(tmp_path).open(autosaver_of(sitting).table).match.actions) == 4


def test_the_next_decision_waits_for_the_disk_and_the_picture_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, honest = Event(), os.fsync

    def slow(handle: int) -> None:
        held.wait()
        honest(handle)

    shelf = library(tmp_path)
    opened = title(shelf)
    press(opened, *TO_A_TABLE)
    wait(opened, asked)
    monkeypatch.setattr(os, "fsync", slow)
    choose(opened)
    scene = table_of(opened)
    for _ in range(60):
        opened.tick(0.016)
        assert opened.scenes[-1] is scene
    held.set()
    wait(opened, lambda top: top is not scene)
    assert scene.session.is_settled  # durable before anybody is asked
    shelf.close()


def test_handing_over_costs_no_frame(tmp_path: Path) -> None:
    """The picture waits for it: however long the game is, so many functions are called and no more.

    A page that is written, or a game that is gone through again, takes thousands.
    """
    sitting, calls = library(tmp_path).begin(table()), 0

    def count(_frame: object, event: str, _called: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    for _ in range(100):
        if sitting.match.decision is None:
            break
        sitting.match.play(sitting.match.legal[0])
        calls = 0
        sys.setprofile(count)
        autosaver_of(sitting).keep(sitting.match)
        sys.setprofile(None)
        assert calls < 500
        assert autosaver_of(sitting).wait()


@pytest.mark.usefixtures("quick_retry")
def test_a_full_disk_is_told_once_and_its_recovery_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = library(tmp_path)
    opened = title(shelf)
    press(opened, *TO_A_TABLE)
    wait(opened, asked)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", full)
        choose(opened)
        wait(opened, lambda scene: isinstance(scene, NoticeScene))
        assert "The disk is full." in words(opened)
        press(opened, "return")
        for _ in range(3):
            wait(opened, lambda scene: isinstance(scene, Layer | NoticeScene))
            assert isinstance(opened.scenes[-1], Layer)
            press(opened, "escape")  # leaving would lose something: now it asks
            opened.draw()
            focus_on(opened, "leave")
            press(opened, "return", "return", "escape")
            choose(opened)
    wait(opened, lambda scene: isinstance(scene, Layer | NoticeScene))
    if isinstance(opened.scenes[-1], Layer):
        autosaver_of_table = table_of(opened).session.autosaver
        assert autosaver_of_table is not None
        wait_until(lambda: autosaver_of_table.safe, "the last page")
        choose(opened)
        wait(opened, lambda scene: isinstance(scene, NoticeScene))
    assert "Saving works again" in words(opened)
    press(opened, "return")
    wait(opened, asked)
    actions = list(table_of(opened).session.match.actions)
    shelf.close()
    again = library(tmp_path)
    assert again.open(again.tables()[0].id).match.actions == actions
