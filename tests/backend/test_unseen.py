"""Scenes driven through pygame's events, as in the real window."""

import math

import pygame
import pytest

from scenes.backend.headless import HeadlessScreen
from scenes.council.cards import DECK
from scenes.kit.display import Backdrop, Card, Control, DisplayList, Font, Item, Picture, Text
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.scene_protocols import DragState


class Table(BaseScene[None]):
    """Three cards and a cube that circles for two seconds."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.time = 0.0

    @property
    def is_moving(self) -> bool:
        return self.time < 2

    def tick(self, dt: float) -> Change[None]:
        self.time = min(2.0, self.time + dt)
        return None

    def skip_animation(self) -> bool:
        self.time = 2.0
        return False

    def draw(self, frame: Frame) -> DisplayList:
        place = frame.layout("council/table")["hand"]
        items: list[Item] = [Text("Council", place.cx, 200, 76, Font.TITLE, "#FFC861", "c")]
        for i, code in enumerate(("A7", "B12", "M4")):
            x = place.cx + 200 * (i - 1)
            width = 180 if frame.focus == code else 162
            items.append(Card(DECK, code, x, place.cy, width, 3 * i))
            items.append(Control(code, x - 81, place.y, 162, place.h))
        x, y = 900 + 99 * math.cos(self.time), 400 + 99 * math.sin(self.time)
        items.append(Picture("council/token_cube", x, y, 34, 34))
        return items

    def activate(self, name: str) -> Change[None]:
        self.told.append(name)
        return None

    def key(self, name: str) -> Change[None]:
        self.told.append(f"key {name}")
        return Pop(None) if name == "escape" else None

    def on_drop(self, thing: DragState, frame: Frame) -> Change[None]:
        self.told.append(f"{thing.name} to {thing.x:.0f}")
        return None


def test_by_mouse() -> None:
    table = Table()
    with HeadlessScreen(table, (1280, 800)) as unseen:
        assert unseen.names == ["A7", "B12", "M4"]
        unseen.click("B12")
        unseen.drag("A7", 960, 300)
        assert table.told == ["B12", "A7 to 960"]
        assert unseen.focus == "A7"


def test_by_keyboard() -> None:
    table = Table()
    with HeadlessScreen(table, (1024, 640)) as unseen:
        for key in ("tab", "right", "return", "backtab", "space", "l", "escape"):
            unseen.press(key)
        assert table.told == ["B12", "A7", "key l", "key escape"]
        assert not unseen.is_running


def test_time_passes_until_nothing_moves() -> None:
    table = Table()
    with HeadlessScreen(table, (640, 360)) as unseen:
        unseen.settle()
        assert table.time == 2
        with pytest.raises(LookupError, match="no control “X9”"):
            unseen.click("X9")


def test_the_window_may_change_its_size_at_any_time() -> None:
    with HeadlessScreen(Table(), (1024, 640), patient=False) as unseen:
        for step in range(60):
            unseen.resize((1024 + 16 * (step % 40), 640 + 8 * step))
            unseen.step()
        unseen.settle()
        settled = unseen.render()
        size = settled.get_size()
    with HeadlessScreen(Table(), size) as fresh:
        fresh.settle()
        assert pygame.image.tobytes(settled, "RGB") == pygame.image.tobytes(fresh.render(), "RGB")


# the first picture of a new place


class Hall(BaseScene[None]):
    """A place with a backdrop that takes a moment to be drawn."""

    def __init__(self, backdrop: str) -> None:
        self.backdrop = backdrop
        self.time = 0.0

    @property
    def is_moving(self) -> bool:
        return True

    def tick(self, dt: float) -> Change[None]:
        self.time += dt
        return None

    def draw(self, frame: Frame) -> DisplayList:
        return (Backdrop(self.backdrop),)


def test_a_new_place_is_shown_when_it_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then the window keeps the picture before, and no time passes in what nobody sees."""
    monkeypatch.setattr("scenes.backend.screen.LONGEST_HOLD", 60.0)  # however busy the machine is
    flips: list[int] = []
    hall = Hall("shared/backdrop_dusk")
    with HeadlessScreen(Hall("shared/backdrop_table"), (1280, 720), patient=False) as unseen:
        monkeypatch.setattr(unseen.screen, "window", Window(unseen.screen.window, flips))
        unseen.screen.open(hall)
        unseen.show()
        held = unseen.screen.holds
        assert (held, flips) == (True, [])
        while unseen.screen.holds:
            assert hall.time == 0
            unseen.step(1 / 60)
        assert len(flips) == 1
        assert not unseen.screen.painter.has_missing
        unseen.step(1 / 60)
        assert hall.time > 0


def test_nobody_waits_for_a_picture_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.backend.screen.LONGEST_HOLD", 0.0)
    with HeadlessScreen(Hall("shared/backdrop_table"), (1280, 720), patient=False) as unseen:
        unseen.screen.open(Hall("shared/backdrop_dusk"))
        unseen.show()
        unseen.show()
        assert not unseen.screen.holds


class Window:
    """The same window, and how often it was brought to the screen."""

    def __init__(self, window: pygame.Window, flips: list[int]) -> None:
        self._window = window
        self._flips = flips
        self.size = window.size

    def get_surface(self) -> pygame.Surface:
        return self._window.get_surface()

    def flip(self) -> None:
        self._flips.append(1)
