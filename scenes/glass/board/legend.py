"""What the signs in a case mean, in a quiet bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from game.words import N_, _
from scenes.glass.board.case import dots_sign, ring_sign, struck_sign
from scenes.glass.palette import SOFT, SOURCE_COLOURS
from scenes.kit import parts
from scenes.kit.display import Font, Item, Picture, Text
from scenes.kit.layout import Place
from scenes.kit.parts.svg import circle, line, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import GAIN, INK, WHITE

Sign = Callable[[float, float], Sequence[Item]]
LEFT: Final = 44.0  # the middle of a sign
WORDS: Final = 84.0


def _check(x: float, y: float) -> list[Item]:
    return [parts.disc(x, y, 14, WHITE), parts.token("shared/token_check", x, y, 26)]


@lru_cache(maxsize=8)
def _frame(x: float, y: float) -> tuple[Item, ...]:
    drawn = rect(0, 0, 46, 26, "none", 9, INK, 8) + rect(
        0, 0, 46, 26, "none", 9, SOURCE_COLOURS["G"], 4
    )
    return (shape(drawn, x - 23, y - 13, 46, 26),)


@lru_cache(maxsize=8)
def _link(x: float, y: float) -> tuple[Item, ...]:
    drawn = line(8, 8, 38, 8, INK, 9) + line(8, 8, 38, 8, SOFT["R"], 5)
    drawn += circle(8, 8, 8, SOFT["R"], INK, 2.6) + circle(38, 8, 8, SOFT["R"], INK, 2.6)
    return (shape(drawn, x - 23, y - 8, 46, 16),)


def _points(x: float, y: float) -> list[Item]:
    return [parts.disc(x, y, 16, GAIN, 2.4), Text("+4", x, y - 1, 17, Font.TITLE, INK, "c")]


def _alone(x: float, y: float) -> list[Item]:
    box = (x - 17, y - 17, 34, 34)
    return [Picture("glass/tile_gold", *box), Picture("glass/insect_gold", *box)]


def _large(x: float, y: float) -> list[Item]:
    return [parts.disc(x, y, 16, SOFT["M"], 2.4), Text("5", x, y - 1, 18, Font.TITLE, INK, "c")]


PLACING: Final[tuple[tuple[Sign, str], ...]] = (
    (dots_sign, N_("also fits here")),
    (_check, N_("like on like")),
    (struck_sign, N_("will be covered")),
    (ring_sign, N_("does not fit")),
)
PLACING_RECKONED: Final = ((_points, N_("fits, with its points")), *PLACING[1:])
COUNTED: Final[tuple[tuple[tuple[Sign, str], ...], ...]] = (
    ((_frame, N_("a run of two or more")), (_alone, N_("alone: no points"))),
    ((_link, N_("leaf pairs that touch")), (_large, N_("a stag or a moth, anywhere"))),
)
"""Below either case."""


def legend(frame: Frame, place: Place, lines: Sequence[tuple[Sign, str]]) -> list[Item]:
    """Signs and words, one below the other."""
    items: list[Item] = [*parts.quiet_bar(place)]
    for (sign, words), row in zip(
        lines, parts.rows(parts.inset(place, 0, 8), len(lines)), strict=True
    ):
        items += sign(row.x + LEFT, row.cy)
        room = row.w - WORDS - 14
        high = row.h + 6
        said = parts.fitted_lines(
            frame, _(words), row.x + WORDS, row.cy - 1, room, high, 20, colour=WHITE
        )
        items += said
    return items
