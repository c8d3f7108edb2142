"""Looking closer: something large on a veil, such as one card."""

from __future__ import annotations

from typing import Final

from game.words import _
from scenes.kit import display, parts
from scenes.kit.display import DisplayList, Font, Item, Veil
from scenes.kit.layout import Place
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.theme import NIGHT, WHITE
from scenes.table.cue import CardFace

VEIL: Final = 0.95  # so dark that no word below can be read along with those above


class CloseUp(BaseScene[None]):
    """A veil with something large on it; every key and click closes it."""

    covers = False

    def activate(self, name: str) -> Change[None]:
        return Pop(None)

    def key(self, name: str) -> Change[None]:
        return Pop(None)

    def default_focus(self) -> str | None:
        return "close"

    def draw(self, frame: Frame) -> DisplayList:
        """The veil, what is ``items``, and the button that closes."""
        place = self.button_place(frame)
        close = parts.button(frame, place, "close", _("Close"), primary=True, key="Esc")
        return [Veil(NIGHT, VEIL), *self.items(frame), *close]

    def button_place(self, frame: Frame) -> Place:
        """Where the button is."""
        return parts.centre(frame.width / 2, frame.height / 2 + 400, 260, 64)

    def items(self, frame: Frame) -> list[Item]:
        """What is large."""
        raise NotImplementedError


class CardCloseUp(CloseUp):
    """One card, what it is called, and a sentence about what it is worth now."""

    def __init__(self, card: CardFace, title: str, words: str) -> None:
        self._card = card
        self._title = title
        self._words = words

    def items(self, frame: Frame) -> list[Item]:
        cx, cy = frame.width / 2, frame.height / 2
        return [
            display.Card(*self._card, cx, cy - 70, 420),
            parts.fitted(frame, self._title, cx, cy + 274, 900, 44, Font.TITLE, WHITE, "c"),
            parts.fitted(frame, self._words, cx, cy + 326, 900, 26, colour=WHITE, align="c"),
        ]
