"""The ladder of strength as it stands: who is how strong, and what was led."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from game.rules.council.api import Faction
from game.words import _
from scenes.council.board.cubes import faction_asset
from scenes.council.ladder import BETWEEN, EMBLEM, RUNGS, Ladder
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import fitted
from scenes.kit.parts.svg import circle, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LIT, PAPER, WOOD, WOOD_DARK, mix

NUMBER: Final = 30.0
EQUAL: Final = 11.0  # the sign between rungs of equal strength
LED: Final = 26.0
CROWN: Final = 34.0


def ladder_items(
    frame: Frame,
    ladder: Ladder,
    order: Sequence[Faction],
    cubes: Sequence[int],
    termite: Faction | None = None,
    led: Faction | None = None,
    climbing: Collection[Faction] = (),
) -> list[Item]:
    """Every rung with its emblem and its number; those that are ``climbing`` are in the air.

    ``order`` is from the top; the suit that was ``led`` wears its sign. Nobody is strongest, and
    nobody equally strong, as long as the council has not sat down.
    """
    items: list[Item] = [_rails(ladder.place)]
    head, words = ladder.head, _("Strength")
    said = parts.fit_text(frame, words, head.w - 10, 19, Font.HEAVY)
    # Large or long words leave it to the emblems.
    if ladder.has_head and not frame.large and said.text == words:
        items.append(_sign(head))
        items.append(Text(words, head.cx, head.cy - 1, said.size, Font.HEAVY, INK, "c"))
    top = max(cubes) if order else 0
    for number, faction in enumerate(order):
        rung, count = ladder.rung(number), cubes[faction]
        strongest = count == top > 0
        items.append(_plank(rung, lit=strongest))
        if number and top and cubes[order[number - 1]] == count:
            items.append(_equal(rung.x + rung.w * 0.55, rung.y - BETWEEN / 2))
        if faction not in climbing:
            x, y = ladder.emblem(number)
            items.append(_emblem(faction_asset(faction, termite), x, y))
        room = rung.w - EMBLEM - 26
        items.append(fitted(frame, str(count), rung.right - 14, rung.cy - 1, room, NUMBER,
                            Font.TITLE, align="r", high=rung.h))  # fmt: skip
        if strongest:
            items.append(Picture("shared/token_crown", rung.x - 15, rung.y - 15, CROWN, CROWN))
        if faction == led:
            items += parts.medal(rung.right + 2, rung.cy, LED / 2, "shared/token_lead")
    return items


@lru_cache(maxsize=64)
def _emblem(asset: str, x: float, y: float) -> Item:
    return Picture(f"council/emblem_{asset}", x - EMBLEM / 2, y - EMBLEM / 2, EMBLEM, EMBLEM)


@lru_cache(maxsize=8)
def _rails(place: Place) -> Item:
    """Two poles, from the sign down to the foot."""
    w, h = place.w, place.h
    drawn = rect(14, 10, 11, h - 10, WOOD_DARK, 5, INK, 2.4)
    drawn += rect(w - 25, 10, 11, h - 10, WOOD_DARK, 5, INK, 2.4)
    return shape(drawn, place.x, place.y, w, h)


@lru_cache(maxsize=8)
def _sign(place: Place) -> Item:
    return shape(rect(0, 0, place.w, place.h, mix(WOOD, PAPER, 0.5), 8, INK, 2.4), *place[:4])


@lru_cache(maxsize=4 * RUNGS)
def _plank(place: Place, *, lit: bool) -> Item:
    return shape(rect(0, 0, place.w, place.h, LIT if lit else PAPER, 10, INK, 2.8), *place[:4])


@lru_cache(maxsize=64)
def _equal(x: float, y: float) -> Item:
    drawn = circle(EQUAL, EQUAL, EQUAL, PAPER, INK, 2)
    for line in (EQUAL - 6, EQUAL + 2):
        drawn += rect(EQUAL - 6, line, 12, 3.4, FAINT_INK, 1.5)
    return shape(drawn, x - EQUAL, y - EQUAL, 2 * EQUAL, 2 * EQUAL)
