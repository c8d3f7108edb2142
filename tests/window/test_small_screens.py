"""On screens that are upright or low the window lies within the desktop."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import pytest

from tests.waiting import wait_until
from tests.window.conftest import sitting_at
from tests.window.program import Program

pytestmark = pytest.mark.window
SCREENS = pytest.mark.parametrize("screen", [(800, 1280), (1024, 600)], ids=["upright", "low"])


def lies_within(program: Program, screen: tuple[int, int]) -> bool:
    left, top, right, bottom = program.edges
    return 0 <= left < right <= screen[0] and 0 <= top < bottom <= screen[1]


@SCREENS
def test_it_fills_a_screen_that_is_too_small_and_as_a_window_stays_on_it(
    tmp_path: Path, screen: tuple[int, int]
) -> None:
    with sitting_at(screen, tmp_path) as desktop, Program(desktop, tmp_path, ()) as program:
        assert program.size == screen
        assert program.edges == (0, 0, *screen)
        for _ in range(2):
            program.press("f11")
            wait_until(lambda: program.size != screen and lies_within(program, screen), "a window")
            program.press("f11")
            wait_until(lambda: program.edges == (0, 0, *screen), "the full screen")
            assert program.size == screen
        assert program.close() == 0


@SCREENS
def test_a_window_that_is_wished_larger_than_the_screen_lies_within_it(
    tmp_path: Path, screen: tuple[int, int]
) -> None:
    wished = ("--size", "1280x720")
    with sitting_at(screen, tmp_path) as desktop, Program(desktop, tmp_path, wished) as program:
        assert lies_within(program, screen)
        assert program.close() == 0


def change(desktop: Mapping[str, str], screen: tuple[int, int]) -> None:
    """The screen becomes another one, as when a computer leaves its docking station."""
    width, height = map(str, screen)
    mode = f"{width}x{height}"
    new = ("--newmode", mode, "0", width, "0", "0", "0", height, "0", "0", "0")
    for words in (new, ("--addmode", "screen", mode)):  # a mode may be known already
        subprocess.run(["xrandr", *words], env=desktop, capture_output=True, check=False)
    subprocess.run(["xrandr", "--output", "screen", "--mode", mode], env=desktop, check=True)


def is_all_seen(program: Program, screen: tuple[int, int]) -> bool:
    """Whether every pixel of the window lies on the screen."""
    width, height = program.size
    left, top, right, bottom = program.corners
    whole = (right - left, bottom - top) == (width - 1, height - 1)
    return whole and width <= screen[0] and height <= screen[1]


def test_the_window_stays_on_a_screen_that_becomes_smaller(tmp_path: Path) -> None:
    large = (1920, 1080)
    with (
        sitting_at(large, tmp_path) as desktop,
        Program(desktop, tmp_path, ("--size", "1600x900")) as program,
    ):
        for screen in ((1280, 1024), (1024, 768), (800, 600)):
            change(desktop, screen)
            wait_until(partial(is_all_seen, program, screen), "a window within", 5)
        change(desktop, large)
        program.press("f11")
        wait_until(lambda: program.size == large, "the full screen")
        change(desktop, (1024, 768))
        wait_until(lambda: program.size == (1024, 768), "the smaller full screen")
        program.press("f11")
        wait_until(lambda: program.size != (1024, 768), "a window")
        wait_until(lambda: is_all_seen(program, (1024, 768)), "a window within", 5)
        assert program.close() == 0
