"""The pictures of the rulebook of Under Glass: cases, with what counts and what is refused."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from game.rules.glass.api import (
    ALL_CELLS,
    CARDS,
    CORNERS,
    EMPTY_CASE,
    KINDS_ON,
    SOURCES,
    SPIDER,
    Card,
    Case,
    Cell,
    cells_in,
    groups,
    kind_at,
    lay,
    places,
    points,
    reasons,
)
from game.words import N_, _
from scenes.glass.board import case as cases
from scenes.glass.board import runs
from scenes.glass.board.moving import arc
from scenes.glass.board.stacks import spider
from scenes.glass.cards import face
from scenes.kit import display, parts
from scenes.kit.display import Glow, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import BAD, FOCUS, LIT, RED, WHITE
from scenes.shell.rulebook.article import Drawn

COVERED: Final = "#241B33"
CARD: Final = 190.0
COUNTED: Final = N_("Frames and lines show what counts together.")
REFUSED: Final = N_("The card below cannot be laid in the red frame.")
BELOW: Final = 180.0


def _words(frame: Frame, words: str, x: float, y: float, room: float, size: float = 22) -> Items:
    return parts.fitted_lines(frame, words, x, y, room, 60, size, colour=WHITE, align="c")


def turn_picture(frame: Frame, place: Place) -> Items:
    """Three stacks, and two cards in the hand."""
    items: list[Item] = []
    for number, (card, cell) in enumerate(
        zip((3, 17, 30), parts.columns(parts.inset(place, 30), 3, 20), strict=True)
    ):
        y = place.y + 70 + CARD / 2
        if number == 1:
            items.append(Glow(cell.cx, y, CARD * 0.9, FOCUS, 0.5))
        items.append(display.Card(*face(None), cell.cx + 9, y + 9, CARD))
        if number == 1:
            items += parts.focus_ring(parts.centre(cell.cx, y, CARD, CARD), 12)
        items.append(display.Card(*face(card), cell.cx, y, CARD))
    low = place.bottom - 170
    items += _words(frame, _("one of three"), place.cx, place.y + 300, place.w - 60)
    for card, x in ((8, place.cx - 110), (17, place.cx + 110)):
        items.append(display.Card(*face(card), x, low, CARD))
    words = _("lay one, keep one")
    return (*items, *_words(frame, words, place.cx, place.bottom - 46, place.w - 60))


def _large(place: Place) -> Place:
    side = min(place.w - 60, place.h - 150)
    return parts.box(place.cx - side / 2, place.y + 30, side, side)


def lay_picture(frame: Frame, place: Place) -> Items:
    """A card where it may lie: like on like."""
    box = _large(place)
    before = grown("BGYRSM", 4)
    card, cell = _best(before)
    after = lay(before, card, cell)
    return (
        *cases.case_items(box, after),
        cases.case_words(box, after),
        *cases.glass(box),
        *cases.outline(box, cell, LIT),
        *cases.vanishing_insect(box, before, cell, KINDS_ON[card]),
        *cases.checks(box, _matched(before, card, cell)),
        *_words(frame, _("the tick marks like on like"), place.cx, box.bottom + 50, place.w - 60),
    )


def _best(case: Case) -> tuple[Card, Cell]:
    """A card that lies on two of its own kinds, where it brings most."""
    tried = [(card, cell) for card in CARDS for cell in cells_in(places(case, card))]
    return max(
        tried,
        key=lambda each: (len(_matched(case, *each)) == 2, sum(points(lay(case, *each), 0))),
    )


def _matched(case: Case, card: Card, cell: Cell) -> list[Cell]:
    kinds = KINDS_ON[card]
    return [
        cell + offset
        for kind, offset in zip(kinds, (0, 1, 5, 6), strict=True)
        if case[kind] >> cell + offset & 1
    ]


@cache
def grown(kinds: str, count: int) -> Case:
    """A case into which so many cards went, each where these kinds are worth most."""
    case, left = EMPTY_CASE, list(CARDS)
    for _number in range(count):
        tried = [
            (lay(case, card, cell), card) for card in left for cell in cells_in(places(case, card))
        ]
        case, used = max(tried, key=lambda each: (_value(each[0], kinds), -each[1]))
        left.remove(used)
    return case


def _value(case: Case, kinds: str) -> int:
    paid = points(case, 0)
    wanted = sum(paid[SOURCES.index(kind)] for kind in kinds)
    return 3 * wanted + sum(kind_at(case, cell) is not None for cell in cells_in(ALL_CELLS))


def coin_picture(frame: Frame, place: Place) -> Items:
    """A top card goes from one stack onto another."""
    row = place.y + 150 + CARD / 2
    left, right = place.x + place.w * 0.26, place.x + place.w * 0.74
    items: list[Item] = []
    for x, card in ((left, 21), (right, 34)):
        items.append(display.Card(*face(None), x + 12, row + 12, CARD))
        items.append(display.Card(*face(card), x, row, CARD))
    items.append(arc(left, right, row - CARD / 2 + 20))
    items += parts.focus_ring(parts.centre(right, row, CARD * 0.6, CARD * 0.6), 10)
    items.append(display.Card(*face(21), right, row, CARD * 0.6))
    items.append(parts.token("glass/token_coin", left, row - CARD / 2 - 20, 84))
    low = place.bottom - 160
    for number in range(3):
        sign = "glass/token_coin" if number else "glass/token_coin_spent"
        items.append(parts.token(sign, place.cx + (number - 1) * 110, low, 96))
    words = _("two are left: 2 points each")
    return (*items, *_words(frame, words, place.cx, low + 90, place.w - 60))


def spider_picture(frame: Frame, place: Place) -> Items:
    """The Spider, which ends the game."""
    side = min(place.w - 160, place.h - 220)
    y = place.y + 40 + side / 2
    return (
        Glow(place.cx, y, side * 0.8, RED, 0.6),
        display.Card(*face(SPIDER), place.cx, y, side),
        *spider(place.x + 52, place.y + 4, place.y + 190, 20.0),
        *spider(place.right - 52, place.y + 4, place.y + 330, 20.0),
        *_words(
            frame, _("threads show how many cards are left"), place.cx, place.bottom - 90,
            place.w - 60,
        ),
    )  # fmt: skip


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
        cases.case_words(box, case),
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
        cases.case_words(box, case),
        *cases.outline(box, cell, BAD),
        *cases.flag_cells(box, reasons(case, card, cell)[clause]),
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
