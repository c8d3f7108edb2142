"""On screens that are upright or low the window lies within the desktop."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.window.conftest import sitting_at
from tests.window.program import Program
from tests.window.waiting import wait_until

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
