"""The display case, which hangs on the title among the guests: behind it lies the collection."""

from __future__ import annotations

import math
from typing import Final

from game.words import _
from scenes.kit import parts
from scenes.kit.display import Control, Font, Glow, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, line, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import FOCUS, INK, LANTERN, mix

COLLECTION: Final = "collection"
WIDE, HIGH = 200.0, 182.0
RIGHT, DOWN = 14.0, 652.0  # from the right edge; from the upper edge to its hook
PLATE: Final = 40.0
SWAY: Final = 1.2  # degrees at full breeze
BRASS, CORD = "#E2B04A", "#C99A56"


def case_place(frame: Frame) -> Place:
    """Where it hangs: at the right edge, below the last guest."""
    lower = max(0.0, frame.height - 1080) * 0.3
    return parts.box(frame.width - RIGHT - WIDE, DOWN + lower, WIDE, HIGH)


def case_cord(frame: Frame) -> Item:
    """What it hangs on, from above the window."""
    place = case_place(frame)
    drawn = line(6, 0, 6, place.y + 14, INK, 9) + line(6, 0, 6, place.y + 14, CORD, 4.4)
    return shape(drawn, place.cx - 6, 0, 12, place.y + 14)


def hung_case(frame: Frame, phase: float, breeze: float) -> Items:
    """The case with its name below; in the focus it lies in the light."""
    place, chosen = case_place(frame), frame.focus == COLLECTION
    words = _("Collection")
    angle = breeze * SWAY * math.sin(phase * 1.1 + 4)
    high = parts.roomier(frame, PLATE)
    wide = min(place.w + 2 * RIGHT - 8, parts.width_of(frame, words, 22, Font.TITLE) + 52)
    plate = parts.box(place.cx - wide / 2, place.bottom - 6, wide, high)
    label = _("The collection: what you have done in all games")
    items: list[Item] = [
        Glow(place.cx, place.cy, place.w * 0.9, LANTERN, 0.7 if chosen else 0.3),
        Picture("shared/prop_case", *place[:4], angle),
    ]
    face = FOCUS if chosen else BRASS
    drawn = rect(0, 0, plate.w, plate.h, face, 9, INK, 3)
    drawn += rect(6, 4, plate.w - 12, 5, mix(face, "#FFFFFF", 0.5), 2.5)
    drawn += circle(13, plate.h / 2, 4, "#8A5E1E", INK, 1.6)
    drawn += circle(plate.w - 13, plate.h / 2, 4, "#8A5E1E", INK, 1.6)
    items.append(shape(drawn, *plate[:4]))
    items.append(
        parts.fitted(
            frame, words, plate.cx, plate.cy - 1, plate.w - 40, 22, Font.TITLE, align="c", high=high
        )
    )
    ring = parts.box(place.x, place.y, place.w, plate.bottom - place.y)
    return (*items, Control(COLLECTION, *ring[:4], label))
