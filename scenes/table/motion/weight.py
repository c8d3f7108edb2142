"""What things weigh: how a card sinks onto the table, what flies up round it, how a cube tumbles.

All of it happens within the time of the flight, and ends exactly where the flight does.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from scenes.kit import display
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Item
from scenes.kit.parts.svg import circle
from scenes.table.cue import Position

TOUCH: Final = 0.74  # of a flight: the card touches the table
GIVE: Final = 0.035  # of its width, how much it gives way then
LIFTED: Final = 2.6  # in the middle of its way, how much further than at rest its shadow lies

CRUMBS: Final = (
    (-0.50, 0.42),
    (0.48, 0.46),
    (-0.54, 0.1),
    (0.55, -0.06),
    (-0.2, 0.55),
    (0.24, 0.56),
)
CRUMB: Final = "#D9C79C"
FIRST: Final = 3.2  # design units: the radius of the largest crumb
FLUNG: Final = 0.16  # of the card's width
STRONGEST: Final = 0.7

TUMBLES: Final = 180.0  # degrees, on the way down
NOTCH: Final = 15.0  # a cube is drawn at so many turns only


def lift(share: float) -> float:
    """How high over the table a card is that is laid down; 0 from the touch on."""
    return LIFTED * math.sin(math.pi * share / TOUCH) if 0 < share < TOUCH else 0.0


def give(share: float) -> float:
    """Its size then, as a factor: it gives way a little when it touches, and is itself again."""
    if not TOUCH < share < 1:
        return 1.0
    return 1 - GIVE * math.sin(math.pi * (share - TOUCH) / (1 - TOUCH))


def dust(at: Position, share: float) -> list[Item]:
    """Six crumbs that the card has flung up: gone when it lies still."""
    if not TOUCH < share < 1:
        return []
    since = (share - TOUCH) / (1 - TOUCH)
    alpha = STRONGEST * (1 - since)
    return [
        _crumb(at, number, FLUNG * at.size * since)._replace(alpha=alpha)
        for number in range(len(CRUMBS))
    ]


def _crumb(at: Position, number: int, flung: float) -> display.Shape:
    across, down = CRUMBS[number]
    radius = FIRST - 0.3 * number
    far = math.hypot(across, down)
    x = at.x + across * at.size + flung * across / far
    y = at.y + down * at.size * CARD_RATIO * 0.9 + flung * down / far
    side = 2 * radius
    return display.Shape(_dot(radius), x - radius, y - radius, side, side)


@lru_cache(maxsize=8)
def _dot(radius: float) -> display.Elements:
    return circle(radius, radius, radius - 0.4, CRUMB)


def tumble(share: float, ground: float) -> float:
    """The turn of a cube that falls, in degrees; upright from the share ``ground`` on."""
    left = TUMBLES * (1 - min(1.0, share / ground))
    return round(left / NOTCH) * NOTCH % 360
