"""Something the player should know, said once on a small sheet."""

from __future__ import annotations

from game.words import _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Veil
from scenes.kit.scene import CancelableScene, Change, Frame, Pop
from scenes.shell.backyard import DEEP


class NoticeScene(CancelableScene[None]):
    """Lies over whatever was there; pops with None when it has been read."""

    covers = False

    def __init__(self, title: str, words: str) -> None:
        self._title = title
        self._words = words

    def draw(self, frame: Frame) -> DisplayList:
        """A heading, a paragraph and one button."""
        sheet = parts.sheet(frame, 1000, 440)
        inner = parts.inset(sheet, 56)
        body = parts.fitted_paragraph(
            frame, self._words, inner.x, inner.y + 66, inner.w, inner.h - 66 - 100, 24
        )
        button = parts.centre(sheet.cx, inner.bottom - 38, 360, 76)
        return (
            Veil(DEEP, 0.6),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, self._title, inner.x, inner.y + 10, inner.w, 42),
            *body.items,
            *parts.button(frame, button, "close", _("Got it"), primary=True, key="Enter", size=30),
        )

    def default_focus(self) -> str | None:
        return "close"

    def activate(self, name: str) -> Change[None]:
        return Pop(None)
