"""Pictures of the rulebook made of signs: strengths in a row, and what points come from."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.rules.council.api import FACTIONS, NO_ALLEGIANCE_POINTS, PRINTED_RING
from game.words import _, ngettext
from scenes.council.board.cubes import faction_asset
from scenes.council.cards import DECK
from scenes.kit import parts
from scenes.kit.display import Card, Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LANTERN
from scenes.shell.rulebook.article import Drawn
from scenes.shell.rulebook.drawn import as_lines

RING: Final = tuple(FACTIONS.index(letter) for letter in PRINTED_RING)
CLOTH: Final = "#2F4F49"
SIGN: Final = 150.0  # the width of what stands before a source of points
CARD: Final = 104.0
HIGHEST: Final = 210.0  # such a row


def order(place: Place, ranks: tuple[tuple[str, int], ...]) -> Items:
    """The factions by letter with their cubes, the strongest first."""
    items: list[Item] = []
    cells = parts.columns(parts.inset(place, 16, 0), len(ranks))
    for index, (cell, (letter, count)) in enumerate(zip(cells, ranks, strict=True)):
        asset = f"council/emblem_{faction_asset(FACTIONS.index(letter))}"
        items += [
            Picture(asset, cell.cx - 48, cell.cy - 26, 52, 52),
            Text(str(count), cell.cx + 24, cell.cy - 1, 32, Font.TITLE, INK, "c"),
        ]
        if index:
            items.append(Text(">", cell.x, cell.cy - 1, 26, Font.HEAVY, FAINT_INK, "c"))
    return tuple(items)


def declared(last: str, cubes: int, chambers: int) -> Drawn:
    """What points come from: a trick, a last card with cubes on its faction, no tricks at all."""
    return partial(_declared, last, cubes, chambers)


def _declared(last: str, cubes: int, chambers: int, frame: Frame, place: Place) -> Items:
    sheet = parts.inset(place, 28, 30)
    high = min(HIGHEST, (sheet.h - 40) / 3)
    rows = parts.rows(parts.box(sheet.x, sheet.cy - 1.5 * high - 20, sheet.w, 3 * high + 40), 3, 20)
    on_faction = ngettext("last card, {count} cube there", "last card, {count} cubes there", cubes)
    inside = ngettext(
        "no tricks, {count} cube in the Chambers",
        "no tricks, {count} cubes in the Chambers",
        chambers,
    )
    told = (
        (_("Trick"), _("each one you win"), 1),
        (_("Allegiance"), on_faction.format(count=cubes), cubes),
        (_("No Allegiance"), inside.format(count=chambers), NO_ALLEGIANCE_POINTS + chambers),
    )
    first, second, third = (parts.box(row.x, row.y, SIGN, row.h) for row in rows)
    sources = [_source(frame, row, *words) for row, words in zip(rows, told, strict=True)]
    return (
        *(item for source in sources for item in source),
        parts.in_words(place, [_source_told(*words) for words in told]),
        parts.token("shared/token_trickpile", first.cx, first.cy, 120),
        Card(DECK, last, second.cx, second.cy, CARD),
        parts.token("council/token_no_allegiance", third.cx, third.cy, 120),
    )


def _source_told(title: str, words: str, points: int) -> str:
    worth = ngettext("{title}: {words}, {count} point", "{title}: {words}, {count} points", points)
    return worth.format(title=title, words=words, count=points)


def _source(frame: Frame, row: Place, title: str, words: str, points: int) -> Items:
    left, end = row.x + SIGN + 10, row.right - 70
    room = end - 60 - left
    return (
        *parts.panel(row, radius=16.0),
        *parts.fitted_lines(
            frame, title, left, row.y + row.h * 0.3, room, row.h * 0.36, 34, Font.TITLE
        ),
        *as_lines(frame, words, left, row.y + row.h * 0.66, room, row.h * 0.5, 25),
        parts.disc(end, row.cy, 48, LANTERN, 3.5),
        Text(str(points), end, row.cy - 2, 46, Font.TITLE, INK, "c"),
    )
