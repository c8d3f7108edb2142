"""What a review has found at a moment: it stands over the table while the film stands there."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.words import in_turn
from scenes.kit import parts
from scenes.kit.display import Font
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK, LANTERN

WIDER, WIDER_LARGE = 90.0, 230.0  # than the place of the ribbon
EDGE: Final = 26.0
HEAD, WORDS = 22.0, 23.0
MOST: Final = 220.0  # design units that it may be high; longer words come in smaller letters


class ReplayNote(NamedTuple):
    """Which moment it belongs to (a number of events), what kind it is, and its sentences."""

    at: int
    kind: str
    said: tuple[str, ...]


def note_over(frame: Frame, ribbon: Place, note: ReplayNote) -> Items:
    """It takes the place of the ribbon and grows upwards: the hand below stays free."""
    words = in_turn(note.said)
    wide = ribbon.w + (WIDER_LARGE if frame.large else WIDER)
    left, room = ribbon.cx - wide / 2 + EDGE, wide - 2 * EDGE
    line = parts.drawn_size(frame, HEAD) * 1.3
    most = MOST - line - EDGE
    high = parts.fitted_paragraph(frame, words, left, 0.0, room, most, WORDS).bottom
    sheet = parts.box(left - EDGE, ribbon.bottom - high - line - EDGE, wide, high + line + EDGE)
    top = sheet.y + EDGE / 2
    return (
        *parts.bubble(sheet, LANTERN),
        parts.fitted(frame, note.kind, left, top + line / 2 - 2, room, HEAD, Font.TITLE, FAINT_INK),
        *parts.fitted_paragraph(frame, words, left, top + line, room, most, WORDS).items,
    )
