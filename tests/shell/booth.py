"""A window for the shell's scenes without a screen: real maps, real letters, no pixels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.seating import SeatSetup
from scenes.backend.headless import LOOK
from scenes.backend.paint.text import Typesetter
from scenes.backend.paint.tiled import LayoutShelf
from scenes.council.entry import ENTRY
from scenes.kit.display import DisplayList, Font, Text
from scenes.kit.layout import LayoutBook
from scenes.kit.scene import Frame, Pop, Scene
from scenes.kit.signals import Key
from scenes.kit.stack import SceneStack
from scenes.shell.results.result import FinalResult

ASSETS = Path(__file__).parents[2] / "assets"
WINDOWS = ((1920, 1080), (1280, 720), (1024, 640), (1024, 768), (2560, 1080))
ADA, BRUNO = SeatSetup("Ada", "orange"), SeatSetup("Bruno", "sky", "sensible")
CHIKA, DOV = SeatSetup("Chika", "leaf"), SeatSetup("Dov", "pink")
LONGEST = SeatSetup("Wilhelmina W", "white", "random")
TO_A_TABLE = ("up", "return", "return", "return", "return")
"""Somebody new: past the lessons, the first box, who they are, and the table as it is set."""


@cache
def _layouts() -> LayoutBook:
    return LayoutBook(LayoutShelf(ASSETS / "layouts"))


@cache
def typesetter(width: int, height: int) -> Typesetter:
    """The real fonts at the scale of a window."""
    pygame.font.init()
    pygame.register_quit(typesetter.cache_clear)  # the window of another test may end pygame
    letters = Typesetter(ASSETS / "fonts")
    letters.scale = min(width / 1920, height / 1080)
    return letters


def frame(width: int = 1920, height: int = 1080) -> Frame:
    """A window of this many pixels, with the real fonts."""
    letters = typesetter(width, height)
    scale = letters.scale
    return Frame(
        width / scale,
        height / scale,
        scale,
        _layouts(),
        letters.measure,
        key_labels=ENTRY.key_labels,
    )


def beyond(window: Frame, items: DisplayList) -> list[str]:
    """The texts that leave the window to the left or to the right."""
    found = []
    for item in items:
        if isinstance(item, Text):
            width = window.measure(item.text, item.size, item.font)
            left = item.x - {"l": 0.0, "c": width / 2, "r": width}[item.align]
            if left < 0 or left + width > window.width:
                found.append(item.text)
    return found


def roughly(text: str, size: float, font: Font) -> float:
    """A measure for tests that are about keys, not about letters."""
    return len(text) * size * (0.6 if font is Font.TITLE else 0.55)


def stack(*scenes: Scene[object]) -> SceneStack:
    """The scenes laid over each other and drawn once."""
    opened = SceneStack(
        Frame(1920.0, 1080.0, 1.0, _layouts(), roughly, key_labels=ENTRY.key_labels)
    )
    for scene in scenes:
        opened.open(scene)
        opened.draw()
        opened.watch(LOOK)
    return opened


def press(opened: SceneStack, *keys: str) -> DisplayList:
    """Send keys one after the other, each with a picture in between; the last picture."""
    for key in keys:
        opened.watch(LOOK)
        opened.send(Key(key))
        opened.draw()
    return opened.draw()


def answer(opened: SceneStack, result: object) -> None:
    """The topmost scene pops with this, whatever it looks like."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opened.scenes[-1], "tick", lambda _: Pop(result))
        opened.tick(0.0)


def moves(scene: Scene[object]) -> bool:
    """Whether time changes the picture of this scene now."""
    return scene.moving


def focus_on(opened: SceneStack, name: str) -> None:
    for _ in range(2 * len(opened.controls)):  # a line in focus may have one more beside it
        if opened.focus == name:
            return
        press(opened, "tab")
    raise AssertionError(f"{name} is not among {[control.name for control in opened.controls]}")


def points_of(
    seats: Sequence[SeatSetup],
    parts: tuple[tuple[int, ...], ...],
    sources: tuple[tuple[int, ...], ...],
    winners: tuple[int, ...],
    reason: str = "",
) -> FinalResult:
    """A game that ended so, with names for all its parts and sources."""
    return FinalResult(
        tuple(seats),
        parts,
        sources,
        winners,
        [(f"Part {part + 1}", f"{part + 1}") for part in range(len(parts[0]))],
        [("Tricks",), ("Allegiance", "Alleg."), ("No Alleg.", "None")][: len(sources[0])],
        reason=reason,
    )


def names(opened: SceneStack) -> set[str]:
    return {control.name for control in opened.controls}


def reached(opened: SceneStack, keys: Sequence[str]) -> set[str]:
    """The controls that these keys lead to, one step after the other.

    Each key is pressed once at each of them: where the last one has led, as long as any is left.
    """
    assert opened.focus is not None
    left = {opened.focus: list(keys)}
    while starts := [name for name, untried in left.items() if untried]:
        if opened.focus not in starts:
            focus_on(opened, starts[-1])
        press(opened, left[opened.focus].pop())
        assert opened.focus is not None
        left.setdefault(opened.focus, list(keys))
    return set(left)
