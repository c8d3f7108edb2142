"""Saving as a player meets it: nobody waits for the disk, and its trouble is told."""

from __future__ import annotations

import errno
import os
import statistics
import sys
import time
from pathlib import Path

import pytest

from scenes.shell.dialogs.notice import NoticeScene
from scenes.table.layer import Layer
from scenes.table.scene import TableScene
from tests.library.evening import asked, choose, table_of, title, wait, words
from tests.library.playing import autosaver_of, library, table
from tests.shell.booth import TO_THE_FIRST_TABLE, focus_on, press

CLOCK = time.perf_counter if sys.platform == "win32" else time.thread_time


def test_the_next_decision_waits_for_the_disk_and_the_picture_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = os.fsync

    def slow(handle: int) -> None:
        time.sleep(0.4)
        honest(handle)

    shelf = library(tmp_path)
    opened = title(shelf)
    press(opened, *TO_THE_FIRST_TABLE)
    wait(opened, asked)
    monkeypatch.setattr(os, "fsync", slow)
    choose(opened)
    scene, waited, longest = table_of(opened), 0, 0.0
    while not asked(opened.scenes[-1]):
        began = time.perf_counter()
        opened.tick(0.016)
        longest = max(longest, time.perf_counter() - began)
        if not isinstance(opened.scenes[-1], TableScene):
            assert scene.session.settled  # durable before anybody is asked
            break
        waited += 1
        time.sleep(0.005)
    assert waited > 10
    assert longest < 0.3
    shelf.close()


def test_handing_over_costs_no_frame(tmp_path: Path) -> None:
    """The longest time of 100 that the picture waits for saving; a frame has 16 milliseconds."""
    sitting = library(tmp_path).begin(table())
    waited = []
    for _ in range(100):
        if sitting.match.decision is None:
            break
        sitting.match.play(sitting.match.legal[0])
        began = CLOCK()
        autosaver_of(sitting).keep(sitting.match)
        waited.append(CLOCK() - began)
        autosaver_of(sitting).wait()
    # On Windows a thread's own time goes in steps of 16 ms, and by the wall clock others count too.
    longest = statistics.median(waited) if sys.platform == "win32" else max(waited)
    assert longest < 0.008


@pytest.mark.usefixtures("quick_retry")
def test_a_full_disk_is_told_once_and_its_recovery_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = library(tmp_path)
    opened = title(shelf)
    press(opened, *TO_THE_FIRST_TABLE)
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
        while not autosaver_of_table.safe:
            time.sleep(0.01)
        choose(opened)
        wait(opened, lambda scene: isinstance(scene, NoticeScene))
    assert "Saving works again" in words(opened)
    press(opened, "return")
    wait(opened, asked)
    actions = list(table_of(opened).session.match.actions)
    shelf.close()
    again = library(tmp_path)
    assert again.open(again.tables()[0].id).match.actions == actions
