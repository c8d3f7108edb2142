"""Where the cards of many deals have come to lie, beside what chance puts there: a chart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.fair.shuffles import Heap, Shuffles, places_of
from game.words import _, number, percent
from scenes.kit import parts
from scenes.kit.display import Elements, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import dashes, line, path, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK
from scenes.shell.history.charts import heap, legend
from scenes.shell.history.words import SuitWords

LEAST, MOST = 1.25, 2.0  # of what chance puts there, that the chart is high for
GAP: Final = 22.0  # between places
LINES: Final = 50.0  # room for a name below its place
WIDEST: Final = 60.0  # a column
Heaps = Mapping[tuple[str, str], Heap]
"""By place and suit."""


def spread(frame: Frame, place: Place, told: Shuffles, suits: Sequence[SuitWords]) -> Items:
    """A column for every suit at every place; where all reach the line, all is as chance has it.

    A place has as many cards as it holds, so a column stands for the share of what chance would
    put there on average, and not for their number.
    """
    heaps = {(each.place, each.suit): each for each in told.heaps}
    names = places_of(told.game)
    there = [where for where in names if any(key[0] == where for key in heaps)]
    used = [suit for suit in suits if any(key[1] == suit.letter for key in heaps)]
    inner = parts.inset(place, 26, 20)
    signs, top = legend(frame, inner._replace(h=0), [(suit.called(), suit.colour) for suit in used])
    label = max(LINES, parts.drawn_size(frame, 21) * 1.5)
    scale = parts.width_of(frame, percent(1), 20) + 20
    ground = inner.bottom - label
    body = parts.box(inner.x + scale, top + 12, inner.w - scale, ground - top - 12)
    cells = parts.columns(body, len(there), GAP)
    most = min(MOST, max(LEAST, *(each.found / each.expected for each in told.heaps)))
    level = ground - body.h / most
    items: list[Item] = [*parts.inlay(place), *signs]
    for where, cell in zip(there, cells, strict=True):
        items += _columns(cell, where, heaps, used, most)
        items += parts.fitted_lines(
            frame, _(names[where]), cell.cx, ground + 4 + label / 2, cell.w + GAP / 2, label, 21,
            align="c",
        )  # fmt: skip
    return (
        *items,
        shape(line(0, 0, body.w, 0, INK, 3), body.x, ground, body.w, 0),
        shape(_dashed(body.w), body.x, level, body.w, 0),
        parts.fitted(frame, percent(1), body.x - 12, level, scale, 20, colour=FAINT_INK, align="r"),
        _in_words(place, told, there, used, heaps),
    )


def _dashed(wide: float) -> Elements:
    return path(dashes([(0, 0), (wide, 0)], (14, 10)), "none", INK, 3)


def _columns(
    cell: Place, where: str, heaps: Heaps, suits: Sequence[SuitWords], most: float
) -> Items:
    """The suits at one place, in the order of the legend."""
    items: list[Item] = []
    for suit, slot in zip(suits, parts.columns(cell, len(suits)), strict=True):
        each = heaps.get((where, suit.letter))
        if each is not None:
            share = min(most, each.found / each.expected)
            items += heap(slot, cell.bottom, cell.h * share / most, suit.colour, WIDEST)
    return tuple(items)


def _in_words(
    place: Place, told: Shuffles, there: Sequence[str], suits: Sequence[SuitWords], heaps: Heaps
) -> Item:
    """The same for whoever does not see it: how many there are, and how many chance puts there."""
    names = places_of(told.game)
    rows = [
        (_(names[where]), *(_said(heaps.get((where, suit.letter))) for suit in suits))
        for where in there
    ]
    heads = ["", *(suit.called() for suit in suits)]
    return parts.table_in_words(place, _("Cards in each place: counted, and expected"), heads, rows)


def _said(each: Heap | None) -> str:
    if each is None:
        return ""
    words = _("{count} (expected: {mean})")
    return words.format(count=number(each.found), mean=number(each.expected, 1))
