"""However long pictures take, nobody sees a sheet without them, and none that was there goes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from threading import Event

import pygame
import pytest

from build.album.moments import NAMED
from build.album.setting import Nothing
from scenes.backend.headless import HeadlessScreen
from scenes.backend.paint.background import BackgroundRasterizer
from scenes.backend.paint.cache import Pixels
from scenes.kit.stack_entry import StackEntry

SIZE = (1024, 640)
SEVERAL = 6  # frames that somebody has time to look
TILE = 32  # pixels
ALIKE = 60  # levels of a channel, in the mean over a tile: scaled, but the same


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Pictures are made beside the frames only while it is open."""
    found, order = Event(), BackgroundRasterizer.order
    found.set()

    def held(
        beside: BackgroundRasterizer,
        key: Hashable,
        make: Callable[[], Pixels],
        keep: Callable[[Pixels], object],
    ) -> None:
        def late() -> Pixels:
            found.wait()
            return make()

        order(beside, key, late, keep)

    monkeypatch.setattr(BackgroundRasterizer, "order", held)
    monkeypatch.setattr("scenes.backend.paint.raster.FRAME_SHARE", 0.0)  # as where all is slow
    yield found
    found.set()


def until_whole(unseen: HeadlessScreen) -> None:
    """Frames as in a window, until each picture looks its best."""
    for _ in range(4000):
        unseen.show()
        if not unseen.screen.painter.is_unfinished:
            return
        pygame.time.wait(1)
    raise AssertionError("never finished")


def opened(name: str, size: tuple[int, int]) -> tuple[list[StackEntry], pygame.Surface]:
    """What lies open at a moment of the album, and its whole picture."""
    with HeadlessScreen(Nothing(), size) as unseen:
        NAMED[name].show(unseen)
        unseen.settle()
        return unseen.screen.stack._levels, unseen.render()


@contextmanager
def watched(
    levels: list[StackEntry], monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[HeadlessScreen, list[bool]]]:
    """A window with these scenes, whole, and whether each picture in it from now on lacks some."""
    shown: list[bool] = []
    with HeadlessScreen(Nothing(), SIZE, patient=False) as unseen:
        unseen.screen.stack._levels[1:] = levels
        until_whole(unseen)
        flip = unseen.screen.window.flip

        class Window:
            def flip(self) -> None:
                shown.append(unseen.screen.painter.has_missing)
                flip()

            def __getattr__(self, name: str) -> object:
                return getattr(unseen._window, name)

        monkeypatch.setattr(unseen.screen, "window", Window())
        yield unseen, shown


SHEETS = ("declaration", "podium", "daily")
OTHERS = ("bugami_setup", "collection_full", "evening_page")


@pytest.mark.parametrize(
    "name", [*SHEETS, *(pytest.param(name, marks=pytest.mark.whole) for name in OTHERS)]
)
def test_a_sheet_comes_up_with_all_its_pictures(
    name: str, gate: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels, whole = opened(name, SIZE)
    with watched(levels[1:-1], monkeypatch) as (unseen, shown):
        gate.clear()
        unseen.screen.stack._levels[1:] = levels[1:]
        for _ in range(SEVERAL):
            unseen.show()
        assert unseen.screen.holds
        gate.set()
        until_whole(unseen)
        assert not any(shown)
        assert difference(unseen.render(), whole) < ALIKE


def test_so_does_what_a_press_brings(gate: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    levels, _whole = opened("bugami_setup", SIZE)
    pointers: list[int] = []
    monkeypatch.setattr("pygame.mouse.set_cursor", pointers.append)
    monkeypatch.setattr("scenes.backend.screen.ANSWER", 0.0)
    with watched(levels[1:], monkeypatch) as (unseen, shown):
        gate.clear()
        unseen.click("add")
        for _ in range(SEVERAL):
            unseen.show()
        gate.set()
        until_whole(unseen)
        assert not any(shown)
        assert unseen.screen.stack.deaf  # a press meanwhile was about what was seen
        assert pointers[-2:] == [pygame.SYSTEM_CURSOR_WAIT, pygame.SYSTEM_CURSOR_ARROW]


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """How far two pictures are apart at most in a tile of them, in levels of a channel."""
    width, height = one.get_size()
    few = width // TILE, height // TILE
    small = [pygame.transform.smoothscale(each, few) for each in (one, other)]
    here, there = (pygame.image.tobytes(each, "RGB") for each in small)
    return max(abs(a - b) for a, b in zip(here, there, strict=True))


def between(one: tuple[int, int], other: tuple[int, int], way: float) -> tuple[int, int]:
    """A size on the way from one to the other."""
    width, height = (round(a + way * (b - a)) for a, b in zip(one, other, strict=True))
    return width, height


@pytest.mark.parametrize(("before", "after"), [((1600, 1000), SIZE), (SIZE, (1280, 800))])
def test_a_window_of_another_size_shows_what_was_there(
    before: tuple[int, int], after: tuple[int, int], gate: Event
) -> None:
    with HeadlessScreen(Nothing(), after) as unseen:
        NAMED["declaration"].show(unseen)
        whole = unseen.render()
    with HeadlessScreen(Nothing(), before, patient=False) as unseen:
        NAMED["declaration"].show(unseen)
        until_whole(unseen)
        gate.clear()
        for way in (0.3, 0.6):  # somebody draws at its corner
            unseen.resize(between(before, after, way))
        unseen.resize(after)
        for _ in range(SEVERAL):
            assert difference(unseen.render(), whole) < ALIKE
        gate.set()


def test_what_is_kept_until_a_sheet_is_whole_is_kept_in_another_size_as_well(
    gate: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels, _whole = opened("bugami_setup", SIZE)
    with watched(opened("shelf", SIZE)[0][1:], monkeypatch) as (unseen, _shown):
        kept = pygame.transform.smoothscale(unseen.render(), (700, 440))
        gate.clear()
        unseen.screen.stack._levels[1:] = levels[1:]
        unseen.show()
        unseen.resize((700, 440))
        assert unseen.screen.holds
        assert difference(unseen.screen.window.get_surface(), kept) == 0
        gate.set()
