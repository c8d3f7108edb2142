"""A problem in the list: its number, how hard it is, and what came of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.problems.problem import GRADES, Problem
from game.words import N_, _
from game.words import number as number_words
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.preferences import SOLVED, TRIED
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, FOCUS, INK, PAPER_LIGHT
from scenes.shell.lists.said import facts

STATES: Final = {SOLVED: N_("solved"), TRIED: N_("tried")}
SIGNS: Final = {SOLVED: "shared/token_check", TRIED: "shared/icon_replay"}
HARD: Final = (N_("easy"), N_("medium"), N_("hard"), N_("very hard"))
"""By grade, from 1 on."""
PALE: Final = "#DCCDA8"


class Told(NamedTuple):
    """A problem with what is said of it; ``name`` is that of its control, ``kept`` its state."""

    problem: Problem
    name: str
    number: int
    kept: str

    @property
    def about(self) -> str:
        """How hard it is, how it is known, and what came of it."""
        grade = _(HARD[self.problem.known.grade - 1])
        return facts(grade, _(STATES.get(self.kept, "")))


def tile(frame: Frame, place: Place, told: Told) -> Items:
    """A small square; below the number a dot for each grade."""
    lower = place.h * 0.3
    signs: list[Item] = []
    if told.kept in SIGNS:
        size = place.h * 0.42
        corner = place.right - size * 0.7, place.y - size * 0.3
        middle = corner[0] + size / 2, corner[1] + size / 2
        signs.append(parts.disc(*middle, size * 0.52, PAPER_LIGHT, 0))
        signs.append(Picture(SIGNS[told.kept], *corner, size, size))
    label = parts.named(_("Problem {number}").format(number=number_words(told.number)), told.about)
    return (
        *parts.ring_if(frame, told.name, place, 10),
        *parts.inlay(place, FOCUS if frame.focus == told.name else PAPER_LIGHT, 10),
        parts.fitted(
            frame, number_words(told.number), place.cx, place.y + (place.h - lower) / 2 + 2,
            place.w - 10, place.h * 0.44, Font.TITLE, align="c", high=place.h - lower,
        ),
        *dots(place.cx, place.bottom - lower / 2 - 2, place.w * 0.07, told.problem.known.grade),
        *signs,
        Control(told.name, *place[:4], label),
    )  # fmt: skip


def dots(x: float, y: float, radius: float, grade: int) -> Items:
    """As many dark dots as the grade, the others pale, around the middle ``x``."""
    step = radius * 2.9
    left = x - step * (len(GRADES) - 1) / 2
    return tuple(
        parts.disc(left + step * at, y, radius, INK if at < grade else PALE, 0)
        for at in range(len(GRADES))
    )


def legend(frame: Frame, place: Place, words: str) -> Item:
    """A line about what has the focus."""
    return parts.fitted(frame, words, place.x, place.cy, place.w, 24, colour=FAINT_INK)
