"""The pictures of Bugami's rulebook: cards, tricks and sums as the rules see them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.describe.bugami.names import bug_picture
from game.describe.bugami.sums import sum_words
from game.rules.bugami.api import worth
from scenes.bugami.cards import DECK
from scenes.bugami.rules.pictures import ADA, BRUNO, CHIKA, DOV, posed
from scenes.kit import parts
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import LANTERN
from scenes.shell.rulebook.article import Drawn
from scenes.shell.rulebook.drawn import cards as laid

TRICK_HIGH = 330.0


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
        ]
    return tuple(item for piece in items for item in piece)
