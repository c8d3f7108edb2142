"""The Termitenator's hand on screen: which card covers which, face up or down, the trigger row."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from game.describe import Choice
from game.rules.council.api import Action, Card, TermitenatorView, card_name
from game.words import _
from scenes.council.cards import DECK
from scenes.council.places import TOP_ROW, SoloPlace
from scenes.kit import display, parts
from scenes.kit.cards import CARD_RATIO, card_box
from scenes.kit.display import Control, Font, Item, Text
from scenes.kit.parts import focus_ring, pill
from scenes.kit.parts.svg import dashes, path, rect, rounded_box, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import BAR, INK, NIGHT, RED, WHITE

ALARM = "#E5342B"
LABEL_RED = "#C9302A"  # the same where white words stand on it
LABEL, LABEL_LONG = 138.0, 190.0  # the word beside the trigger row
BESIDE = 16.0  # from its last card, also where that is lit


def pyramid_items(
    frame: Frame,
    place: SoloPlace,
    solo: TermitenatorView,
    allowed: Collection[Card] | None = None,
    focus: Card | None = None,
) -> list[Item]:
    """Empty places, then the cards, top row first: what covers lies over what is covered."""
    items: list[Item] = []
    trigger = [] if solo.trigger_row is None else _trigger(frame, place, solo.trigger_row)
    items += trigger[:1]
    for row in range(1, TOP_ROW + 1):
        items += _row_number(place.row_left(row) - 34, place.row_middle(row), row)
    width = place.pyramid_width
    for number, lies in enumerate(solo.lies):
        if not lies:
            items += _empty_place(*place.pyramid_card(number), width)
    for number, (card, lies) in enumerate(zip(solo.places, solo.lies, strict=True)):
        x, y = place.pyramid_card(number)
        if not lies:
            continue
        lit = card is not None and (card == focus or (allowed is not None and card in allowed))
        if lit:
            items += focus_ring(card_box(x, y, width), 9)
        code = None if card is None else card_name(card)
        items.append(display.Card(DECK, code, x, y, width))
    return items + trigger[1:]


def pyramid_controls(
    place: SoloPlace, solo: TermitenatorView, choices: Sequence[Choice[Action]]
) -> list[Control]:
    """One control for each of these cards, in the order in which they were dealt."""
    by_code = {choice.card.code: choice for choice in choices if choice.card is not None}
    controls = []
    for number, card in enumerate(solo.places):
        choice = None if card is None else by_code.get(card_name(card))
        if choice is not None:
            spot = card_box(*place.pyramid_card(number), place.pyramid_width)
            controls.append(Control(choice.id, *spot[:4], choice.name, answers=True, previews=True))
    return controls


@lru_cache(maxsize=16)
def _row_number(x: float, y: float, row: int) -> tuple[Item, ...]:
    """The number of a row at its left, counted from the bottom."""
    return parts.disc(x, y, 21, NIGHT), Text(str(row), x, y - 1, 24, Font.TITLE, WHITE, "c")


def _trigger(frame: Frame, place: SoloPlace, row: int) -> list[Item]:
    """A red band behind the trigger row, with a word; the top row leaves none but its corner."""
    room = place.pyramid_room
    high = place.pyramid_width * 0.9
    y = place.row_middle(row) - high / 2
    left = place.row_left(row) - 72
    words, wide = _("Trigger row"), LABEL
    if not _fits(frame, words, wide):
        wide = LABEL_LONG
        words = words if _fits(frame, words, wide) else _("Trigger")
    last = 2 * room.cx - place.row_left(row)
    label = pill(frame, last + BESIDE, y + high / 2, words, LABEL_RED, WHITE, 20, 36, room=wide)
    right = last + BESIDE + label.width + 10
    if row == TOP_ROW:
        right, low = room.right + 52, y + high
        label = pill(frame, right - 10, low, words, LABEL_RED, WHITE, 20, 36, align="r", room=wide)
    return [*trigger_band(left, y, right - left, high), *label.items]


def _fits(frame: Frame, words: str, wide: float) -> bool:
    return pill(frame, 0, 0, words, size=20, height=36, room=wide).whole


@lru_cache(maxsize=16)
def trigger_band(x: float, y: float, w: float, h: float) -> tuple[Item, ...]:
    """The red ground of the trigger row."""
    drawn = rect(0, 0, w, h, ALARM, 12, None, 0, 0.28)
    drawn += path(dashes(rounded_box(1, 1, w - 2, h - 2, 12), (12.0, 8.0)), "none", RED, 3)
    return (shape(drawn, x, y, w, h),)


@lru_cache(maxsize=32)
def _empty_place(x: float, y: float, width: float) -> tuple[Item, ...]:
    """The dashed place of a card that has been played."""
    w, h = width, width * CARD_RATIO
    drawn = rect(0, 0, w, h, BAR, 10, None, 0, 0.3)
    drawn += path(dashes(rounded_box(1, 1, w - 2, h - 2, 10), (8.0, 8.0)), "none", INK, 2.4, 0.8)
    return (shape(drawn, x - w / 2, y - h / 2, w, h),)
