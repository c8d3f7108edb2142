"""Seats round the table: who sits there, their points, and what else everybody knows of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from game.describe.line import tag_of
from game.seating import SeatSetup
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Font, Glow, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import fitted, focus_ring, line_or_lines, pill
from scenes.kit.parts.panels import PILL_HIGH as PILL_LINE
from scenes.kit.parts.panels import ribbon_path
from scenes.kit.parts.svg import num, path, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LIT, NIGHT, SEAT_COLOURS, WHITE

TAB: Final = 72.0
FLAT_TAB: Final = 60.0
BAND: Final = 30.0  # the ribbon with the owner of a card
BAND_OF_TWO: Final = 50.0  # the same with two lines on it
OFF: Final = 14.0  # a pill of large letters keeps off the name below it
TALL: Final = 144.0  # the usual height of a plaque
TALL_FROM: Final = 100.0  # lower ones have everything side by side
NOTE_HIGH: Final = 46.0  # between the name and the pile
TIGHT: Final = 20.0  # larger letters leave a pill no room beside words on a flat plaque
OFF_NUMBER: Final = 84.0  # a pill on the edge of a flat plaque leaves what is counted in sight
HALVES: Final = 0.42  # of the sizes of two lines: so far apart they keep off each other
PILL, PILL_HIGH = 18.0, 28.0  # its letters, and how high it is at least
PILL_EDGE: Final = 8.0  # of the window, which a long pill keeps off
PILL_ROOM: Final = 20.0  # nearer to the upper edge of the window the pill hangs below


class PlaqueNote(NamedTuple):
    """Something that lies open before a seat: its sign (empty: none), and what it is called.

    The first wording that fits is used; where none does, the sign stands alone. ``faint``: it no
    longer holds.
    """

    sign: str
    wordings: tuple[str, ...]
    faint: bool = False


class PlaquePile(NamedTuple):
    """What a seat has won so far: little pictures that can be counted, and words."""

    picture: str
    size: int
    words: str


@dataclass(frozen=True, slots=True)
class Sitter:
    """What a plaque says. ``pile`` None: nothing can have been won yet.

    ``status`` hangs on its edge; ``turn`` lights it. ``unit`` says what the number counts, where
    that is not points. So much of its right side as ``aside`` says is left to the game;
    ``edge`` is how far ``status`` keeps off it, where that is another number.
    """

    who: SeatSetup
    points: int
    note: PlaqueNote | None = None
    pile: PlaquePile | None = None
    turn: bool = False
    status: str = ""
    you: bool = False
    unit: str = ""
    aside: float = 0.0
    edge: float | None = None


def plaque(frame: Frame, place: Place, sitter: Sitter) -> list[Item]:
    """A seat's plaque; lit while it is this seat's turn."""
    items: list[Item] = []
    if sitter.turn:
        items.append(Glow(place.cx, place.cy, place.w * 0.66, LIT, 0.45))
        items += focus_ring(place, 14)
    items += parts.panel(place, radius=14, inner=False)
    tall = place.h > TALL_FROM
    items += _tab(place, sitter.who.colour, tall=tall)
    items += _tall(frame, place, sitter) if tall else _flat(frame, place, sitter)
    if sitter.status and tall:
        fill, colour = _pill_colours(sitter)
        off = OFF if frame.large else 0.0
        edge = place.y - off if place.y > PILL_ROOM else place.bottom + off
        right = place.right - 10 - (sitter.aside if sitter.edge is None else sitter.edge)
        room = min(600.0, right - PILL_EDGE)
        label = pill(frame, right, edge, sitter.status, fill, colour, 18, 30, align="r", room=room)
        items += label.items
    return items


def with_you(frame: Frame, who: SeatSetup, wide: float) -> bool:
    """Whether a name leaves room on so much of a plaque to say that this is you."""
    words = _("{name} (you)").format(name=who.name)
    return parts.fit_text(frame, words, wide - TAB - 30, 28, Font.TITLE).text == words


def with_pill(frame: Frame, place: Place) -> Place:
    """A plaque and what sticks out of it: the pill on its edge."""
    size = parts.drawn_size(frame, PILL)
    out = max(PILL_HIGH, size * PILL_LINE) / 2 + (OFF if frame.large else 0.0)
    y = place.y - out if place.y > PILL_ROOM else place.y
    return place._replace(y=y, h=place.h + out)


def _pill_colours(sitter: Sitter) -> tuple[str, str]:
    """What a pill is made of: its ground and its letters."""
    return (LIT, INK) if sitter.turn else (NIGHT, WHITE)


@lru_cache(maxsize=64)
def _tab(place: Place, colour: str, *, tall: bool) -> tuple[Item, ...]:
    w = TAB if tall else FLAT_TAB
    low = num(place.h - 1.5)
    d = f"M1.5 14Q1.5 1.5 14 1.5H{num(w)}V{low}H14Q1.5 {low} 1.5 {num(place.h - 14)}Z"
    return (shape(path(d, SEAT_COLOURS[colour], INK, 2.5), place.x, place.y, w, place.h),)


def _tall(frame: Frame, place: Place, sitter: Sitter) -> list[Item]:
    left, room, step = place.x + TAB + 16, place.w - TAB - 30 - sitter.aside, place.h / TALL
    note, pile = place.y + 71 * step, place.y + 110 * step
    names = (_("{name} (you)").format(name=sitter.who.name),) if sitter.you else ()
    if frame.large or not names:  # a name in small letters would be worse than one without that
        names = (*names, sitter.who.name)
    name = parts.first_that_fits(frame, names, room, 28, Font.TITLE)
    unit = _unit(frame, sitter.unit or _("pts"), place.x + TAB / 2, place.cy + 24 * step)
    number = fitted(frame, str(sitter.points), place.x + TAB / 2, place.cy - 10 * step, 60, 34,
                    Font.TITLE, align="c")  # fmt: skip
    lift = max(0.0, HALVES * (number.size + unit[0].size) - 34 * step) if unit else 0.0
    items: list[Item] = [
        *parts.shift((number,), 0, -lift),
        *unit,
        fitted(frame, name, left, place.y + 31 * step, room, 28, Font.TITLE),
    ]  # fmt: skip
    if sitter.note is not None:
        beside = 40 if sitter.note.sign else 0
        if sitter.note.sign:
            items.append(Picture(sitter.note.sign, left - 2, note - 17, 34, 34))
        items += _note_items(frame, sitter.note, left + beside, note, room - beside)
    if sitter.pile is not None:
        drawn = min(sitter.pile.size, 5)
        items += _pile(sitter.pile.picture, left, pile, drawn)
        offset = (drawn - 1) * 13 + 34 if drawn else 0
        items.append(fitted(frame, sitter.pile.words, left + offset, pile, room - offset, 20))
    return items


def _unit(frame: Frame, words: str, x: float, y: float) -> list[Text]:
    """What the number counts, where the tab is wide enough to say it."""
    said = fitted(frame, words, x, y, TAB - 2, 18, align="c")
    return [said] if said.text == words else []


def _flat(frame: Frame, place: Place, sitter: Sitter) -> list[Item]:
    middle = place.cy - 1
    left = place.x + FLAT_TAB + 14
    right = place.right - 14 - sitter.aside
    items: list[Item] = [
        fitted(frame, str(sitter.points), place.x + FLAT_TAB / 2, middle, 52, 30, Font.TITLE,
               align="c")
    ]  # fmt: skip
    if sitter.pile is not None:
        tight = bool(sitter.status) and parts.drawn_size(frame, 18) > TIGHT
        roomy = place.w > 440 and not tight
        words = sitter.pile.words if roomy else str(sitter.pile.size)
        if roomy and not _names(
            frame, sitter, right - left - parts.width_of(frame, words, 20) - 46
        ):
            words = str(sitter.pile.size)
        width = parts.width_of(frame, words, 20)
        items.append(fitted(frame, words, right, middle, width + 4, 20, align="r"))
        items += _pile(sitter.pile.picture, right - width - 34, place.cy, 1)
        right -= width + 46
    name = fitted(frame, sitter.who.name, left, middle, (right - left) * 0.5, 26, Font.TITLE)
    items.append(name)
    left += frame.measure(name.text, name.size, Font.TITLE) + 12
    if sitter.note is not None and sitter.note.sign:
        items.append(Picture(sitter.note.sign, left, place.cy - 17, 34, 34))
        left += 40
    room = right - left
    if sitter.status:  # it lies on the plaque, where the words would be: nothing else is covered
        return [*items, *_flat_status(frame, place, left, room, sitter)]
    wordings = ("",) if sitter.note is None else (*sitter.note.wordings, "")
    words = parts.first_that_fits(frame, wordings, room, 20)
    if words:
        colour = FAINT_INK if sitter.note is not None and sitter.note.faint else INK
        items.append(fitted(frame, words, left, middle, room, 20, colour=colour))
    return items


def _names(frame: Frame, sitter: Sitter, room: float) -> bool:
    """Whether a flat plaque with so much room beside its pile says the whole name."""
    fit = parts.fit_text(frame, sitter.who.name, room * 0.5, 26, Font.TITLE)
    return fit.text == sitter.who.name


def _note_items(frame: Frame, note: PlaqueNote, x: float, y: float, room: float) -> Sequence[Item]:
    colour = FAINT_INK if note.faint else INK
    words = note.wordings[0]
    if note.faint:
        words = parts.first_that_fits(frame, note.wordings, room, 20)
    return line_or_lines(frame, words, x, y, room, NOTE_HIGH, 20, colour=colour)


def _flat_status(
    frame: Frame, place: Place, left: float, room: float, sitter: Sitter
) -> tuple[Item, ...]:
    """The pill within a flat plaque; where it has no room, on the edge and off the numbers."""
    fill, colour = _pill_colours(sitter)
    label = pill(frame, left, place.cy, sitter.status, fill, colour, 18, 30, room=room)
    if label.whole:
        return label.items
    right = place.right - OFF_NUMBER - sitter.aside
    off = OFF if frame.large else 0.0
    edge = place.y - off if place.y > PILL_ROOM else place.bottom + off
    room = min(600.0, right - PILL_EDGE)
    hung = pill(frame, right, edge, sitter.status, fill, colour, 18, 30, align="r", room=room)
    return hung.items


@lru_cache(maxsize=128)
def _pile(picture: str, x: float, y: float, count: int) -> tuple[Item, ...]:
    return tuple(Picture(picture, x + i * 13 - 6, y - 18, 36, 36) for i in range(count))


def owner_sign(
    frame: Frame, x: float, y: float, width: float, room: float, who: SeatSetup
) -> list[Item]:
    """The owner's ribbon under a small card; only the marker where the name has no room."""
    if parts.width_of(frame, tag_of(who), 18, Font.HEAVY) + 30 > room:
        return list(parts.pawn(x, y + 16, 14, who.colour, who.name))
    return owner_ribbon(frame, x, y, width, who)


