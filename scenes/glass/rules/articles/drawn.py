"""The pictures of the rulebook of Under Glass: cases, with what counts and what is refused."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from game.rules.glass.api import (
    CARDS,
    CORNERS,
    Card,
    Case,
    Cell,
    cells_in,
    groups,
    reasons,
)
from game.words import N_, _
from scenes.glass.board import case as cases
from scenes.glass.board import runs
from scenes.glass.cards import face
from scenes.glass.rules.pictures import grown
from scenes.kit import display, parts
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import BAD, WHITE
from scenes.shell.rulebook.article import Drawn

COUNTED: Final = N_("Frames and lines show what counts together.")
REFUSED: Final = N_("The card below cannot be laid in the red frame.")
BELOW: Final = 180.0


def _square(place: Place, below: float) -> Place:
    side = min(place.w - 56, place.h - below)
    return parts.box(place.cx - side / 2, place.y + 28, side, side)


def example(kinds: str, count: int, *, framed: str = "") -> Drawn:
    """A case of so many cards, laid where these kinds are worth most; frames show what counts."""
    return partial(_example, kinds, count, framed)


def _example(kinds: str, count: int, framed: str, frame: Frame, place: Place) -> Items:
    box = _square(place, 130)
    case = grown(kinds, count)
    found = {source: each for source, each in groups(case).items() if source in framed}
    said: Items = ()
    if framed:
        said = parts.fitted_lines(
            frame, _(COUNTED), place.cx, box.bottom + 46, place.w - 50, 130, 24, colour=WHITE,
            align="c",
        )  # fmt: skip
    return (
        *cases.case_items(box, case),
        *cases.glass(box),
        cases.told(box, case),
        *runs.frames(frame, box, found),
        *said,
    )


def refused(clause: str) -> Drawn:
    """A card where this clause alone refuses it, with the cells that are in the way."""
    return partial(_refused, clause)


def _refused(clause: str, frame: Frame, place: Place) -> Items:
    case, card, cell = against(clause)
    box = _square(place, BELOW + 40)
    low = box.bottom + BELOW / 2 + 10
    return (
        *cases.case_items(box, case),
        *cases.glass(box),
        cases.told(box, case),
        *cases.outline(box, cell, BAD),
        *cases.flagged(box, reasons(case, card, cell)[clause]),
        display.Card(*face(card), place.x + 40 + BELOW / 2, low, BELOW - 30),
        *parts.fitted_paragraph(
            frame, _(REFUSED), place.x + BELOW + 60, low - BELOW / 2 + 20,
            place.w - BELOW - 90, BELOW - 30, 26, colour=WHITE,
        ).items,
    )  # fmt: skip


@cache
def against(clause: str) -> tuple[Case, Card, Cell]:
    """The first card and place that only this clause forbids, in a case that has grown."""
    kinds = {"stag-whole": "S", "moth-whole": "M", "dung": "BG"}[clause]
    for count in range(2, 9):
        case = grown(kinds, count)
        for card in CARDS:
            for cell in cells_in(CORNERS):
                if list(reasons(case, card, cell)) == [clause]:
                    return case, card, cell
    raise LookupError(clause)
