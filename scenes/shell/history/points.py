"""The page of points: where they come from, and in which part of a game they are made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import Final

from game.history import PersonReport, PlayerKind, Report
from game.words import N_, _, number
from scenes.kit import parts
from scenes.kit.display import Elements, Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.signs import SEAT_DASHES, seat_mark
from scenes.kit.parts.svg import dashes, layers, line, path, polyline, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FAINT_LINE, INK, SEAT_COLOURS, ink_on, player_colours
from scenes.shell.history.charts import legend
from scenes.shell.history.field import with_rows
from scenes.shell.history.words import HistoryPage, HistoryWords, Source, name_of

FEW: Final = 5  # people that a chart shows at least, if there are so many
MOST_NAMES: Final = 12  # of parts of a game, that have room below a chart
GAP: Final = 28.0


def points_page(words: HistoryWords, seats: int) -> HistoryPage:
    """The page in the words of a game that has so many seats."""
    return HistoryPage("points", N_("Points"), partial(_draw, words, max(FEW, seats)))


def _draw(
    words: HistoryWords, most: int, frame: Frame, place: Place, report: Report, _leaf: int
) -> Items:
    people = with_rows(report.people, most)
    people = people or list(report.people[:most])
    if not words.by_part:
        return _sources(frame, place, people, words.sources)
    left, right = parts.columns(place, 2, GAP)
    return (
        *_sources(frame, left, people, words.sources),
        *_parts(frame, right, people, words),
    )


def colours_of(people: Sequence[PersonReport]) -> list[str]:
    """A colour of its own for everybody: the last one at a table, if it is still free."""
    chosen: list[str] = []
    all_colours = player_colours(max(FEW, len(people)))
    for person in people:
        free = [colour for colour in all_colours if colour not in chosen]
        own = person.player is not PlayerKind.BOT and person.colour in free
        later = {other.colour for other in people if other.player is PlayerKind.HUMAN}
        spare = [colour for colour in free if colour not in later] or free
        chosen.append(person.colour if own else spare[0])
    return chosen


# sources


def _sources(
    frame: Frame, place: Place, people: Sequence[PersonReport], sources: Sequence[Source]
) -> Items:
    """A bar for everybody, of as many pieces as there are sources."""
    used = [each for each in sources if any(person.sources.get(each.id) for person in people)]
    inner = parts.inset(place, 30, 24)
    title = parts.drawn_size(frame, 30) * 1.4
    named = [(_(each.words), each.colour) for each in used]
    told, low = legend(frame, parts.box(inner.x, inner.y + title, inner.w, 0), named)
    body = parts.box(inner.x, low + 14, inner.w, inner.bottom - low - 14)
    most = max((person.average for person in people), default=0) or 1
    items: list[Item] = [
        *parts.inlay(place),
        parts.heading(frame, _("Where points come from"), inner.x, inner.y + 16, inner.w, 30),
        *told,
    ]
    high = min(body.h / max(1, len(people)), 124.0)
    for at, person in enumerate(people):
        row = parts.box(body.x, body.y + at * high, body.w, high)
        items += _bar(frame, row, person, used, most)
    return (*items, _pieces_told(place, people, used))


def _pieces_told(place: Place, people: Sequence[PersonReport], sources: Sequence[Source]) -> Item:
    """The bars in words: an average game, piece by piece."""
    heads = ["", *(_(source.words) for source in sources), _("Average")]
    rows = [
        (
            name_of(person),
            *(number(person.sources.get(each.id, 0) / person.games, 1) for each in sources),
            number(person.average, 1),
        )
        for person in people
    ]
    return parts.table_in_words(place, _("Where points come from"), heads, rows)


def _bar(
    frame: Frame, row: Place, person: PersonReport, sources: Sequence[Source], most: float
) -> Items:
    """Somebody's average game, piece by piece, as long as it is worth."""
    size = parts.drawn_size(frame, 22)
    label = size * 1.35
    average = number(person.average, 1)
    total_wide = max(70.0, parts.width_of(frame, average, 24, Font.TITLE)) + 14
    bar = parts.box(
        row.x, row.y + label, row.w - total_wide, max(18.0, min(44.0, row.h - label - 12))
    )
    x = 0.0
    drawn: Elements = ()
    words: list[Item] = []
    for source in sources:
        points = person.sources.get(source.id, 0) / person.games
        wide = bar.w * points / most
        if wide < 1:
            continue
        drawn += rect(x, 0, wide, bar.h, source.colour, 5, INK, 2.4)
        shown = number(points, 1)
        if parts.width_of(frame, shown, 18, Font.HEAVY) + 8 < wide:
            middle = bar.x + x + wide / 2
            words.append(
                parts.fitted(
                    *(frame, shown, middle, bar.cy - 1, wide, 18, Font.HEAVY),
                    colour=ink_on(source.colour),
                    align="c",
                )
            )
        x += wide
    name = parts.fitted(
        frame, name_of(person), row.x, row.y + label / 2, row.w - 90, 22, Font.HEAVY
    )
    total = parts.fitted(frame, average, bar.x + x + 14, bar.cy - 1, total_wide, 24, Font.TITLE)
    return (name, shape(drawn, bar.x, bar.y, x, bar.h), *words, total)


