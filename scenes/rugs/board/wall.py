"""The Wall: bugs on pegs along a line, its start on the left."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from game.describe.rugs.names import KIND_ASSETS
from game.rules.rugs.api import Card, View, kind_of
from game.words import _
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Control, Font, Item, Picture
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, WOOD_DARK, mix
from scenes.rugs.board.cardboard import acts, bug, control_on, raise_card
from scenes.rugs.places import Attic

PEG: Final = (24.0, 42.0)
SIGN: Final = "#D9B473"


def wall_items(
    frame: Frame,
    places: Attic,
    view: View,
    allowed: Collection[Card] | None,
    focus: Card | None,
    rise: float,
    air: Collection[Card] = (),
) -> list[Item]:
    """The line with its bugs; ``allowed`` None: nothing is asked of them."""
    spots = places.wall(len(view.wall))
    rope = places.rope(len(view.wall))
    items: list[Item] = [Picture("rugs/scenery_wall_rope", *rope[:4])]
    front: list[Item] = []
    acting = view.acting
    for card, spot in zip(view.wall, spots, strict=True):
        dim = allowed is not None and card not in allowed
        if card in air:
            continue
        if card == focus:
            front += raise_card(card, spot, rise, dim=dim)
        else:
            items.append(bug(card, spot, dim=dim))
            if card == acting:
                upright = spot._replace(angle=0.0)
                items[-1] = bug(card, upright, dim=dim)
                items.append(acts(upright))
                items.append(_sign_of(card, spot.x + spot.size / 2 - 6,
                                      spot.y + spot.size * CARD_RATIO / 2 - 8))  # fmt: skip
        items.append(_peg(spot.x, spot.y - spot.size * CARD_RATIO / 2 + 4))
    signs = _signs(frame, rope.x, rope.right, rope.y + 64)
    return [*items, *signs, *front]


def _peg(x: float, y: float) -> Item:
    return Picture("rugs/wall_peg", x - PEG[0] / 2, y - PEG[1] / 2, *PEG)


def _sign_of(card: Card, x: float, y: float) -> Item:
    return Picture(f"rugs/power_{KIND_ASSETS[kind_of(card)]}", x - 25, y - 25, 50, 50)


def _signs(frame: Frame, left: float, right: float, y: float) -> list[Item]:
    """Little boards: where the line begins and where it ends."""
    items: list[Item] = []
    for x, words in ((left + 30, _("start")), (right - 30, _("end"))):
        fit = parts.fit_text(frame, words, 84, 18, Font.HEAVY, high=40)
        wide, high = fit.width + 24, max(30.0, fit.size * 1.4)
        drawn = rect(0, 4, wide, high, mix(WOOD_DARK, INK, 0.5), 8)
        drawn += rect(0, 0, wide, high, SIGN, 8, INK, 2.4)
        items.append(shape(drawn, x - wide / 2, y - high / 2, wide, high))
        items.append(parts.fitted(frame, words, x, y - 1, 84, 18, Font.HEAVY, align="c", high=40))
    return items


def wall_controls(places: Attic, view: View, allowed: Collection[Card]) -> list[Control]:
    """One control for each bug on the line."""
    spots = places.wall(len(view.wall))
    return [
        control_on(card, spot, refused=card not in allowed)
        for card, spot in zip(view.wall, spots, strict=True)
    ]