def owner_ribbon(
    frame: Frame, x: float, y: float, width: float, who: SeatSetup, lead: str = ""
) -> list[Item]:
    """The ribbon that says whose card this is, its upper edge at ``y``."""
    tag = lead + tag_of(who)
    words = parts.fit_text(frame, tag, width + 56, 18, Font.HEAVY)
    wide = max(width * 0.8, words.width + 30)
    high = max(BAND, words.size * 1.4)
    if words.text != tag:
        high = BAND_OF_TWO
    return [
        _owner_band(x - wide / 2, y, wide, high, SEAT_COLOURS[who.colour]),
        *line_or_lines(frame, tag, x, y + high / 2 - 1, width + 56, high, 18, Font.HEAVY, INK, "c"),
    ]


@lru_cache(maxsize=128)
def _owner_band(x: float, y: float, w: float, h: float, colour: str) -> Item:
    return shape(path(ribbon_path(w, h, 8), colour, INK, 2.4), x, y, w, h)


def note_place(place: Place) -> Place:
    """Where what lies open before a seat is on its plaque: where its sign and its words are."""
    if place.h <= TALL_FROM:
        left = place.x + FLAT_TAB + 14
        return parts.box(left + (place.right - left) * 0.34, place.y, place.w * 0.36, place.h)
    step = place.h / TALL
    return parts.box(place.x + TAB, place.y + 48 * step, place.w - TAB, NOTE_HIGH * step)


def pile_place(place: Place) -> Place:
    """Where what a seat has won lies on its plaque."""
    if place.h <= TALL_FROM:
        return parts.box(place.right - OFF_NUMBER, place.y, OFF_NUMBER, place.h)
    low = place.y + (48 + NOTE_HIGH) * place.h / TALL
    return parts.box(place.x + TAB, low, place.w - TAB, place.bottom - low)
