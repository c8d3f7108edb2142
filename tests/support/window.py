"""A window for the shell's scenes without a screen: real maps, real letters, no pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import pygame
import pytest

from build.languages.eye import words
from game.library import AppFolders, Library
from game.seating import SeatSetup
from scenes.app import first_scene, starting_preferences
from scenes.backend.headless import LOOK, HeadlessScreen
from scenes.backend.paint.text import Typesetter
from scenes.backend.paint.tiled import LayoutShelf
from scenes.council.entry import ENTRY
from scenes.kit.display import DisplayList, Font, Item, Text
from scenes.kit.layout import LayoutBook
from scenes.kit.scene import Frame, Pop, Scene
from scenes.kit.signals import Key
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.results.result import FinalResult
from scenes.shell.title.scene import TitleScene

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


def beyond(window: Frame, items: Iterable[Item]) -> list[str]:
    """The texts that leave the window to the left or to the right."""
    return [
        line.text
        for line in words(window, tuple(items))
        if line.left < 0 or line.right > window.width
    ]


def roughly(text: str, size: float, font: Font) -> float:
    """A measure for tests that are about keys, not about letters."""
    return len(text) * size * (0.6 if font is Font.TITLE else 0.55)


def program(folder: Path, seed: int | None = 5) -> HeadlessScreen:
    """The program as Ada starts it on this folder, in a window nobody sees."""
    options, kept = Options(speed="off", seed=seed), Library(AppFolders.within(folder))
    wishes = starting_preferences(options, kept)
    wishes.called = wishes.called or "Ada"
    return HeadlessScreen(first_scene(options, wishes, kept), (1280, 720))


def library_of(unseen: HeadlessScreen) -> Library:
    bottom = unseen.screen.stack.scenes[0]
    assert isinstance(bottom, TitleScene)
    assert bottom.entries.library is not None
    return bottom.entries.library


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
    return scene.is_moving


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


def texts(items: Iterable[object]) -> list[str]:
    """What can be read."""
    return [item.text for item in items if isinstance(item, Text)]


def said(items: Iterable[object]) -> str:
    """The same, one after the other."""
    return " ".join(texts(items))


def names(opened: SceneStack) -> set[str]:
    return {control.name for control in opened.controls}
