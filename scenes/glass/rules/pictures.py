"""The pictures of the rules: real cards in real cases."""

from __future__ import annotations

from typing import Final

from game.rules.glass.api import KINDS_ON, SPIDER, Card, Case, Cell, groups, laid, places
from game.words import _
from scenes.glass.board import case as cases
from scenes.glass.board.stacks import spider
from scenes.glass.cards import face
from scenes.kit import display, parts
from scenes.kit.display import Glow, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import LANTERN, RED, WHITE

COVERED: Final = "#241B33"
CARD: Final = 190.0


def _case_of(*lays: tuple[Card, Cell]) -> Case:
    case = 0
    for card, cell in lays:
        case = laid(case, card, cell)
    return case


def _words(frame: Frame, words: str, x: float, y: float, room: float, size: float = 22) -> Items:
    return parts.fitted_lines(frame, words, x, y, room, 60, size, colour=WHITE, align="c")


def _found(case: Case, start: int) -> tuple[Card, Cell]:
    """The first card from this number on that fits, and the last place for it."""
    for card in range(start, len(KINDS_ON)):
        free = places(case, card)
        if free:
            return card, free.bit_length() - 1
    raise LookupError("no card fits")


def turn_picture(frame: Frame, place: Place) -> Items:
    """Three stacks, and two cards in the hand."""
    items: list[Item] = []
    for number, (card, cell) in enumerate(
        zip((3, 17, 30), parts.columns(parts.inset(place, 30), 3, 20), strict=True)
    ):
        y = place.y + 70 + CARD / 2
        if number == 1:
            items.append(Glow(cell.cx, y, CARD * 0.9, LANTERN, 0.5))
        items.append(display.Card(*face(None), cell.cx + 9, y + 9, CARD))
        if number == 1:
            items += parts.focus_ring(parts.centred(cell.cx, y, CARD, CARD), 12)
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
    before = _case_of((3, 6))
    card, cell = _found(before, 12)
    after = laid(before, card, cell)
    return (
        *cases.case_items(box, after),
        *cases.glass(box),
        *cases.outline(box, cell, LANTERN),
        *cases.checks(box, _matched(before, card, cell)),
        *_words(frame, _("the check marks like on like"), place.cx, box.bottom + 50, place.w - 60),
    )


def _matched(case: Case, card: Card, cell: Cell) -> list[Cell]:
    kinds = KINDS_ON[card]
    return [
        cell + offset
        for kind, offset in zip(kinds, (0, 1, 5, 6), strict=True)
        if case >> 32 * kind + cell + offset & 1
    ]


def runs_picture(frame: Frame, place: Place) -> Items:
    """Frames round runs, with their points."""
    box = _large(place)
    case = _grown()
    found = {source: each for source, each in groups(case).items() if source in "BGY"}
    words = _("each frame is a run, the number its points")
    return (
        *cases.case_items(box, case),
        *cases.glass(box),
        *cases.frames(frame, box, found),
        *_words(frame, words, place.cx, box.bottom + 50, place.w - 60),
    )


def kinds_picture(frame: Frame, place: Place) -> Items:
    """Leaf pairs that touch, stags and moths."""
    box = _large(place)
    case = _grown()
    found = {source: each for source, each in groups(case).items() if source in "RSM"}
    words = _("lines join leaf pairs that touch")
    return (
        *cases.case_items(box, case),
        *cases.glass(box),
        *cases.frames(frame, box, found),
        *_words(frame, words, place.cx, box.bottom + 50, place.w - 60),
    )


def _grown() -> Case:
    """A case into which every card went where it was worth most."""
    case = 0
    for card in (2, 9, 16, 23, 27, 31, 36, 40, 12, 20):
        free = [cell for cell in range(19) if places(case, card) >> cell & 1]
        if free:
            case = max((laid(case, card, cell) for cell in free), key=_value)
    return case


def _value(case: Case) -> int:
    filled = sum((case >> 32 * kind & (1 << 25) - 1).bit_count() for kind in range(9))
    return filled * 4 + sum(group.points for each in groups(case).values() for group in each)


def coin_picture(frame: Frame, place: Place) -> Items:
    """A top card goes from one stack onto another."""
    row = place.y + 120 + CARD / 2
    left, right = place.x + place.w * 0.26, place.x + place.w * 0.74
    items: list[Item] = []
    for x, card in ((left, 21), (right, 34)):
        items.append(display.Card(*face(None), x + 12, row + 12, CARD))
        items.append(display.Card(*face(card), x, row, CARD))
    items += parts.focus_ring(parts.centred(right, row, CARD * 0.6, CARD * 0.6), 10)
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
            frame, _("threads show how deep a stack still is"), place.cx, place.bottom - 90,
            place.w - 60,
        ),
    )  # fmt: skip


