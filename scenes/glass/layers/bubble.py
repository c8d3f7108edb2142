"""Why a card may not lie somewhere, said at the very cells."""

from __future__ import annotations

from typing import Final

from game.rules.glass.api import Cell
from scenes.glass.places import cell_size, crossing
from scenes.kit import parts
from scenes.kit.display import Item, Picture
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.kit.theme import BAD

WIDE: Final = 560.0
EDGE: Final = 20.0
SIGN: Final = 40.0
SIZE: Final = 24.0


def said_at(frame: Frame, case: Place, cell: Cell, sentence: str) -> list[Item]:
    """A bubble below the card that is held there, or above it where the case ends."""
    room = WIDE - SIGN - 3 * EDGE
    text = parts.paragraph(frame, sentence, 0, 0, room, SIZE)
    high = max(text.bottom, SIGN) + 1.4 * EDGE
    x, y = crossing(case, cell)
    size = cell_size(case)
    below = y + size + 26 + high < case.bottom + 40
    top = y + size + 26 if below else y - size - 26 - high
    left = min(max(x - WIDE / 2, case.x - 10), case.right + 10 - WIDE)
    box = parts.box(left, top, WIDE, high)
    tip = (x, y + size * 0.9) if below else (x, y - size * 0.9)
    words = parts.paragraph(
        frame, sentence, box.x + SIGN + 2 * EDGE, box.cy - text.bottom / 2, room, SIZE
    )
    cross = Picture("shared/token_cross", box.x + EDGE, box.cy - SIGN / 2, SIGN, SIGN)
    return [*parts.bubble(box, BAD, tip), cross, *words.items]
