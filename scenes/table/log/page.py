"""A page of the log on paper: headings of tricks, and lines with seats, cards and signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, assert_never

from game.describe.line import CardSpan, Line, SignSpan, Span, WhoSpan
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.breaking import may_part
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LIT, PAPER_LIGHT
from scenes.table.chapter import Mark
from scenes.table.faces.delegate import face_name
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import DELEGATES, delegate_of
from scenes.table.log.lines import LogLine
from scenes.table.pieces.chip import card_chip, sign_chip

HIGH: Final = 48.0  # what a finger can hit
WORDS: Final = 24.0
SMALLEST: Final = 18.0
BEGINS: Final = 58.0  # where the words begin, right of the seat's face
FACE: Final = 46.0
ENDS: Final = 62.0  # room for the sign at the end
WHY: Final = 52.0  # the way to a line's rule
SIGN: Final = 40.0  # from one sign to the next
HIGHEST: Final = 40.0  # of a heading's letters, with air around them
RING: Final = 6.0  # how far the focus ring of the next row comes up into it
HALF: Final = 0.55  # of a line with its descenders, in heights of its letters
BLANK, NARROW = 0.32, 0.22  # between words, and round a chip that no blank parts from them


class LogEntry(NamedTuple):
    """A row of the page: a heading of a chapter, or the line of this number."""

    title: str
    number: int = -1

    @property
    def is_heading(self) -> bool:
        """Whether it only names what follows."""
        return self.number < 0


def entry_items(
    frame: Frame,
    place: Place,
    entry: LogEntry,
    lines: Sequence[LogLine],
    colours: Mapping[str, str],
) -> Items:
    """One row of the page."""
    if entry.is_heading:
        return _heading(frame, place, entry.title)
    line = _line(frame, place, f"row:{entry.number}", lines[entry.number], colours)
    return parts.as_rows(line, entry.title)


def _heading(frame: Frame, place: Place, title: str) -> Items:
    size = parts.drawn_size(frame, 21, HIGHEST)
    y = min(place.cy + 6, place.bottom - RING - size * HALF)
    words = parts.fitted(
        frame, title, place.x + 6, y, place.w, 21, Font.HEAVY, FAINT_INK, high=HIGHEST
    )
    wide = frame.measure(words.text, words.size, Font.HEAVY) + 24
    return (words, parts.rule(place.x + wide, y + 1, place.w - wide))


def _line(
    frame: Frame, place: Place, name: str, line: LogLine, colours: Mapping[str, str]
) -> Items:
    """A sentence with the face of its seat; in the focus it offers to show the moment."""
    said = line.said
    why = f"why:{name.removeprefix('row:')}"
    items: list[Item] = [_control(name, place, line)]
    chosen = frame.focus in (name, why)
    if chosen:
        body = parts.inset(place, 0, 5)
        items += [*parts.focus_ring(body, 8), *parts.inlay(body, PAPER_LIGHT, 8)]
    if said.who:
        items += _who(place.x + 28, place.cy, said.who, colours[said.who])
    signs = max(1, len(line.marks))
    aside = SIGN * (signs - 1) + (WHY if chosen and line.clause else 0)
    room = place.w - BEGINS - ENDS - aside - (44 if chosen else 0)
    items += sentence(frame, place.x + BEGINS, place.cy, room, said)
    for number, mark in enumerate(line.marks):
        items += _sign(place.right - 34 - SIGN * number, place.cy, mark)
    if chosen:
        left = place.right - 98 - SIGN * (signs - 1)
        if not line.closed:
            items.append(Picture("shared/icon_eye", left, place.cy - 16, 32, 32))
        if line.clause:
            items += _why(frame, parts.box(left - WHY, place.y, WHY, place.h), why)
    return tuple(items)


def _control(name: str, place: Place, line: LogLine) -> Control:
    why = _("That moment is closed.") if line.closed else ""
    return Control(name, *place[:4], line.said.text, refused=line.closed, why=why)


def _who(x: float, y: float, name: str, colour: str) -> Items:
    """The face of whoever did it; a pawn for somebody who is no delegate."""
    if colour not in DELEGATES:
        return parts.pawn(x, y + 2, 20, colour, name)
    return parts.bust(x, y, FACE, face_name(delegate_of(colour), Feeling.CALM), colour)


def _why(frame: Frame, spot: Place, name: str) -> Items:
    """The way to the rule of a line."""
    return (
        *parts.ring_if(frame, name, parts.inset(spot, 4), 8),
        Picture("shared/icon_help", spot.cx - 16, spot.cy - 16, 32, 32),
        Control(name, *spot[:4], _("The rule of this line")),
    )


def _sign(x: float, y: float, mark: Mark) -> Items:
    if mark.lit:
        return (parts.disc(x, y, 17, LIT), parts.token(mark.token, x, y, 26))
    return parts.medal(x, y, 17, mark.token, mark.face)


def sentence(frame: Frame, x: float, y: float, room: float, said: Line) -> Items:
    """The words, cards as chips and names with their signs; smaller where they must be."""
    size = WORDS
    while size > SMALLEST and _set(frame, x, y, size, said.spans).width > room:
        size -= 1
    done = _set(frame, x, y, size, said.spans)
    if done.width <= room:
        return done.items
    return (parts.fitted(frame, said.text, x, y - 1, room, SMALLEST),)


def fits(frame: Frame, room: float, said: Line) -> bool:
    """Whether a sentence has room in so many design units, with letters as small as may be."""
    return _set(frame, 0, 0, SMALLEST, said.spans).width <= room


def _set(frame: Frame, x: float, y: float, size: float, said: Sequence[Span]) -> parts.Pill:
    """All parts of a sentence side by side, and how wide they came out."""
    real = parts.drawn_size(frame, size, HIGH * 0.9)
    items: list[Item] = []
    at, before, blank = x, None, False
    for span in said:
        blank = blank or (isinstance(span, str) and span[:1].isspace())
        if isinstance(span, str) and not span.strip():
            continue
        if before is not None:
            at += real * (BLANK if blank else _narrow(before, span))
        piece = _piece(frame, at, y, span, real)
        items += piece.items
        at += piece.width
        before, blank = span, isinstance(span, str) and span[-1:].isspace()
    return parts.Pill(tuple(items), at - x)


def _narrow(before: Span, span: Span) -> float:
    """Between two parts without a blank: a little air round a chip in Japanese words."""
    match before, span:
        case str(), CardSpan() | SignSpan():
            return NARROW if may_part(before, "") else 0.0
        case CardSpan(), str():
            return NARROW if may_part("", span) else 0.0
        case _:
            return 0.0


def _piece(frame: Frame, x: float, y: float, span: Span, size: float) -> parts.Pill:
    match span:
        case str():
            return _words(frame, x, y, span.strip(), size, Font.BOLD)
        case WhoSpan(name):
            return _words(frame, x, y, name, size, Font.TITLE)
        case CardSpan():
            return card_chip(frame, x, y, span, size)
        case SignSpan():
            return sign_chip(frame, x, y, span, size)
        case _:
            assert_never(span)


def _words(frame: Frame, x: float, y: float, words: str, size: float, font: Font) -> parts.Pill:
    width = frame.measure(words, size, font)
    return parts.Pill((Text(words, x, y - 1, size, font, INK),), width)
