"""The attic's curtain between two people: a rug on the line, two lamps, a sign of planks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from scenes.kit import parts
from scenes.kit.display import Elements, Glow, Item, Picture, Shadow
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import num, path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import INK, LANTERN, WOOD, WOOD_DARK
from scenes.shell.dialogs.hand_over_art import cloth

CLOTH: Final = "rugs/backdrop_curtain_rug"
LAMP: Final = parts.box(-100, -138, 200, 275)  # about its middle
SHINE: Final = 360.0
CORD: Final = ("#C98A3C", 7.0)
ROPE: Final = ("#B98530", 11.0)
HOOKS: Final = 150.0  # from the ends of the sign
PLANKS: Final = 5
SITS: Final = 170.0  # how large a bug is that sits on the bar below the sign
OUT: Final = 30.0  # how far it sits off the sign's end
GUESTS: Final = ("rugs/bug_spider", "rugs/bug_larva")


def rug_on_a_line(frame: Frame, up: float) -> Items:
    """All that hangs between two people but the words; y is ``up`` more while it goes up."""
    layout = frame.layout("shared/curtain")
    sign, public = (place._replace(y=place.y + up) for place in (layout["sign"], layout["public"]))
    return (
        *cloth(frame, CLOTH, up),
        *_lamp(layout["lantern_l"], up),
        *_lamp(layout["lantern_r"], up),
        *_board(sign),
        *_guests(sign, public.y + 8),
    )


def _cord(x: float, bottom: float, up: float, how: tuple[str, float]) -> Item:
    colour, wide = how
    return shape(rect(0, 0, wide, bottom, colour, 0, INK, 2), x - wide / 2, up, wide, bottom)


def _lamp(place: Place, up: float) -> Items:
    """A lamp with a woollen shade on its cord, with its light."""
    x, y = place.x, place.y
    return (
        Glow(x, y + up + 60, SHINE, LANTERN, 0.55),
        _cord(x, y + LAMP.y + 8, up, CORD),
        Picture("rugs/prop_lamp", x + LAMP.x, y + up + LAMP.y, LAMP.w, LAMP.h),
    )


def _board(sign: Place) -> Items:
    above = sign.y + 12
    ropes = tuple(
        shape(rect(0, 0, ROPE[1], above, ROPE[0], 0, INK, 2), x - ROPE[1] / 2, 0, ROPE[1], above)
        for x in (sign.x + HOOKS, sign.right - HOOKS)
        if above > 0
    )
    return (*ropes, Shadow(*sign[:4], 26, 26, 14, 0.7), shape(_planks(sign.w, sign.h), *sign[:4]))


@lru_cache(maxsize=4)
def _planks(w: float, h: float) -> Elements:
    """Wood with the joints of its planks, none quite straight."""
    joints = ""
    for number in range(1, PLANKS):
        y, bend = h * number / PLANKS, 6 if number % 2 else -6
        joints += f"M14 {num(y)}Q{num(w / 2)} {num(y + bend)} {num(w - 14)} {num(y)}"
    return rect(0, 0, w, h, WOOD, 26, INK, 4) + path(joints, "none", WOOD_DARK, 2.4)


def _guests(sign: Place, floor: float) -> Items:
    """One who waits for flies and one who waits to hatch, at both ends of the sign."""
    spider, larva = GUESTS
    y = floor - SITS
    return (
        Picture(spider, sign.x - OUT - SITS / 2, y, SITS, SITS),
        Picture(larva, sign.right + OUT - SITS / 2, y, SITS, SITS),
    )
