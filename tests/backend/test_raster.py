"""Drawings are made once per size, and never hold up the picture for long."""

import threading

import pygame
import pytest

from scenes.backend.paint.assets import svg
from scenes.backend.paint.cache import Pixels
from scenes.backend.paint.raster import LATE_SHARE, Rasteriser, Size
from tests.waiting import wait_until

DISC = svg((0, 0, 100, 100), '<circle cx="50" cy="50" r="48" fill="#B3322B"/>')
SMALL, SMALLER, HUGE = (40, 40), (30, 30), (900, 900)


class Maker:
    """Counts how often the source is asked for."""

    def __init__(self, source: bytes = DISC) -> None:
        self.asked = 0
        self._source = source

    def __call__(self) -> bytes:
        self.asked += 1
        return self._source


def frames_until_done(raster: Rasteriser, size: Size, maker: Maker) -> int:
    """Ask for the drawing frame by frame, as the window does."""
    frames = 0

    def drawn() -> bool:
        nonlocal frames
        frames += 1
        raster.begin()
        raster.get("disc", size, maker)
        return not raster.unfinished

    wait_until(drawn, "the drawing")
    return frames - 1


def test_another_size_is_scaled_at_first_and_exact_soon() -> None:
    raster, maker = Rasteriser(), Maker()
    assert frames_until_done(raster, SMALL, maker) == 0
    raster.begin()
    scaled = raster.get("disc", SMALLER, maker)
    assert scaled is not None
    assert (scaled.width, raster.unfinished, maker.asked) == (SMALLER[0], True, 1)
    frames_until_done(raster, SMALLER, maker)
    assert maker.asked == 2


def test_what_was_made_small_last_is_no_blur_when_it_grows_again() -> None:
    raster, maker = Rasteriser(patient=True), Maker()
    for size in ((60, 60), (20, 20)):
        raster.begin()
        raster.get("disc", size, maker)
    raster._patient = False
    raster.begin()
    scaled = raster.get("disc", (50, 50), maker)
    assert scaled is not None
    assert scaled.surface.get_at((2, 25)).a > 240  # a blur begins further inside


def test_a_large_drawing_is_made_beside_the_frames() -> None:
    raster, maker = Rasteriser(), Maker()
    raster.begin()
    sketch = raster.get("disc", HUGE, maker)
    assert sketch
    assert (sketch.width, raster.unfinished) == (HUGE[0], True)
    assert frames_until_done(raster, HUGE, maker) > 0
    assert maker.asked == 1


def test_a_frame_that_has_spent_its_share_leaves_the_rest_for_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("scenes.backend.paint.raster.FRAME_SHARE", 0)
    raster, maker = Rasteriser(), Maker()
    raster.begin()
    assert raster.get("disc", SMALL, maker) is None
    assert raster.get("panel", SMALL, maker, now=True)
    assert raster.get("sheet", HUGE, maker, now=True)
    assert raster.missing  # it is a sketch
    frames_until_done(raster, SMALL, maker)
    assert maker.asked == 3


def test_what_may_come_late_is_made_beside_the_frames() -> None:
    raster, maker = Rasteriser(), Maker()

    def made() -> Pixels | None:
        raster.begin()
        return raster.get("bar", SMALL, maker, share=LATE_SHARE)

    assert made() is None
    wait_until(made, "the drawing")
    assert maker.asked == 1
    assert threading.active_count() > 1


def test_a_drawing_that_cannot_be_made_is_no_secret() -> None:
    raster = Rasteriser()
    with pytest.raises(pygame.error):
        frames_until_done(raster, HUGE, Maker(b"no drawing"))


def test_the_budget_is_kept() -> None:
    raster = Rasteriser(patient=True)
    raster.cache.budget = 1_000_000
    for side in range(100, 300, 5):
        raster.begin()
        raster.get(side, (side, side), Maker())
        assert raster.cache.used <= 1_000_000
    assert (295, (295, 295)) in raster.cache
    assert (100, (100, 100)) not in raster.cache


def test_whoever_closes_leaves_nobody_at_work() -> None:
    before = set(threading.enumerate())
    raster = Rasteriser()
    for name in range(20):
        raster.begin()
        raster.get(name, HUGE, Maker())
    assert not before.issuperset(threading.enumerate())
    raster.beside.close()
    assert before.issuperset(threading.enumerate())
