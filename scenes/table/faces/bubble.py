"""The small bubble of a bot, where nothing else is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, SEAT_COLOURS
from scenes.table.cue import Point

SIZE: Final = 19.0
EDGE: Final = 22.0  # beside the words
LINE: Final = 24.0
RAGGED: Final = 1.18  # words do not fill their lines
LEAST: Final = 110.0
OFF: Final = 12.0  # between bubble and face: its tail
AIR: Final = 6.0  # to whatever else is there


def room_for(frame: Frame, words: str, lines: int) -> tuple[float, float]:
    """How wide and how high a bubble with so many lines is."""
    return room_of(parts.width_of(frame, words, SIZE), lines)


def room_of(wide: float, lines: int) -> tuple[float, float]:
    """The same for words that would be so wide on one line."""
    fill = 1.0 if lines == 1 else RAGGED
    return max(LEAST, wide / lines * fill + 2 * EDGE), lines * LINE + 22


def first_free(frame: Frame, spots: Iterable[Place], taken: Iterable[Place]) -> Place | None:
    """The first of these places in the window that covers nothing; None: all of them would."""
    others = [*taken]
    for box in spots:
        inside = box.x >= AIR and box.right <= frame.width - AIR and box.y >= AIR
        if inside and not any(box.meets(other, AIR) for other in others):
            return box
    return None


def bubble(
    frame: Frame, words: str, colour: str, box: Place, tail: Point | None = None
) -> list[Item]:
    """Words in the colour of whose they are."""
    inner = parts.inset(box, EDGE * 0.6, AIR)
    text = parts.fitted_lines(
        frame, words, box.cx, box.cy - 1, inner.w, inner.h, SIZE, colour=INK, align="c"
    )
    return [*parts.bubble(box, SEAT_COLOURS[colour], tail), *text]
