"""Looking closer: one card large, or the last trick."""

from __future__ import annotations

from collections.abc import Sequence

from game.match import SeatSetup
from game.rules.council.api import Card, View, card_name, suit_of
from game.table import Seat
from scenes.council.cards import DECK
from scenes.council.names import card_words, cubes_words
from scenes.kit import display, parts
from scenes.kit.display import DisplayList, Font, Item, Veil
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.theme import NIGHT, WHITE
from scenes.table.plaque import owner_ribbon


class _Closer(BaseScene[None]):
    """A veil with something large on it; every key and click closes it."""

    covers = False

    def activate(self, name: str) -> Change[None]:
        """Close."""
        return Pop(None)

    def key(self, name: str) -> Change[None]:
        """Close."""
        return Pop(None)

    def default_focus(self) -> str | None:
        """Enter closes."""
        return "close"

    def foot(self, frame: Frame) -> list[Item]:
        """The button that closes."""
        place = parts.centred(frame.width / 2, frame.height / 2 + 400, 260, 64)
        return list(parts.button(frame, place, "close", "Close", primary=True, key="Esc"))


class LookCloserScene(_Closer):
    """One card with what it is worth now."""

    def __init__(self, card: Card, view: View) -> None:
        self._card = card
        self._cubes = view.cubes[suit_of(card)]

    def draw(self, frame: Frame) -> DisplayList:
        """The card, and the strength of its suit."""
        cx, cy = frame.width / 2, frame.height / 2
        words = f"Its suit has {cubes_words(self._cubes)} on the council now."
        return [
            Veil(NIGHT, 0.86),
            display.Card(DECK, card_name(self._card), cx, cy - 70, 420),
            parts.fitted(
                frame, card_words(self._card), cx, cy + 274, 900, 44, Font.TITLE, WHITE, "c"
            ),
            parts.fitted(frame, words, cx, cy + 326, 900, 26, colour=WHITE, align="c"),
            *self.foot(frame),
        ]


class LastTrickScene(_Closer):
    """The last trick in playing order, with its owners (older ones stay closed, G10)."""

    def __init__(self, cards: Sequence[tuple[Seat, Card]], seats: Sequence[SeatSetup]) -> None:
        self._cards = tuple(cards)
        self._seats = seats

    def draw(self, frame: Frame) -> DisplayList:
        """The cards side by side."""
        cx, cy = frame.width / 2, frame.height / 2
        step = min(300.0, 1500 / len(self._cards))
        items: list[Item] = [
            Veil(NIGHT, 0.86),
            parts.fitted(frame, "Last trick", cx, cy - 300, 900, 44, Font.TITLE, WHITE, "c"),
        ]
        for i, (seat, card) in enumerate(self._cards):
            x = cx + (i - (len(self._cards) - 1) / 2) * step
            items.append(display.Card(DECK, card_name(card), x, cy, 250))
            items += owner_ribbon(frame, x, cy + 172, 250, self._seats[seat], f"{i + 1}. ")
        return items + self.foot(frame)
