"""What the pictures of a rulebook are put together from: cards, words below them, rows of sums."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import Final, NamedTuple

from game.words import _
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Font, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import LANTERN, WHITE
from scenes.shell.rulebook.article import Drawn

CARD: Final = 170.0  # the widest a card gets
CAPTION: Final = 120.0  # the height of the words below a picture
SIGN: Final = 64.0
VALUE, VALUE_LONG = 120.0, 250.0  # the width of what stands at the end of a row
SHORT: Final = 5  # letters of it that are few
ACROSS: Final = 4  # cards in a row


class Sum(NamedTuple):
    """A row of a tally: what counts, how much, and perhaps the sign of it (messages)."""

    words: str
    value: str
    sign: str = ""


def as_lines(
    frame: Frame, words: str, x: float, y: float, width: float, high: float, size: float
) -> Items:
    """As many lines around ``y`` as the words need to be as large as there is room for."""
    set_once = parts.fitted_paragraph(frame, words, x, 0, width, high, size)
    top = y - set_once.bottom / 2
    return parts.fitted_paragraph(frame, words, x, top, width, high, size).items


def tally(*rows: Sum) -> Drawn:
    """Rows on paper: what counts at the left, how much at the right."""
    return partial(_tally, rows)


def _tally(rows: Sequence[Sum], frame: Frame, place: Place) -> Items:
    sheet = parts.inset(place, 28, 28)
    high = min(126.0, (sheet.h - 12 * (len(rows) - 1)) / len(rows))
    used = high * len(rows) + 12 * (len(rows) - 1)
    places = parts.rows(parts.box(sheet.x, sheet.cy - used / 2, sheet.w, used), len(rows), 12)
    items: list[Items] = [_row(frame, line, row) for line, row in zip(places, rows, strict=True)]
    return tuple(item for row in items for item in row)


def _row(frame: Frame, place: Place, row: Sum) -> Items:
    left = place.x + (SIGN + 36 if row.sign else 24)
    sign = min(SIGN, place.h - 14)
    value = _(row.value)
    wide = VALUE if len(value) <= SHORT else VALUE_LONG
    room = place.right - wide - 24 - left
    end = place.right - 16 - wide / 2
    return (
        *parts.panel(place, radius=14.0, inner=False),
        *((parts.token(row.sign, place.x + 16 + SIGN / 2, place.cy, sign),) if row.sign else ()),
        *as_lines(frame, _(row.words), left, place.cy, room, place.h - 12, 25),
        *parts.fitted_lines(
            frame, value, end, place.cy - 1, wide, place.h - 12, 30, Font.TITLE, align="c"
        ),
    )


def steps(*words: str) -> Drawn:
    """One thing after the other, numbered."""
    return partial(_steps, words)


def _steps(words: Sequence[str], frame: Frame, place: Place) -> Items:
    sheet = parts.inset(place, 28, 28)
    high = min(130.0, (sheet.h - 16 * (len(words) - 1)) / len(words))
    used = high * len(words) + 16 * (len(words) - 1)
    places = parts.rows(parts.box(sheet.x, sheet.cy - used / 2, sheet.w, used), len(words), 16)
    return tuple(
        item
        for number, (line, said) in enumerate(zip(places, words, strict=True), start=1)
        for item in (
            *parts.panel(line, radius=14.0, inner=False),
            parts.disc(line.x + 52, line.cy, 30, LANTERN),
            parts.fitted(
                frame, str(number), line.x + 52, line.cy - 2, 50, 32, Font.TITLE, align="c", high=60
            ),
            *as_lines(frame, _(said), line.x + 104, line.cy, line.w - 124, line.h - 12, 25),
        )
    )


def cards(
    deck: str,
    codes: Sequence[str | None],
    *,
    dim: Sequence[str] = (),
    lit: Sequence[str] = (),
    ratio: float = CARD_RATIO,
    across: int = ACROSS,
) -> Drawn:
    """Cards in rows; None is a back, dim ones are refused, lit ones stand out."""
    return partial(_cards, deck, tuple(codes), tuple(dim), tuple(lit), ratio, across)


def _cards(
    deck: str,
    codes: Sequence[str | None],
    dim: Sequence[str],
    lit: Sequence[str],
    ratio: float,
    across: int,
    _frame: Frame,
    place: Place,
) -> Items:
    count = ceil(len(codes) / across)
    widest = min(len(codes), across)
    wide = min(CARD, (place.w - 40) / widest - 22, ((place.h - 40) / count - 24) / ratio)
    step_y = wide * ratio + 26
    items: list[Items] = []
    for row in range(count):
        line = codes[row * across : (row + 1) * across]
        y = place.cy + (row - (count - 1) / 2) * step_y
        for number, code in enumerate(line):
            x = place.cx + (number - (len(line) - 1) / 2) * (wide + 22)
            if code is not None and code in lit:
                items.append(parts.focus_ring(parts.centre(x, y, wide, wide * ratio), 10))
            items.append((Card(deck, code, x, y, wide, dim=code is not None and code in dim),))
    return tuple(item for piece in items for item in piece)


def said(drawn: Drawn, words: str) -> Drawn:
    """A picture with a sentence below it."""
    return partial(_said, drawn, words)


def _said(drawn: Drawn, words: str, frame: Frame, place: Place) -> Items:
    above = parts.box(place.x, place.y, place.w, place.h - CAPTION)
    return (
        *drawn(frame, above),
        *parts.fitted_paragraph(
            frame, _(words), place.cx, above.bottom + 6, place.w - 56, CAPTION - 16, 24,
            colour=WHITE, align="c",
        ).items,
    )  # fmt: skip


def stacked(*drawn: Drawn) -> Drawn:
    """Pictures one below the other."""
    return partial(_stacked, drawn)


def _stacked(drawn: Sequence[Drawn], frame: Frame, place: Place) -> Items:
    places = parts.rows(parts.inset(place, 0, 12), len(drawn), 4)
    return tuple(item for one, cell in zip(drawn, places, strict=True) for item in one(frame, cell))


def signs(*named: tuple[str, str]) -> Drawn:
    """Pictures side by side or in rows, each with a word below: (picture, message)."""
    return partial(_signs, named)


def _signs(named: Sequence[tuple[str, str]], frame: Frame, place: Place) -> Items:
    across = len(named) if len(named) < ACROSS else ceil(len(named) / 2)
    count = ceil(len(named) / across)
    items: list[Items] = []
    for row, line in enumerate(parts.rows(parts.inset(place, 24, 24), count, 10)):
        some = named[row * across : (row + 1) * across]
        for cell, (picture, words) in zip(parts.columns(line, len(some), 10), some, strict=True):
            size = min(cell.w - 10, cell.h - 90, 400.0)
            top = cell.cy - (size + 80) / 2
            items.append((Picture(picture, cell.cx - size / 2, top, size, size),))
            items.append(
                parts.fitted_lines(
                    frame, _(words), cell.cx, top + size + 40, cell.w - 4, 76, 24,
                    colour=WHITE, align="c",
                )
            )  # fmt: skip
    return tuple(item for piece in items for item in piece)
