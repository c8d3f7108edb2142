"""After the first whole game: what else there is, said once and quietly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.words import _
from scenes.kit import parts
from scenes.kit.display import DisplayList, Item, KeyPlace, Veil
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.theme import FAINT_INK
from scenes.shell.backyard import DEEP
from scenes.shell.title.menu import TAG_HEIGHT, Entry, entry_tag

HEAD, FOOT = 150.0, 96.0
GAP: Final = 18.0


class NextGameScene(BaseScene[str | None]):
    """Pops with the name of what was chosen; anything else closes it with None."""

    covers = False

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries

    def draw(self, frame: Frame) -> DisplayList:
        """A sheet with a tag for each thing, and a way past all of them."""
        count = len(self._entries)
        sheet = parts.sheet(frame, 860, HEAD + FOOT + 96 + count * (TAG_HEIGHT + GAP))
        inner = parts.inset(sheet, 52, 44)
        body = parts.box(inner.x, inner.y + HEAD, inner.w, inner.h - HEAD - FOOT)
        words = _("You have finished your first whole game. If you are curious:")
        items: list[Item] = [
            KeyPlace("escape", 0, 0, frame.width, frame.height),
            Veil(DEEP, 0.5),
            *parts.panel(sheet, radius=22.0),
            parts.heading(frame, _("What comes next"), inner.x, inner.y + 22, inner.w, 42),
            *parts.fitted_lines(
                frame, words, inner.x, inner.y + 88, inner.w, 70, 23, colour=FAINT_INK
            ),
        ]
        for row, entry in zip(parts.rows(body, count, GAP), self._entries, strict=True):
            items += entry_tag(frame, row, entry)
        close = parts.box(inner.cx - 180, inner.bottom - 68, 360, 68)
        return [*items, *parts.button(frame, close, "close", _("Not now"), key="Esc")]

    def default_focus(self) -> str | None:
        """Enter closes: nobody is led anywhere by accident."""
        return "close"

    def activate(self, name: str) -> Change[str | None]:
        """Go there, or stay."""
        return Pop(None if name == "close" else name)

    def key(self, name: str) -> Change[str | None]:
        """Any key closes."""
        return Pop(None)
