"""What the title shows of the backyard: the table under the branch, and the guests of a game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from scenes.kit.display import Glow, Item, Picture
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import LANTERN

HORIZON: Final = (0.7, 0.35)  # what stays in the picture when the window is narrow or flat
GRASS: Final = (2600.0, 140.0)


class Cord(NamedTuple):
    """A portrait on a cord: offset from the middle of the table, depth, size, rhythm."""

    aside: float
    down: float
    size: float
    pace: float
    sway: float  # degrees at full breeze


CORDS: Final = (
    Cord(-376, 424, 226, 1.25, 2.6),
    Cord(-196, 290, 238, 1.45, 2.2),
    Cord(8, 224, 262, 1.6, 1.8),
    Cord(214, 292, 238, 1.4, 2.2),
    Cord(392, 430, 226, 1.2, 2.6),
)
CORD_SIZE: Final = (48.0, 640.0)
KNOB: Final = 38.0  # the cord's end lies this deep in the portrait's picture
PIVOT: Final = -40.0  # the cords are tied to the branch, above the window


def middle_of_table(frame: Frame) -> float:
    """Where people meet: under the branch at every width."""
    return frame.width - 528


def guests(
    frame: Frame, portraits_of: Sequence[str], phase: float, breeze: float
) -> tuple[Items, Items]:
    """Cords and portraits, swinging round the branch; cords go behind the leaves."""
    lower = max(0.0, frame.height - 1080) * 0.3
    cords: list[Item] = []
    portraits: list[Item] = []
    for index, (one, art) in enumerate(zip(CORDS, portraits_of, strict=False)):
        x, top = middle_of_table(frame) + one.aside, one.down + lower
        angle = breeze * one.sway * math.sin(phase * one.pace + index * 1.3)
        cx, cy = _swung(x, top + KNOB - CORD_SIZE[1] / 2 - PIVOT, angle)
        cords.append(
            Picture(
                "shared/scenery_medallion_string",
                cx - CORD_SIZE[0] / 2,
                cy - CORD_SIZE[1] / 2,
                *CORD_SIZE,
                angle,
            )
        )
        cx, cy = _swung(x, top + one.size / 2 - PIVOT, angle)
        half = one.size / 2
        portraits.append(Glow(cx, cy, one.size * 0.9, LANTERN, 0.4))
        portraits.append(Picture(art, cx - half, cy - half, one.size, one.size, angle))
    return tuple(cords), tuple(portraits)


def _swung(x: float, length: float, angle: float) -> tuple[float, float]:
    """A point ``length`` below the branch at ``x``, when the cord hangs at this angle."""
    turn = math.radians(angle)
    return x - length * math.sin(turn), PIVOT + length * math.cos(turn)


def branch(frame: Frame) -> Item:
    """The leafy branch at the top right."""
    return Picture("shared/scenery_branch", frame.width - 1130, -66, 1130, 440)


def table(frame: Frame) -> Items:
    """The stump with its ring, mushrooms beside it, grass in front."""
    middle, ground = middle_of_table(frame), frame.height
    grass_x = (frame.width - GRASS[0]) / 2
    return (
        Glow(middle, ground - 360, 520, LANTERN, 0.4),
        Picture("shared/scenery_title_table", middle - 450, ground - 454, 900, 450),
        Picture("shared/scenery_mushrooms", middle - 620, ground - 190, 220, 176),
        Picture("shared/scenery_grass_bottom", grass_x, ground - GRASS[1] + 30, *GRASS),
    )