# parts of a game


def _parts(
    frame: Frame, place: Place, people: Sequence[PersonReport], words: HistoryWords
) -> Items:
    """A line for everybody over the parts of a game, told apart by colour, dashes and mark."""
    inner = parts.inset(place, 30, 24)
    title = parts.drawn_size(frame, 30) * 1.4
    step = parts.drawn_size(frame, 20) * 1.7
    rows = -(-len(people) // 2)
    low = step * rows + parts.drawn_size(frame, 18) * 2
    field = parts.box(inner.x + 52, inner.y + title + 20, inner.w - 84, 0)
    field = field._replace(h=inner.bottom - low - field.y)
    names = _part_names(people, words.parts)
    values = [
        [person.parts.get(part, 0) / person.games for part in range(1, len(names) + 1)]
        for person in people
    ]
    top = _round_top(max((max(row) for row in values), default=0))
    items: list[Item] = [
        *parts.inlay(place),
        parts.heading(frame, _(words.by_part), inner.x, inner.y + 16, inner.w, 30),
        *_grid(frame, field, top, names),
    ]
    colours = colours_of(people)
    items += [
        _line(field, values[number], number, colours[number], top)
        for number in reversed(range(len(people)))
    ]
    legend = parts.box(inner.x, inner.bottom - step * rows, inner.w, step * rows)
    for at, person in enumerate(people):
        cell = parts.columns(parts.rows(legend, rows)[at // 2], 2, 16)[at % 2]
        drawn = seat_mark(14, 14, 10, at, SEAT_COLOURS[colours[at]])
        items.append(shape(drawn, cell.x, cell.cy - 14, 28, 28))
        items.append(
            parts.fitted(frame, name_of(person), cell.x + 40, cell.cy - 1, cell.w - 40, 20)
        )
    told = [
        (name_of(person), *(number(value, 1) for value in row))
        for person, row in zip(people, values, strict=True)
    ]
    heads = ["", *(_(name) for name in _all_names(people, words.parts))]
    return (*items, parts.table_in_words(place, _(words.by_part), heads, told))


def _part_names(people: Sequence[PersonReport], named: Sequence[str]) -> list[str]:
    """What stands below the chart; parts of a game without a name are numbered.

    Where there are too many, every second one is left out, or more.
    """
    names = _all_names(people, named)
    step = ceil(len(names) / MOST_NAMES)
    return [name if at % step == 0 else "" for at, name in enumerate(names)]


def _all_names(people: Sequence[PersonReport], named: Sequence[str]) -> list[str]:
    last = max((part for person in people for part in person.parts), default=0)
    count = max(len(named), last, 1)
    return [named[at] if at < len(named) else number(at + 1) for at in range(count)]


def _round_top(highest: float) -> int:
    """A round number of points not below the highest."""
    small = (size for size in (5, 10, 15, 20, 30, 40, 60, 100) if highest <= size)
    return next(small, 0) or ceil(highest / 200) * 200


def _grid(frame: Frame, field: Place, top: int, names: Sequence[str]) -> Items:
    levels = [field.h * index / 5 for index in range(6)]
    drawn = layers(line(0, y, field.w, y, FAINT_LINE, 1.8) for y in levels)
    items: list[Item] = [shape(drawn, *field[:4])]
    for index, y in enumerate(levels):
        level = f"{top * (5 - index) // 5}"
        items.append(
            parts.fitted(
                frame, level, field.x - 12, field.y + y, 50, 18, colour=FAINT_INK, align="r"
            )
        )
    size = parts.drawn_size(frame, 18)
    for index, name in enumerate(names):
        if name:
            x = field.x + _across(field, index, len(names))
            items.append(Text(_(name), x, field.bottom + size, size, colour=FAINT_INK, align="c"))
    return tuple(items)


def _across(field: Place, index: int, count: int) -> float:
    return field.w * (index + 0.5) / count


def _line(field: Place, values: Sequence[float], number: int, colour: str, top: int) -> Item:
    """An ink rim, the colour on it, a mark for each part."""
    points = [
        (_across(field, index, len(values)), field.h * (1 - value / top))
        for index, value in enumerate(values)
    ]
    pattern = SEAT_DASHES[number]
    d = dashes(points, pattern) if pattern else polyline(points)
    face = SEAT_COLOURS[colour]
    drawn = path(d, "none", INK, 9) + path(d, "none", face, 5.4)
    drawn += layers(seat_mark(x, y, 10, number, face) for x, y in points)
    return shape(drawn, *field[:4], 24)
