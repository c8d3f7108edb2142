"""A page of the log on paper: headings of tricks, and lines with seats, cards and signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.rules.council.api import FACTIONS, Faction
from scenes.council.palette import FACTION_ASSETS, FACTION_COLOURS, FACTION_INKS
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.ink import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, INK, LANTERN, PAPER_LIGHT
from scenes.table.log.lines import LogLine, Mark, Piece, pieces

HIGH: Final = 48.0  # what a finger can hit
WORDS: Final = 24.0
SMALLEST: Final = 18.0
BEGINS: Final = 58.0  # where the words begin, right of the seat's dot
ENDS: Final = 62.0  # room for the sign at the end
CLOSE: Final = (":", ",", ".")  # stands close to the word before


class Entry(NamedTuple):
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
    entry: Entry,
    lines: Sequence[LogLine],
    colours: Mapping[str, str],
) -> Items:
    """One row of the page."""
    if entry.is_heading:
        return _heading(frame, place, entry.title)
    return _line(frame, place, f"row:{entry.number}", lines[entry.number], colours)


def _heading(frame: Frame, place: Place, title: str) -> Items:
    words = parts.fitted(
        frame, title, place.x + 6, place.cy + 6, place.w, 21, Font.HEAVY, FAINT_INK
    )
    wide = parts.width_of(frame, words.text, words.size, Font.HEAVY) + 24
    return (words, parts.rule(place.x + wide, place.cy + 7, place.w - wide))


def _line(
    frame: Frame, place: Place, name: str, line: LogLine, colours: Mapping[str, str]
) -> Items:
    """A sentence with the dot of its seat; in the focus it offers to show the moment."""
    items: list[Item] = [Control(name, *place[:4], f"{line.text}. Show this moment")]
    chosen = frame.focus == name
    if chosen:
        body = parts.inset(place, 0, 5)
        items += [*parts.focus_ring(body, 8), *parts.inlay(body, PAPER_LIGHT, 8)]
    if line.who:
        items += parts.pawn(place.x + 28, place.cy + 2, 20, colours[line.who], line.who)
    room = place.w - BEGINS - ENDS - (44 if chosen else 0)
    items += _sentence(frame, place.x + BEGINS, place.cy, room, line)
    if line.mark is not Mark.NONE:
        items += _sign(place.right - 34, place.cy, line.mark)
    if chosen:
        items.append(Picture("icon_eye", place.right - 98, place.cy - 16, 32, 32))
    return tuple(items)


def _sign(x: float, y: float, mark: Mark) -> Items:
    if mark is Mark.POINTS:
        return (parts.disc(x, y, 17, LANTERN), parts.token("age", x, y, 26))
    return parts.medal(x, y, 17, mark.value)


def _sentence(frame: Frame, x: float, y: float, room: float, line: LogLine) -> Items:
    """The words, cards as chips and factions with their emblems; smaller where they must be."""
    said: list[Piece] = list(pieces(line.words))
    size = WORDS
    while size > SMALLEST and _set(frame, x, y, size, line.who, said).width > room:
        size -= 1
    done = _set(frame, x, y, size, line.who, said)
    if done.width <= room:
        return done.items
    return (parts.fitted(frame, line.text, x, y - 1, room, SMALLEST),)


def _set(
    frame: Frame, x: float, y: float, size: float, who: str, said: Sequence[Piece]
) -> parts.Pill:
    """All pieces side by side, and how wide they came out."""
    real = parts.drawn_size(frame, size, HIGH * 0.9)
    gap = real * 0.32
    at = x
    items: list[Item] = []
    if who:
        items.append(Text(who, at, y - 1, real, Font.TITLE, INK))
        at += frame.measure(who, real, Font.TITLE) + gap
    for words, is_card, faction in said:
        if words.startswith(CLOSE):
            at -= gap
        if faction is not None and is_card:
            chip = card_chip(frame, at, y, words, faction, real)
        elif faction is not None:
            chip = _faction(frame, at, y, words, faction, real)
        else:
            width = frame.measure(words, real, Font.BOLD)
            chip = parts.Pill((Text(words, at, y - 1, real, Font.BOLD, INK),), width)
        items += chip.items
        at += chip.width + gap
    return parts.Pill(tuple(items), at - gap - x)


def card_chip(
    frame: Frame, x: float, y: float, words: str, faction: Faction, size: float
) -> parts.Pill:
    """A card as words on its colour, with the emblem of its suit."""
    letter = FACTIONS[faction]
    high = min(size * 1.5, HIGH - 6)
    wide = high + frame.measure(words, size, Font.BOLD) + size * 0.6
    colour = FACTION_INKS[letter]
    emblem = Picture(
        f"emblem_{FACTION_ASSETS[letter]}", x + 3, y - high * 0.43, high * 0.86, high * 0.86
    )
    label = Text(words, x + high + 2, y - 1, size, Font.BOLD, colour)
    return parts.Pill((_chip(x, y, wide, high, FACTION_COLOURS[letter]), emblem, label), wide)


@lru_cache(maxsize=256)
def _chip(x: float, y: float, w: float, h: float, colour: str) -> Item:
    return shape(rect(0, 0, w, h, colour, h * 0.3, INK, 2.2), x, y - h / 2, w, h)


def _faction(
    frame: Frame, x: float, y: float, words: str, faction: Faction, size: float
) -> parts.Pill:
    """A faction's name behind its emblem."""
    side = size * 1.3
    asset = f"emblem_{FACTION_ASSETS[FACTIONS[faction]]}"
    wide = side + size * 0.2 + frame.measure(words, size, Font.BOLD)
    return parts.Pill(
        (
            Picture(asset, x, y - side / 2, side, side),
            Text(words, x + side + size * 0.2, y - 1, size, Font.BOLD, INK),
        ),
        wide,
    )
