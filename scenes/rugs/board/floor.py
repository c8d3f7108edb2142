"""The Floor: bugs on the big rug. What is taken leaves a dark place, and nothing moves up."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from game.describe.rugs.names import KIND_ASSETS
from game.rules.rugs.api import Card, View, kind_of
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Control, Glow, Item, Picture
from scenes.kit.theme import FOCUS
from scenes.rugs.board.cardboard import acts, bare, bug, control_on, raise_card
from scenes.rugs.places import Attic
from scenes.table.cue import Position


def lying(places: Attic, view: View) -> Iterator[tuple[Card | None, Position]]:
    """The places of the rug, each with its bug or what is left of it."""
    count = max(view.full_floor, len(view.places))
    yield from zip(view.places, places.floor(count), strict=False)


def floor_items(
    places: Attic,
    view: View,
    allowed: Collection[Card] | None,
    focus: Card | None,
    rise: float,
    leftover: Card | None = None,
    air: Collection[Card] = (),
) -> list[Item]:
    """The bugs on the rug; the leftover-to-be shows the sign of its power."""
    items: list[Item] = []
    front: list[Item] = []
    for card, position in lying(places, view):
        if card is None:
            items.append(bare(position))
        elif card in air:
            continue
        elif card == focus:
            front += [Glow(position.x, position.y, position.size * 1.2, FOCUS, 0.4)]
            front += raise_card(
                card, position, rise, dim=allowed is not None and card not in allowed
            )
        else:
            items.append(bug(card, position, dim=allowed is not None and card not in allowed))
            if card == leftover:
                upright = position._replace(angle=0.0)
                items[-1] = bug(card, upright)
                low = position.y + position.size * CARD_RATIO / 2
                sign = f"rugs/power_{KIND_ASSETS[kind_of(card)]}"
                items += [acts(upright), Picture(sign, position.x - 32, low - 34, 64, 64)]
    return items + front


def floor_controls(places: Attic, view: View, allowed: Collection[Card]) -> list[Control]:
    """One control for each bug on the rug."""
    return [
        control_on(card, position, refused=card not in allowed)
        for card, position in lying(places, view)
        if card is not None
    ]
