"""Two windows on one folder: each table is open in one of them only."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.library import CannotOpen
from tests.library.playing import left_after, library, play, table

ROOT = Path(__file__).parents[2]


def test_two_windows_do_not_open_the_same_table(tmp_path: Path) -> None:
    first, second = library(tmp_path), library(tmp_path)
    sitting = first.begin(table())
    play(sitting, 10)
    (listed,) = second.tables()
    for _ in range(2):
        with pytest.raises(CannotOpen, match="another window"):
            second.open(listed.id)
        with pytest.raises(CannotOpen, match="another window"):
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
import sys, threading
from pathlib import Path
from tests.library.playing import library
shelf = library(Path(sys.argv[1]))
shelf.open(shelf.tables()[0].id)
print("open", flush=True)
threading.Event().wait()
"""


def test_the_lock_of_a_killed_window_is_open(tmp_path: Path) -> None:
    name = left_after(tmp_path)
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "open\n"
    with pytest.raises(CannotOpen, match="another window"):
        library(tmp_path).open(name)
    holder.kill()
    holder.wait()
    holder.stdout.close()
    assert len(library(tmp_path).open(name).match.actions) == 20
