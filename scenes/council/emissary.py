"""The Emissary on the table: its two face-up cards, which its controller chooses from."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.describe import Choice
from game.describe.council.names import card_span
from game.rules.council.api import CARDS, Action, Card, card_name
from scenes.council.cards import DECK
from scenes.council.places import TablePlace
from scenes.kit import display
from scenes.kit.cards import CHIP_RATIO, card_box
from scenes.kit.display import Control, Glow, Item
from scenes.kit.layout import Place
from scenes.kit.parts import focus_ring
from scenes.kit.scene import Frame
from scenes.kit.theme import INVITING
from scenes.table.cue import Point
from scenes.table.pieces.chip import MINI, mini_card


def card_at(place: TablePlace, cards: Sequence[Card], card: Card) -> Point:
    """The centre of one of its cards; a card that has just left still counts."""
    held = sorted({*cards, card})
    return place.emissary_card(held.index(card))


def emissary_items(
    place: TablePlace,
    cards: Sequence[Card],
    allowed: Collection[Card] | None = None,
    focus: Card | None = None,
) -> list[Item]:
    """Its cards; refused ones lie back, the one in focus is lit."""
    items: list[Item] = []
    width = place.emissary_width
    for card in cards:
        x, y = card_at(place, cards, card)
        dim = allowed is not None and card not in allowed
        if allowed is not None and not dim:
            items.append(Glow(x, y, width, INVITING, 0.5))
        if card == focus:
            items += focus_ring(card_box(x, y, width), 12)
        items.append(display.Card(DECK, card_name(card), x, y, width, dim=dim))
    return items


def emissary_controls(
    place: TablePlace, cards: Sequence[Card], choices: Sequence[Choice[Action]]
) -> list[Control]:
    """One control for each of its cards."""
    controls = []
    for choice in choices:
        assert choice.card is not None
        spot = card_box(*card_at(place, cards, CARDS[choice.card.code]), place.emissary_width)
        refused = choice.refused is not None
        controls.append(
            Control(choice.id, *spot[:4], choice.name, refused, answers=True, previews=True)
        )
    return controls


def emissary_chips(frame: Frame, place: Place, cards: Sequence[Card]) -> list[Item]:
    """Its cards as chips on its plaque, while panels cover the place of the cards."""
    items: list[Item] = []
    wide = MINI * CHIP_RATIO
    for number, card in enumerate(cards, start=1):
        items += mini_card(
            frame, place.right - number * (wide + 8) - 8, place.y + 31, card_span(card)
        )
    return items
