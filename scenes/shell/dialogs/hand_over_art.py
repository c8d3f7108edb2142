"""What the curtain is made of: a cloth, lanterns on ropes, a wooden sign."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

from scenes.kit.display import Backdrop, Glow, Picture, Shadow
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import LANTERN

CLOTH: Final = (2560.0, 1440.0)  # the drawn size of every cloth
ROPE: Final = 228.0  # drawn height of a piece of prop_rope
HOOKS: Final = (164.0, 964.0)  # where the ropes hold prop_sign


Hanging: TypeAlias = Callable[[Frame, float], Items]
"""All that hangs between two people but the words; y is ``up`` more while it goes up."""


def velvet(frame: Frame, up: float) -> Items:
    """The usual one: leaf green velvet, two lanterns, a wooden sign with ivy."""
    layout = frame.layout("shared/curtain")
    sign = layout["sign"]
    return (
        *cloth(frame, "shared/backdrop_curtain", up),
        *lantern(layout["lantern_l"], up),
        *lantern(layout["lantern_r"], up),
        *board(sign._replace(y=sign.y + up)),
    )


def cloth(frame: Frame, picture: str, up: float) -> Items:
    """The cloth; hanging it is a backdrop, going up it is a picture of the same size."""
    if not up:
        return (Backdrop(picture, 0.5, 0.0),)
    ratio = max(frame.width / CLOTH[0], frame.height / CLOTH[1])
    w, h = CLOTH[0] * ratio, CLOTH[1] * ratio
    return (Picture(picture, (frame.width - w) / 2, up, w, h),)


def _rope(x: float, bottom: float) -> Items:
    """Rope from above the window down to a hook, of as many pieces as it takes."""
    pieces = max(1, math.ceil(bottom / ROPE))
    return tuple(
        Picture("shared/prop_rope", x - 10, bottom - (i + 1) * ROPE, 20, ROPE + 1)
        for i in range(pieces)
    )


def lantern(place: Place, up: float) -> Items:
    """A lantern on its rope, with its light."""
    y = place.y + up
    return (
        Glow(place.x, y + 20, 360, LANTERN, 0.5),
        *_rope(place.x, y - 98),
        Picture("shared/prop_lantern", place.x - 75, y - 112, 150, 225),
    )


def board(sign: Place) -> Items:
    """The wooden sign on two ropes."""
    left, top = sign.x - 24, sign.y - 72
    return (
        *(item for hook in HOOKS for item in _rope(left + hook, top + 22)),
        Shadow(*sign[:4], 26, 26, 14, 0.7),
        Picture("shared/prop_sign", left, top, 1128, 660),
    )
