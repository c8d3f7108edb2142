"""A bug where it lies: ringed, veiled, or the bare place it has left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.describe.rugs.names import card_words
from game.rules.rugs.api import Card, card_name
from scenes.kit import display
from scenes.kit.cards import CARD_RATIO, card_box
from scenes.kit.display import Control, Item
from scenes.kit.parts import focus_ring
from scenes.kit.parts.svg import rect, shape
from scenes.kit.theme import INK
from scenes.rugs.cards import DECK
from scenes.rugs.places import RAISED
from scenes.table.cue import Position

BARE: Final = "#1B1020"
CREAM: Final = "#FFF3D6"


def bug(card: Card | None, position: Position, *, dim: bool = False) -> Item:
    """A card where it lies; None: its back."""
    code = None if card is None else card_name(card)
    return display.Card(DECK, code, position.x, position.y, position.size, position.angle, dim=dim)


def raise_card(card: Card, position: Position, rise: float, *, dim: bool = False) -> list[Item]:
    """A card in focus: upright, larger, in the lantern's light."""
    wide = position.size * (1 + (RAISED - 1) * rise)
    y = position.y - 10 * rise
    shown = display.Card(
        DECK, card_name(card), position.x, y, wide, position.angle * (1 - rise), dim=dim
    )
    return [*focus_ring(card_box(position.x, y, wide), 12), shown]


@lru_cache(maxsize=64)
def bare(position: Position) -> Item:
    """Where a bug lay before it was taken."""
    w = position.size - 8
    h = position.size * CARD_RATIO - 8
    return shape(
        rect(0, 0, w, h, BARE, 10, None, 0, 0.28), position.x - w / 2, position.y - h / 2, w, h
    )


@lru_cache(maxsize=64)
def acts(position: Position) -> Item:
    """The cream frame of the bug that acts."""
    w, h = position.size + 8, position.size * CARD_RATIO + 8
    drawn = rect(0, 0, w, h, "none", 12, INK, 8) + rect(0, 0, w, h, "none", 12, CREAM, 4.5)
    return shape(drawn, position.x - w / 2, position.y - h / 2, w, h)


def control(card: Card, box: tuple[float, float, float, float], *, refused: bool) -> Control:
    """The control of a card, called ``card:`` and its code."""
    return Control(
        f"card:{card_name(card)}",
        *box,
        card_words(card),
        refused=refused,
        answers=True,
        previews=True,
    )


def control_on(card: Card, position: Position, *, refused: bool) -> Control:
    """The same for a card that lies free."""
    return control(card, card_box(position.x, position.y, position.size)[:4], refused=refused)
