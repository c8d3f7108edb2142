"""A window is killed at any moment: every action that somebody has seen the end of is there."""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.records import read_record, replay
from tests.support.library import library

ROOT = Path(__file__).parents[2]
MOST_CHOICES = 30
LONGEST_REST = 0.04  # seconds after the last of them: the next choices are being made and written


def acknowledged(folder: Path, seed: int, choices: int, rest: float) -> list[str]:
    """The last line of a window that lives for so many choices: the table, then its actions."""
    errors = folder / "errors.txt"
    folder.mkdir(exist_ok=True)
    with (
        errors.open("w", encoding="utf-8") as trouble,
        subprocess.Popen(
            [sys.executable, "-m", "tests.library.victim", str(folder), str(seed)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=trouble,
            text=True,
        ) as victim,
    ):
        assert victim.stdout is not None
        lines = [victim.stdout.readline() for _ in range(choices)]
        time.sleep(rest)
        victim.kill()
        lines += victim.stdout.readlines()
    whole = [line.split() for line in lines if line.endswith("\n")]
    assert whole, errors.read_text("utf-8")
    return whole[-1]


def saved(folder: Path, table: str) -> tuple[str, ...]:
    """What is on the disk of this table, as the next window finds it."""
    finished = folder / "finished" / f"{table}.json"
    shelf = library(folder)
    shelf.tables()
    if finished.exists():
        record = read_record(finished)
        replay(record)
        return record.actions
    sitting = shelf.open(table)
    assert sitting.news == ()
    shelf.close()
    (listed,) = [each for each in shelf.tables() if each.id == table]
    assert listed.save is not None
    assert len(listed.save.record.actions) == len(sitting.match.actions)
    return listed.save.record.actions


def test_a_killed_window_loses_nothing_that_was_acknowledged(
    tmp_path: Path, request: pytest.FixtureRequest, *, whole: bool
) -> None:
    kills: int = request.config.getoption("--kills") or (10 if whole else 4)
    moments = Random(5)
    folder, progress = tmp_path / "data", 0
    for number in range(kills):
        choices, rest = moments.randint(1, MOST_CHOICES), moments.uniform(0.0, LONGEST_REST)
        table, *actions = acknowledged(folder, number, choices, rest)
        there = saved(folder, table)
        assert there[: len(actions)] == tuple(actions), f"kill {number}"
        progress += len(actions)
    assert progress > 10 * kills  # they did play
    assert not (folder / "set-aside").exists()
