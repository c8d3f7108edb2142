"""The bar below a film: all its tricks in a row, and the buttons to walk through it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from scenes.council.film import Step, Trick
from scenes.council.words import AGE_NAMES
from scenes.kit import parts
from scenes.kit.display import Control, Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.ink import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, LANTERN, PAPER, mix

LEFT: Final = 436.0  # beside the plaque of the seat below
HIGH: Final = 128.0
CELLS: Final = 26.0
TOUCH: Final = 46.0  # what a finger can hit
GAP_OF_AGES: Final = 14.0
DIM: Final = mix(PAPER, INK, 0.55)
BACK: Final = (("« Age", Step.AGE), ("« Trick", Step.TRICK), ("« Move", Step.MOVE))
NEXT: Final = (("Move »", Step.MOVE), ("Trick »", Step.TRICK), ("Age »", Step.AGE))


class BarLook(NamedTuple):
    """``now`` is the number of the trick that is shown, −1 before the first."""

    tricks: Sequence[Trick]
    now: int
    playing: bool
    at_end: bool
    seen_by: str


def replay_bar(frame: Frame, look: BarLook) -> Items:
    """The bar at the lower edge of the window."""
    place = parts.box(LEFT, frame.height - HIGH, frame.width - LEFT - 20, HIGH)
    inner = parts.inset(place, 18, 14)
    row = parts.box(inner.x, inner.bottom - 54, inner.w, 54)
    cells = parts.box(inner.x, inner.y + 4, inner.w, CELLS)
    return (*parts.bar(place), *_buttons(frame, row, look), *_tricks(frame, cells, look))


def _buttons(frame: Frame, row: Place, look: BarLook) -> Items:
    step, gap = 140.0, 6.0
    x = row.x
    items: list[Item] = []

    def put(name: str, label: str, width: float, *, enabled: bool = True) -> None:
        nonlocal x
        place = Place(x, row.y, width, row.h)
        main = name == "play"
        items.extend(
            parts.button(frame, place, name, label, primary=main, size=20, enabled=enabled)
        )
        x += width + gap

    play = "Pause" if look.playing else "Again" if look.at_end else "Play"
    put("play", play, 130)
    for label, size in BACK:
        put(f"back:{size.value}", label, step)
    for label, size in NEXT:
        put(f"next:{size.value}", label, step, enabled=not look.at_end)
    close = Place(row.right - 128, row.y, 128, row.h)
    seen = Place(x + 6, row.y, close.x - x - 14, row.h)
    return (
        *items,
        *parts.stepper(frame, seen, "seen", look.seen_by, "Seen by"),
        *parts.button(frame, close, "close", "Close", size=20),
    )


def _tricks(frame: Frame, place: Place, look: BarLook) -> Items:
    """A cell for each trick: what has been seen is lit."""
    ages = len({trick.age for trick in look.tricks})
    width = (place.w - GAP_OF_AGES * max(0, ages - 1)) / max(1, len(look.tricks))
    items: list[Item] = []
    x, age = place.x, 1
    for number, trick in enumerate(look.tricks):
        if trick.age != age:
            x, age = x + GAP_OF_AGES, trick.age
        cell = Place(x + 1.5, place.y, width - 3, place.h)
        name = f"trick:{number}"
        items += parts.ring_if(frame, name, cell, 6)
        items.append(_cell(cell, LANTERN if number <= look.now else DIM))
        if number == look.now:
            items.append(
                parts.fitted(
                    frame, str(trick.trick), cell.cx, cell.cy, cell.w, 18, Font.HEAVY, align="c"
                )
            )
        words = f"Age {AGE_NAMES[trick.age - 1]}, trick {trick.trick}"
        items.append(Control(name, x, cell.cy - TOUCH / 2, width, TOUCH, words))
        x += width
    return tuple(items)


@lru_cache(maxsize=128)
def _cell(place: Place, colour: str) -> Item:
    x, y, w, h = place[:4]
    return shape(rect(0, 0, w, h, colour, 6, INK, 2), x, y, w, h)
