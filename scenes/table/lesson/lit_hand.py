"""The hand in the light of a lesson: its cards lie over the veil, and those not meant are dark.

A card that rises and its neighbours that step aside keep their light, as no hole in a veil could.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from scenes.kit.cards import CARD_RATIO, card_box
from scenes.kit.display import Card, Elements, Item
from scenes.kit.layout import Patch, Place
from scenes.kit.parts import inset
from scenes.kit.parts.svg import num, path, shape
from scenes.kit.theme import NIGHT
from scenes.table.pieces.firefly import join_patches, rings
from scenes.table.pieces.hand import card_ring

ROUND: Final = 0.06  # of a card's width, its corners
AIR: Final = 4.0  # between a card and the line around the light


def hand_cards(below: Sequence[Item], hand: Collection[str]) -> list[Card]:
    """The cards of the hand in a picture of the table, the one on top last.

    What shows the same card elsewhere, small, is none of them.
    """
    found: dict[str | None, Card] = {}
    for item in below:
        if isinstance(item, Card) and item.code in hand:
            known = found.pop(item.code, item)
            found[item.code] = item if item.w >= known.w else known
    return list(found.values())


def over_veil(
    cards: Sequence[Card], lit: Collection[str], raised: str | None, shade: float
) -> tuple[list[Item], list[Patch]]:
    """The same cards once more, those that are not meant as dark as the veil makes them.

    Also where those in the light lie; the lines around them are below a card that is ``raised``.
    """
    lying = [card for card in cards if card.code != raised]
    places = join_patches(_lit_places(cards, {*lit} - {raised}))
    items = [*_shade_cards(lying, lit, shade), *rings(places)]
    for card in cards:
        if card.code == raised:
            items += [*card_ring(card.x, card.y, card.w), *_shade_cards([card], lit, shade)]
            places.append(card_box(card.x, card.y, card.w))
    return items, places


def _shade_cards(cards: Sequence[Card], lit: Collection[str], shade: float) -> list[Item]:
    items: list[Item] = []
    for card in cards:
        items += [card] if card.code in lit else [card, _shade(card, shade)]
    return items


def _lit_places(cards: Sequence[Card], lit: Collection[str]) -> list[Place]:
    """What can be seen of each card in the light."""
    row = sorted(cards, key=lambda card: card.x)
    places = []
    for card, after in zip_longest(row, row[1:]):
        if card.code in lit:
            box = inset(card_box(card.x, card.y, card.w), -AIR)
            right = box.right
            if after is not None:
                right = min(right, after.x - after.w / 2)
            places.append(box._replace(w=right - box.x))
    return places


def _shade(card: Card, shade: float) -> Item:
    high = card.w * CARD_RATIO
    reach = math.hypot(card.w, high)
    left, top = card.x - reach / 2, card.y - reach / 2
    return shape(_outline(card.w, card.angle, shade), left, top, reach, reach)


@lru_cache(maxsize=64)
def _outline(wide: float, angle: float, shade: float) -> Elements:
    """A card, turned about the middle of a square that holds it however it lies."""
    x, y, corner = wide / 2, wide * CARD_RATIO / 2, wide * ROUND
    middle = math.hypot(2 * x, 2 * y) / 2
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))

    def at(across: float, down: float) -> str:
        turned = across * cosine - down * sine, across * sine + down * cosine
        return " ".join(num(middle + each) for each in turned)

    ends = [(x, y, -1, 0, 0, -1), (-x, y, 0, -1, 1, 0), (-x, -y, 1, 0, 0, 1), (x, -y, 0, 1, -1, 0)]
    bends = [
        f"{at(a + corner * d, b + corner * e)} Q {at(a, b)} {at(a + corner * f, b + corner * g)}"
        for a, b, f, g, d, e in ends
    ]
    return path(f"M {' L '.join(bends)} Z", NIGHT, opacity=shade)
