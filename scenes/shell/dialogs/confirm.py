"""A question with two answers, laid over whatever asks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from scenes.kit import parts
from scenes.kit.display import DisplayList, Veil
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.shell.backyard import DEEP

R = TypeVar("R")


def if_yes(carry_out: Callable[[], Change[R]]) -> Callable[[bool], Change[R]]:
    """What follows a yes; a no leaves everything as it is."""
    return lambda yes: carry_out() if yes else None


class ConfirmScene(BaseScene[bool]):
    """Pops with True or False. No is the answer Enter gives at first, unless it is eager."""

    covers = False

    def __init__(
        self, question: str, words: str, yes: str, no: str, *, eager: bool = False
    ) -> None:
        self._question = question
        self._words = words
        self._yes = yes
        self._no = no
        self._eager = eager

    def draw(self, frame: Frame) -> DisplayList:
        """A small sheet with the question and two buttons."""
        sheet = parts.sheet(frame, 920, 400)
        body = parts.fitted_paragraph(
            frame, self._words, sheet.x + 56, sheet.y + 122, sheet.w - 112, sheet.h - 270, 24
        )
        left, right = parts.columns(
            parts.box(sheet.x + 56, sheet.bottom - 124, sheet.w - 112, 76), 2, 28
        )
        return (
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, self._question, sheet.x + 56, sheet.y + 66, sheet.w - 112, 42),
            *body.items,
            *parts.button(frame, left, "yes", self._yes, primary=self._eager),
            *parts.button(frame, right, "no", self._no, primary=not self._eager, key="Esc"),
        )

    def default_focus(self) -> str | None:
        """The harmless answer, or the one that was given once already."""
        return "yes" if self._eager else "no"

    def activate(self, name: str) -> Change[bool]:
        return Pop(name == "yes")

    def key(self, name: str) -> Change[bool]:
        return Pop(False) if name == "escape" else None
