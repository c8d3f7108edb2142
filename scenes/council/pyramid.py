"""The Termitenator's hand on screen: which card covers which, face up or down, the trigger row."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from game.rules.council.api import FACTION_NAMES, Card, card_name, suit_of, value_of
from scenes.council.solo_place import TOP_ROW, SoloPlace
from scenes.council.solo_stage import SoloStage
from scenes.kit import display, parts
from scenes.kit.display import Control, Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import focus_ring, pill
from scenes.kit.parts.ink import dashes, path, rect, rounded, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import BAR, INK, NIGHT, RED, WHITE

ALARM = "#E5342B"


def pyramid_items(
    frame: Frame,
    place: SoloPlace,
    solo: SoloStage,
    allowed: Collection[Card] | None = None,
    focus: Card | None = None,
) -> list[Item]:
    """All places, top row first, so that what covers lies over what is covered."""
    items: list[Item] = [
        *_rows(
            place.layout["pyramid"].x - 20,
            tuple(place.row_middle(row) for row in range(1, TOP_ROW + 1)),
        )
    ]
    if solo.trigger_row is not None:
        items += _trigger(frame, place, solo.trigger_row)
    width = place.pyramid_width
    for number, (card, lies) in enumerate(zip(solo.places, solo.lies, strict=True)):
        x, y = place.pyramid_card(number)
        if not lies:
            items += _gone(x, y, width)
            continue
        lit = card is not None and (card == focus or (allowed is not None and card in allowed))
        if lit:
            items += focus_ring(Place(x - width / 2, y - width * 0.7, width, width * 1.4), 9)
        code = None if card is None else card_name(card)
        items.append(display.Card(code, x, y, width))
    return items


def pyramid_controls(place: SoloPlace, solo: SoloStage, cards: Collection[Card]) -> list[Control]:
    """One control for each of these face-up cards."""
    width = place.pyramid_width
    controls = []
    for number, card in enumerate(solo.places):
        if card is None or card not in cards:
            continue
        x, y = place.pyramid_card(number)
        label = f"Termitenator: {FACTION_NAMES[suit_of(card)]} {value_of(card)}"
        controls.append(
            Control(
                f"card:{card_name(card)}", x - width / 2, y - width * 0.7, width, width * 1.4, label
            )
        )
    return controls


@lru_cache(maxsize=8)
def _rows(x: float, middles: tuple[float, ...]) -> tuple[Item, ...]:
    """Row numbers at the left, counted from the bottom."""
    items: list[Item] = []
    for row, y in enumerate(middles, start=1):
        items += [
            parts.disc(x, y, 20, NIGHT),
            Text(str(row), x, y - 1, 22, Font.TITLE, WHITE, "c"),
        ]
    return tuple(items)


def _trigger(frame: Frame, place: SoloPlace, row: int) -> list[Item]:
    """A red band behind the trigger row, with a word."""
    area = place.layout["pyramid"]
    high = place.pyramid_width * 0.86
    y = place.row_middle(row) - high / 2
    label = pill(
        frame, area.right + 104, y + high / 2, "Trigger row", ALARM, WHITE, 20, 34, align="r"
    )
    return [*_band(area.x - 48, y, area.w + 160, high), *label.items]


@lru_cache(maxsize=16)
def _band(x: float, y: float, w: float, h: float) -> tuple[Item, ...]:
    svg = rect(0, 0, w, h, ALARM, 12, None, 0, 0.28)
    svg += path(dashes(rounded(1, 1, w - 2, h - 2, 12), (12.0, 8.0)), "none", RED, 3)
    return (shape(svg, x, y, w, h),)


@lru_cache(maxsize=32)
def _gone(x: float, y: float, width: float) -> tuple[Item, ...]:
    """The dashed place of a card that has been played."""
    w, h = width, width * 1.4
    svg = rect(0, 0, w, h, BAR, 10, None, 0, 0.3)
    svg += path(dashes(rounded(1, 1, w - 2, h - 2, 10), (8.0, 8.0)), "none", INK, 2.4, 0.8)
    return (shape(svg, x - w / 2, y - h / 2, w, h),)
