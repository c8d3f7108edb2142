"""The front of a game's box: its name, its pictures, and for how many it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.words import _, ngettext, pgettext
from game.words import number as number_words
from scenes.kit import parts
from scenes.kit.display import Card, Elements, Font, Glow, Item, Picture, Shadow, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, path, polyline, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FOCUS, GOLD, INK, LANTERN, PAPER, mix
from scenes.shell.entry import GameEntry, Trophies

COLOURS: Final = ("#27605A", "#7C2B41", "#2C4A86", "#6B4A2A", "#54407F", "#3F5F2C")
"""Of boxes that have none, one after the other."""
DEPTH: Final = 20.0  # of the side that is seen
BAND: Final = 0.15  # of the height, for the seats
TROPHY: Final = 0.105  # of the width, each
LIFT: Final = 16.0  # of the box in the focus
NIGHT_OVER: Final = 0.24  # of the others
FAN: Final = ((-0.17, -12.0), (0.17, 12.0), (0.0, 0.0))  # aside and turn of cards, the first below


def cover(
    frame: Frame, place: Place, box: GameEntry, number: int, waiting: int, *, chosen: bool
) -> Items:
    """The box that stands ``number``-th on the shelf; chosen, it comes forward into the light."""
    spot = place._replace(y=place.y - (LIFT if chosen else 0))
    face = box.cover.colour or COLOURS[number % len(COLOURS)]
    x, y, w, h = spot[:4]
    items: list[Item] = []
    if chosen:
        ring = parts.box(x, y - DEPTH / 2, w + DEPTH, h + DEPTH / 2)
        items += [Glow(spot.cx, spot.cy, h * 0.85, FOCUS, 0.55), *parts.focus_ring(ring, 12)]
    items += [
        Shadow(x, y, w, h, 10, 18, 12 if chosen else 6, 0.6),
        shape(_body(w, h, face), x, y, w, h, 28.0),
        *_name(frame, spot, box),
        *_art(spot, box),
        *_seats(frame, spot, box),
    ]
    if not chosen:
        veil = rect(0, -DEPTH * 0.5, w + DEPTH, h + DEPTH * 0.5, INK, 10, None, 0, NIGHT_OVER)
        items.append(shape(veil, x, y, w, h, 28.0))
    if waiting:
        items += _waiting_slip(frame, spot, waiting)
    return tuple(items)


def trophy_items(place: Place, trophies: Trophies, *, chosen: bool) -> Items:
    """What has been won with the game, in a row over the strip at the foot of its box."""
    lift, size = LIFT if chosen else 0.0, place.w * TROPHY
    first = place.cx - trophies.number * size / 2
    y = place.bottom - place.h * BAND - 12 - size * 0.8 - lift
    return tuple(
        Picture(trophies.picture, first + number * size, y, size, size)
        for number in range(trophies.number)
    )


def seats_words(seats: range) -> str:
    """``3–7 players``."""
    if len(seats) > 1:
        return _("{least}–{most} players").format(least=seats[0], most=seats[-1])
    return ngettext("{count} player", "{count} players", seats[0]).format(count=seats[0])


@lru_cache(maxsize=32)
def _body(w: float, h: float, face: str) -> Elements:
    """Card board: a side and a top edge in shade, a frame printed round the picture."""
    dark, light = mix(face, INK, 0.45), mix(face, PAPER, 0.4)
    up = DEPTH * 0.5
    side = ((w - 6, 4.0), (w + DEPTH, -up + 2), (w + DEPTH, h - up), (w - 6, h))
    top = ((6.0, 2.0), (DEPTH, -up), (w + DEPTH, -up), (w - 4, 4.0))
    drawn = path(polyline(side, closed=True), dark, INK, 3.4)
    drawn += path(polyline(top, closed=True), mix(face, PAPER, 0.2), INK, 3.4)
    drawn += rect(0, 0, w, h, face, 9, INK, 3.8)
    drawn += circle(w / 2, h * 0.56, min(w, h) * 0.4, mix(face, LANTERN, 0.3), None, 0, 0.7)
    drawn += circle(w / 2, h * 0.56, min(w, h) * 0.31, mix(face, LANTERN, 0.55), None, 0, 0.6)
    return drawn + rect(11, 11, w - 22, h - 22, "none", 6, light, 2.6)


def _name(frame: Frame, spot: Place, box: GameEntry) -> Items:
    """Two lines of letters in the colours of the title."""
    room, high = spot.w - 48, spot.h * 0.13
    first, second = (
        parts.fit_text(frame, pgettext("logo", words), room, size, Font.TITLE, 20.0, high)
        for words, size in zip(box.logo, (spot.h * 0.13, spot.h * 0.075), strict=True)
    )
    y, below = spot.y + spot.h * 0.125, spot.y + spot.h * 0.235
    return (
        Text(first.text, spot.cx, y, first.size, Font.TITLE, GOLD, "c", 1.0, INK, 6),
        Text(second.text, spot.cx, below, second.size, Font.TITLE, PAPER, "c", 1.0, INK, 5),
    )


def _art(spot: Place, box: GameEntry) -> Items:
    """Its guests, the one in the middle before the others; or else some of its cards."""
    middle, room = spot.y + spot.h * 0.56, min(spot.w - 36, spot.h * 0.9)
    pictures = box.cover.pictures or box.guests
    if not pictures:
        wide = room * 0.4
        return tuple(
            Card(box.deck, None, spot.cx + aside * room, middle + abs(turn) * 0.9, wide, turn)
            for aside, turn in FAN
        )
    return tuple(_portraits(spot.cx, middle, room, pictures))


def _portraits(x: float, y: float, room: float, pictures: Sequence[str]) -> list[Item]:
    """At most three, from left to right, those at the sides lower and behind."""
    first = max(0, len(pictures) // 2 - 1) if len(pictures) > 2 else 0
    shown = list(pictures[first : first + 3])
    before = len(shown) // 2
    order = [number for number in range(len(shown)) if number != before] + [before]
    items: list[Item] = []
    for number in order:
        size = room * (0.56 if number == before else 0.42)
        aside = (number - before) * room * 0.3
        low = 0.0 if number == before else room * 0.09
        items.append(Picture(shown[number], x + aside - size / 2, y + low - size / 2, size, size))
    return items


def _waiting_slip(frame: Frame, spot: Place, tables: int) -> Items:
    """How many tables have been begun, on a slip that sticks out of the box."""
    wide, high = 96.0, 54.0
    slip = parts.box(spot.right - wide - 18, spot.y - high * 0.62, wide, high)
    return (
        shape(rect(0, 0, wide, high, LANTERN, 8, INK, 3), *slip[:4]),
        Picture("shared/icon_replay", slip.x + 14, slip.cy - 16, 32, 32),
        parts.fitted(
            frame, number_words(tables), slip.right - 30, slip.cy - 1, 44, 28, Font.TITLE,
            align="c", high=high,
        ),
    )  # fmt: skip


def _seats(frame: Frame, spot: Place, box: GameEntry) -> Items:
    high = spot.h * BAND
    strip = parts.box(spot.x + 24, spot.bottom - high - 12, spot.w - 48, high * 0.76)
    drawn = rect(0, 0, strip.w, strip.h, PAPER, 8, INK, 2.6)
    words = seats_words(box.game.table_seats)
    return (
        shape(drawn, *strip[:4]),
        parts.fitted(
            frame, words, strip.cx, strip.cy - 1, strip.w - 20, min(26.0, strip.h * 0.62),
            Font.HEAVY, align="c", high=strip.h,
        ),
    )  # fmt: skip
