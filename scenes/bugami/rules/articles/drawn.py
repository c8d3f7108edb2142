"""The pictures of Bugami's rulebook: cards, tricks and sums as the rules see them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.describe.bugami.names import bug_picture, bugs_words, tricks_words
from game.describe.bugami.sums import sum_words
from game.rules.bugami.api import CARDS, bugs_in, worth
from game.words import _, ngettext
from scenes.bugami.cards import DECK
from scenes.bugami.rules.pictures import ADA, BRUNO, CHIKA, DOV, posed
from scenes.kit import parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Card, Font
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import LANTERN
from scenes.shell.rulebook.article import Drawn
from scenes.shell.rulebook.drawn import as_lines
from scenes.shell.rulebook.drawn import cards as laid

TRICK_HIGH = 330.0
FANNED = 104.0  # the height of a card in a trick that has been won
OVERLAP = 0.42
FAN = (1 + 3 * OVERLAP) / CARD_RATIO  # how wide four such cards are, by their height


def hand(*held: str, dim: Sequence[str] = ()) -> Drawn:
    """Cards in rows; dim ones are refused."""
    return laid(DECK, held, dim=dim)


def trick(winner: int, *played: tuple[str, str]) -> Drawn:
    """A trick in the order of play, each card with a message; ``winner`` counts from 0."""
    return partial(_trick, winner, played)


def _trick(winner: int, played: Sequence[tuple[str, str]], frame: Frame, place: Place) -> Items:
    row = parts.box(place.x + 16, place.cy - TRICK_HIGH / 2, place.w - 32, TRICK_HIGH)
    seats = (ADA, BRUNO, CHIKA, DOV)
    named = [(who, code, words) for who, (code, words) in zip(seats, played, strict=False)]
    return posed(frame, row, named, winner)


class Pile(NamedTuple):
    """Tricks that somebody has won, each ``S9 S3 SK S6``, and a message about them."""

    tricks: tuple[str, ...]
    words: str


def piles(bid: int, *won: Pile) -> Drawn:
    """Won tricks with the bugs in them and what that is worth to whoever has bid this."""
    return partial(_piles, bid, won)


def _piles(bid: int, won: Sequence[Pile], frame: Frame, place: Place) -> Items:
    rows = parts.rows(parts.inset(place, 28, 28), len(won), 16)
    return tuple(
        item for row, pile in zip(rows, won, strict=True) for item in _pile(frame, row, bid, pile)
    )


def _pile(frame: Frame, row: Place, bid: int, pile: Pile) -> Items:
    tricks = [trick.split() for trick in pile.tricks]
    bugs = bugs_in([CARDS[code] for trick in tricks for code in trick], bid)
    points, _clause = worth(bid, len(tricks), bugs)
    across = (row.w - 40) / max(1, len(tricks)) - 16
    high = min(FANNED, row.h * 0.46, across / FAN)
    left, top = row.x + 20, row.y + 14
    below = parts.box(left, top + high + 6, row.w - 40, row.bottom - top - high - 12)
    end, room = below.right - 42, below.w - 110
    upper, lower = parts.rows(below, 2)
    items: list[Items] = [parts.panel(row, radius=14.0, inner=False)]
    for number, codes in enumerate(tricks):
        items.append(_won(left + number * (high * FAN + 16), top, high, codes, bid))
    if not tricks:
        items.append(parts.empty_place(parts.box(left, top, high * FAN, high), 10.0))
    return (
        *(item for piece in items for item in piece),
        *parts.fitted_lines(
            frame, sum_words(bid, len(tricks), bugs), left, upper.cy, room, upper.h, 30, Font.TITLE
        ),
        *as_lines(frame, _(pile.words), left, lower.cy - 4, room, lower.h, 22),
        parts.disc(end, below.cy, 44, LANTERN, 3),
        *parts.fitted_lines(frame, str(points), end, below.cy - 2, 76, 76, 36, align="c"),
    )


def _won(x: float, y: float, high: float, codes: Sequence[str], bid: int) -> Items:
    """A trick, fanned out; bugs bear a sign."""
    wide = high / CARD_RATIO
    places = [x + wide * (0.5 + OVERLAP * number) for number in range(len(codes))]
    signs = [at for at, code in zip(places, codes, strict=True) if bugs_in([CARDS[code]], bid)]
    return (
        *(Card(DECK, code, at, y + high / 2, wide) for at, code in zip(places, codes, strict=True)),
        *(parts.token("bugami/token_bug", at - wide * 0.28, y + high - 14, 36) for at in signs),
    )


def _sum_told(bid: int, tricks: int, bugs: int) -> str:
    """A row in words, for whoever does not see its signs."""
    points, _clause = worth(bid, tricks, bugs)
    words = ngettext(
        "{tricks}, {bugs}: {sum}, {count} point", "{tricks}, {bugs}: {sum}, {count} points", points
    )
    return words.format(
        tricks=tricks_words(tricks),
        bugs=bugs_words(bugs),
        sum=sum_words(bid, tricks, bugs),
        count=points,
    )


def sums(*counted: tuple[int, int, int]) -> Drawn:
    """Rows of (bid, tricks, bugs) with the points that the rules give for them."""
    return partial(_sums, counted)


def _sums(counted: Sequence[tuple[int, int, int]], frame: Frame, place: Place) -> Items:
    sheet = parts.inset(place, 28, 28)
    high = min(130.0, (sheet.h - 14 * (len(counted) - 1)) / len(counted))
    used = high * len(counted) + 14 * (len(counted) - 1)
    lines = parts.rows(parts.box(sheet.x, sheet.cy - used / 2, sheet.w, used), len(counted), 14)
    items: list[Items] = []
    for line, (bid, tricks, bugs) in zip(lines, counted, strict=True):
        points, _clause = worth(bid, tricks, bugs)
        end, size = line.right - 68, min(84.0, line.h - 12)
        left = line.x + 124
        items += [
            parts.panel(line, radius=14.0, inner=False),
            (parts.token(bug_picture(bid), line.x + 66, line.cy, size),),
            parts.fitted_lines(
                frame, sum_words(bid, tricks, bugs), left, line.cy - 1, end - 56 - left, line.h, 30
            ),
            (parts.disc(end, line.cy, 46, LANTERN, 3),),
            parts.fitted_lines(frame, str(points), end, line.cy - 2, 80, 80, 36, align="c"),
            (parts.in_words(line, [_sum_told(bid, tricks, bugs)]),),
        ]
    return tuple(item for piece in items for item in piece)
