"""The program itself, started as people start it, in a real window on a real X server."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scenes.selftest.pilot import Pilot, Use, by_keyboard, by_mouse
from tests.pilot.looking import USES
from tests.waiting import PATIENCE, wait_until
from tests.window.conftest import SCREEN, Start
from tests.window.program import ROOT

pytestmark = pytest.mark.window
QUICK = ("--speed", "off", "--seed", "5", "--size", "1280x720")


@USES
def test_a_whole_game_of_four_seats(start: Start, use: Use) -> None:
    with start(*QUICK) as program:
        pilot = Pilot(program, use)
        pilot.set_table(4, 1)
        pilot.play()
        assert program.seen.scene == "ResultsScene"
        assert pilot.choices > 33
        pilot.use("title")
        pilot.use("close")  # what comes after the first whole game
        pilot.wait(lambda: "quit" in pilot.names)
        use(program, "quit")
        assert program.process.wait(20) == 0
        assert program.errors == ""


def test_two_people_hand_over_behind_the_curtain(start: Start) -> None:
    lifted = []
    with start(*QUICK) as program:
        pilot = Pilot(program, by_keyboard, watch=lambda choice: lifted.append(choice == "lift"))
        pilot.set_table(3, 2)
        pilot.play(until=lambda: sum(lifted) > 5)
        assert program.close() == 0
        assert program.errors == ""


def test_full_screen_and_back(start: Start) -> None:
    with start(*QUICK) as program:
        assert program.size == (1280, 720)
        program.press("f11")
        wait_until(lambda: program.size == SCREEN, "the full screen")
        program.press("f11")
        wait_until(lambda: program.size == (1280, 720), "the old size")
        program.press("f1")
        wait_until(lambda: "close" in program.names, "the sheet of keys")


@pytest.mark.parametrize(
    "full",
    [
        pytest.param(False, id="window"),
        pytest.param(True, id="full screen"),
    ],
)
def test_another_rendering_takes_over_in_the_middle_of_a_game(start: Start, full: bool) -> None:
    with start(*QUICK) as program:
        pilot = Pilot(program, by_keyboard)
        pilot.set_table(3, 1)
        pilot.play(until=lambda: any(name.startswith("card:") for name in pilot.names))
        cards = program.names
        if full:
            program.press("f11")
            wait_until(lambda: program.size == SCREEN, "the full screen")
        size, place = program.size, program.place
        program.press("escape")
        for name in ("settings", "tab:look", "compatible:off"):
            pilot.use(name)
        wait_until(lambda: program.find_again() and program.place == place, "the new window")
        assert program.size == size
        pilot.use("compatible:on")
        wait_until(lambda: program.find_again() and program.place == place, "the old rendering")
        if full:
            program.press("f11")
            wait_until(lambda: program.size == (1280, 720), "the old size")
        program.press("escape")
        program.press("escape")
        wait_until(lambda: program.names == cards, "the table")
        pilot.use(next(name for name in cards if name.startswith("card:")))
        assert program.close() == 0
        assert program.errors == ""


def test_a_rendering_that_was_chosen_is_there_from_the_start(start: Start) -> None:
    with start(*QUICK) as program:
        assert not program.uses("libGL")
        pilot = Pilot(program, by_mouse)
        for name in ("settings", "tab:look", "compatible:off"):
            pilot.use(name)
        wait_until(lambda: program.uses("libGL"), "the other rendering")
        assert program.find_again()
        assert program.close() == 0
    with start(*QUICK) as program:
        assert program.uses("libGL")
        Pilot(program, by_mouse).use("settings")
        assert program.close() == 0
        assert program.errors == ""


def test_the_window_is_resized_during_play(start: Start) -> None:
    with start("--speed", "normal", "--seed", "5", "--size", "1280x720") as program:
        pilot = Pilot(program, by_mouse)
        pilot.set_table(3, 1)
        for size in ((1100, 700), (1500, 800), (1024, 640), (1333, 777)):
            program.resize(*size)
        pilot.play(until=lambda: any(name.startswith("card:") for name in pilot.names))
        program.resize(1280, 720)
        pilot.use(next(name for name in pilot.names if name.startswith("card:")))
        assert program.is_running
        assert program.close() == 0
        assert program.errors == ""


def test_without_a_display_one_sentence_says_so(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    settings = {name: value for name, value in os.environ.items() if name not in hidden}
    settings["XDG_RUNTIME_DIR"] = str(tmp_path)  # else Wayland complains about that first
    ended = subprocess.run(
        [sys.executable, "main.py"],
        cwd=ROOT,
        env=settings,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.count("\n") == 1
    assert "display" in ended.stderr
    assert "Traceback" not in ended.stderr
