"""A field of a page: its heading and a note, and a row with a jar for each of the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.history import PersonReport, PlayerKind
from game.neutral import NEUTRAL
from game.words import number
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, PAPER_SHADE, SEAT_COLOURS
from scenes.shell.history.charts import jar
from scenes.shell.history.words import name_of

MOST: Final = 6  # people with a row of their own
ROW: Final = 112.0
SIGN: Final = 44.0  # the room of a picture beside a number


def with_rows(people: Sequence[PersonReport], most: int = MOST) -> list[PersonReport]:
    """The first of the people; whoever is neutral has no row."""
    return [one for one in people if one.player is not PlayerKind.NEUTRAL][:most]


def field(
    frame: Frame, place: Place, title: str, note: str, count: int
) -> tuple[list[Item], list[Place]]:
    """Its ground with heading and note, and room for so many rows below."""
    inner = parts.inset(place, 30, 24)
    head, below = parts.drawn_size(frame, 30) * 1.5, parts.drawn_size(frame, 20) * 1.7
    top = inner.y + head + below
    high = min((inner.bottom - top) / max(1, count), ROW)
    items: list[Item] = [
        *parts.inlay(place),
        parts.heading(frame, title, inner.x, inner.y + 16, inner.w, 30),
        *parts.fitted_lines(
            frame, note, inner.x, inner.y + head + below * 0.3, inner.w, below * 1.2, 20,
            colour=FAINT_INK,
        ),
    ]  # fmt: skip
    return items, [parts.box(inner.x, top + n * high, inner.w, high) for n in range(count)]


def jar_row(
    frame: Frame, row: Place, person: PersonReport, words: str, share: float, aside: float = 0.0
) -> Items:
    """A name, a few words with room ``aside`` on their right, and a jar that is filled so far."""
    label = parts.drawn_size(frame, 22) * 1.6
    wide = parts.width_of(frame, words, 22) + 12
    bar = parts.box(row.x, row.y + label, row.w, max(16.0, min(32.0, row.h - label - 12)))
    colour = SEAT_COLOURS.get(person.colour, "#FFFFFF")
    if person.player is PlayerKind.BOT:
        colour = SEAT_COLOURS[NEUTRAL]
    room, y = row.w - wide - 20 - aside, row.y + label / 2
    return (
        parts.fitted(frame, name_of(person), row.x, y, room, 22, Font.HEAVY),
        parts.fitted(frame, words, row.right - aside, y, wide, 22, align="r"),
        jar(bar, share, colour, PAPER_SHADE),
    )


def number_rows(
    frame: Frame,
    place: Place,
    told: tuple[str, str],
    people: Sequence[PersonReport],
    counts: Sequence[float],
    sign: str,
    digits: int = 1,
) -> Items:
    """A field, told by heading and note, with a number for everybody and a picture beside it."""
    most = max(counts, default=0.0) or 1.0
    items, rows = field(frame, place, *told, len(people))
    for row, person, count in zip(rows, people, counts, strict=True):
        items += jar_row(frame, row, person, number(count, digits), count / most, SIGN)
        items.append(Picture(sign, row.right - 34, row.y + 2, 32, 32))
    return tuple(items)
