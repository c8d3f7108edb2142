"""How to play: eight short pages with pictures of the real things."""

from __future__ import annotations

from typing import Final

from game.words import N_, _
from scenes.council.rules.pictures import (
    CLOTH,
    council_picture,
    points_picture,
    sowing_picture,
    strength_picture,
    trick_picture,
)
from scenes.council.rules.small_tables import emissary_picture, pyramid_picture
from scenes.council.rules.words import (
    ALONE,
    COUNCIL,
    EDITIONS,
    FOR_TWO,
    POINTS,
    STRENGTH,
    TRICK,
    VISIT,
)
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame, Scene
from scenes.shell.dialogs.how_to_play import HowToPlayScene, Page, explained


def how_to_play(page: int = 0) -> Scene[None]:
    """The rules of Bug Council as a book, open at this page."""
    return HowToPlayScene(PAGES, page, _rules)


def _rules() -> Scene[None]:
    from scenes.council.rules.articles.book import rules

    return rules()


def _editions(frame: Frame, place: Place) -> Items:
    """What the two rulebooks do differently, side by side."""
    lines = parts.rows(place, len(EDITIONS))
    items: list[Item] = [
        *parts.inlay(parts.box(place.x + 440, place.y, (place.w - 440) / 2 - 12, place.h))
    ]
    for index, (row, words) in enumerate(zip(lines, EDITIONS, strict=True)):
        if index:
            items.append(parts.rule(row.x, row.y, row.w, "#CDB784", 1.8))
        side = (place.w - 440) / 2
        cells = (
            parts.box(row.x + 12, row.y, 410, row.h),
            parts.box(row.x + 464, row.y, side - 48, row.h),
            parts.box(row.x + 464 + side, row.y, side - 40, row.h),
        )
        for column, (cell, text) in enumerate(zip(cells, words, strict=True)):
            items.append(
                parts.cell(frame, _(text), cell, 28, "l", strong=index == 0 or column == 0)
            )
    return tuple(items)


EXPLAINED: Final = (
    (COUNCIL, council_picture),
    (TRICK, trick_picture),
    (STRENGTH, strength_picture),
    (VISIT, sowing_picture),
    (POINTS, points_picture),
    (FOR_TWO, emissary_picture),
    (ALONE, pyramid_picture),
)
PAGES: Final = (
    *(explained(CLOTH, words, picture) for words, picture in EXPLAINED),
    Page(N_("Editions"), _editions),
)
