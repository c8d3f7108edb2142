"""What brings the window to the front does nothing in it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from scenes.backend.focus_filter import SETTLES
from tests.waiting import wait_until
from tests.window.conftest import SCREEN, running, sitting_at
from tests.window.program import Program

pytestmark = pytest.mark.window
QUICK = ("--speed", "off", "--seed", "5", "--size", "1280x720")
OTHER = [sys.executable, "-m", "tests.window.other"]
REPEATS_AFTER = 0.66  # seconds that a key is held, as X servers have it


@pytest.fixture
def repeating(tmp_path: Path) -> Iterator[Mapping[str, str]]:
    """A desktop on which a key that is held repeats itself."""
    with sitting_at(SCREEN, tmp_path, repeats=True) as settings:
        yield settings


@pytest.fixture
def program(repeating: Mapping[str, str], tmp_path: Path) -> Iterator[Program]:
    with Program(repeating, tmp_path, QUICK) as started:
        yield started
        assert started.close() == 0
        assert started.errors == ""


@pytest.fixture
def beside(program: Program, repeating: Mapping[str, str]) -> Iterator[Program]:
    def is_there() -> bool:
        asked = ["timeout", "5", "xdotool", "getactivewindow", "getwindowname"]
        told = subprocess.run(asked, env=repeating, capture_output=True, text=True, check=False)
        return told.stdout.strip() == "Other"

    with running(OTHER, repeating):
        wait_until(is_there, "the other window")
        yield program


def test_the_click_that_fetches_the_window_only_fetches_it(beside: Program) -> None:
    beside.click("settings")
    assert beside.find_again()
    assert beside.seen.scene == "TitleScene"
    beside.click("settings")
    wait_until(lambda: beside.seen.scene == "SettingsScene", "the settings")


@pytest.mark.parametrize("wait", [0.0, REPEATS_AFTER + SETTLES], ids=["fresh", "repeating"])
def test_a_key_that_is_held_elsewhere_does_nothing_here(beside: Program, wait: float) -> None:
    beside.hold("return", down=True)
    time.sleep(wait)
    beside.activate()
    wait_until(lambda: beside.seen.heard.get("return", 0) > 1, "the key that repeats itself")
    beside.hold("return", down=False)
    assert beside.seen.scene == "TitleScene"
    beside.press("return")
    wait_until(lambda: beside.seen.scene != "TitleScene", "what was focused")


def test_a_key_that_was_held_elsewhere_counts_when_it_is_pressed_again(beside: Program) -> None:
    beside.hold("return", down=True)
    beside.activate()
    assert beside.find_again()
    beside.hold("return", down=False)
    beside.press("return")
    wait_until(lambda: beside.seen.scene != "TitleScene", "what was focused")


def test_chords_of_the_desktop_do_nothing(program: Program) -> None:
    focus = program.focus
    for modifier in ("ctrl", "super"):  # openbox has taken those with Alt
        for key in ("space", "Return", "Up"):
            program.chord(f"{modifier}+{key}")
    program.press("f11")  # has been heard after all of these
    wait_until(lambda: program.size == SCREEN, "the full screen")
    assert (program.seen.scene, program.focus) == ("TitleScene", focus)
