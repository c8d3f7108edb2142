"""Whatever becomes of the desktop, the window is no larger than it, and lies on it."""

from __future__ import annotations

from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from pygame import Rect

from scenes.backend import placement
from scenes.backend.placement import Placement, window_place

FULL_HD, LAPTOP, SMALL = Rect(0, 0, 1920, 1080), Rect(0, 0, 1366, 728), Rect(0, 0, 1024, 768)
RIGHT = Rect(1920, 0, 1280, 1024)
LEFT = Rect(-1280, 56, 1280, 1024)
PANELLED = Rect(64, 32, 1856, 1048)  # a bar on the left and one above


@pytest.mark.parametrize(
    ("window", "areas", "wanted"),
    [
        (Rect(160, 90, 1600, 900), [FULL_HD], Rect(160, 90, 1600, 900)),
        (Rect(160, 90, 1600, 900), [SMALL], Rect(16, 80, 992, 672)),
        (Rect(160, 90, 1600, 900), [LAPTOP], Rect(16, 80, 1334, 632)),
        (Rect(900, 300, 800, 400), [SMALL], Rect(208, 300, 800, 400)),
        (Rect(0, 0, 1024, 768), [SMALL], Rect(0, 0, 1024, 768)),  # without a frame
        (Rect(2000, 100, 1200, 800), [FULL_HD], Rect(704, 100, 1200, 800)),  # a screen is gone
        (Rect(2000, 100, 1200, 800), [FULL_HD, RIGHT], Rect(2000, 100, 1200, 800)),
        (Rect(2000, 100, 1200, 1000), [FULL_HD, RIGHT], Rect(1984, 80, 1200, 928)),
        (Rect(-1200, 100, 1100, 700), [FULL_HD, LEFT], Rect(-1200, 100, 1100, 700)),
        (Rect(-1200, 100, 1100, 700), [FULL_HD], Rect(16, 100, 1100, 700)),
        (Rect(0, 0, 1920, 1080), [PANELLED], Rect(80, 80, 1824, 952)),
        (Rect(5000, -3000, 640, 400), [SMALL], Rect(368, 48, 640, 400)),
    ],
)
def test_a_window_goes_where_there_is_room_for_it(
    window: Rect, areas: list[Rect], wanted: Rect
) -> None:
    assert window_place(window, areas) == wanted


def test_wherever_it_was_it_lies_within_a_screen_and_rests_there() -> None:
    chance = Random(7)
    screens = (FULL_HD, LAPTOP, SMALL, RIGHT, LEFT, PANELLED, Rect(0, 0, 640, 480))
    for areas in (*([each] for each in screens), *map(list, product(screens, repeat=2))):
        for _ in range(40):
            size = chance.randrange(100, 4000), chance.randrange(100, 3000)
            window = Rect((chance.randrange(-4000, 4000), chance.randrange(-3000, 3000)), size)
            placed = window_place(window, areas)
            assert any(area.contains(placed) for area in areas), (window, areas)
            assert placed.w <= window.w
            assert placed.h <= window.h
            assert window_place(placed, areas) == placed


class Desk:
    """A desktop that changes, with a window on it, and a clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.areas, self.whole, self.time = [FULL_HD], [FULL_HD], 100.0
        self.window: Any = SimpleNamespace(size=(1600, 900), position=(160, 90), minimum_size=None)
        monkeypatch.setattr(placement, "told_areas", self.told)
        monkeypatch.setattr(placement, "real_areas", lambda told: told)
        monkeypatch.setattr(placement, "monotonic", lambda: self.time)
        self.placement = Placement()
        self.look()

    def told(self, question: str = placement.USABLE) -> list[Rect]:
        return list(self.areas if question == placement.USABLE else self.whole)

    def look(self, seconds: float = 1.1) -> Rect:
        self.time += seconds
        self.placement.look(self.window)
        return Rect(self.window.position, self.window.size)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(monkeypatch)


def test_a_desktop_that_shrinks_takes_the_window_along(desk: Desk) -> None:
    desk.areas = [SMALL]
    assert desk.look() == Rect(16, 80, 992, 672)
    assert desk.window.minimum_size == (992, 640)
    desk.areas = [Rect(0, 0, 800, 600)]
    assert desk.look() == Rect(16, 80, 768, 504)


def test_it_is_asked_once_a_second(desk: Desk) -> None:
    desk.areas = [SMALL]
    assert desk.look(0.5) == Rect(160, 90, 1600, 900)
    assert desk.look(0.6) == Rect(16, 80, 992, 672)


def test_a_window_that_somebody_drags_over_an_edge_stays_there(desk: Desk) -> None:
    desk.window.position = (1500, 700)
    assert desk.look() == Rect(1500, 700, 1600, 900)
    desk.window.size = (1500, 800)
    assert desk.look() == Rect(1500, 700, 1500, 800)
    desk.areas = [LAPTOP]
    assert LAPTOP.contains(desk.look())


@pytest.mark.parametrize("size", [(2400, 900), (800, 1300)])
def test_a_window_that_becomes_larger_than_its_desktop_is_made_smaller(
    desk: Desk, size: tuple[int, int]
) -> None:
    desk.window.size = size
    assert FULL_HD.contains(desk.look())


def test_a_window_that_comes_back_beside_the_desktop_is_fetched(desk: Desk) -> None:
    desk.window.size, desk.window.position = (1000, 700), (2000, 300)
    assert FULL_HD.contains(desk.look())


def test_a_window_that_the_desktop_itself_makes_as_large_as_a_screen_stays_so(desk: Desk) -> None:
    desk.areas = [PANELLED]
    desk.window.size, desk.window.position = FULL_HD.size, (0, 0)
    assert desk.look() == FULL_HD
    desk.areas, desk.whole = [SMALL], [SMALL]
    assert SMALL.contains(desk.look())


def test_out_of_the_full_screen_it_is_looked_at_at_once(desk: Desk) -> None:
    desk.window.position = (1500, 700)
    desk.placement.forget()
    assert FULL_HD.contains(desk.look(0.0))


def test_whoever_cannot_tell_changes_nothing(desk: Desk) -> None:
    desk.areas = []
    assert desk.look() == Rect(160, 90, 1600, 900)


def test_a_window_that_will_not_move_is_not_pushed_for_ever(desk: Desk) -> None:
    desk.areas = [SMALL]
    desk.look()
    desk.window.position = (-500, 90)  # some tile their windows
    assert desk.look() == Rect(-500, 90, 992, 672)
