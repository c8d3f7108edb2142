"""The sky over the title while an Evening goes on: darker with every game, until midnight."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from scenes.kit.display import Elements, Item, Veil
from scenes.kit.parts import Items
from scenes.kit.parts.svg import circle, shape
from scenes.kit.scene import Frame
from scenes.kit.theme import NIGHT
from scenes.shell.backyard import dusk

DARK: Final = (0.0, 0.16, 0.3, 0.44, 0.52)
"""How much of the dusk is gone, by the number of games that are over."""
STARS: Final = 14  # more with each of them
SKY: Final = 0.42  # of the window
STARLIGHT: Final = "#FFE9B8"


def nightfall(frame: Frame, hour: int) -> Items:
    """What lies over the backdrop after so many games: nothing before the first is over."""
    late = min(hour, len(DARK) - 1)
    if not late:
        return ()
    return (Veil(NIGHT, DARK[late]), *_lights(frame.width, frame.height, late))


@lru_cache(maxsize=8)
def _lights(width: float, height: float, late: int) -> tuple[Item, ...]:
    """Stars, more of them from game to game."""
    chance = Random(11)
    drawn: Elements = ()
    for _ in range(STARS * late):
        x, y = chance.uniform(0.02, 0.98) * width, chance.uniform(0.02, SKY) * height
        drawn += circle(x, y, chance.uniform(1.4, 3.2), STARLIGHT, None, 0, 0.85)
    return (shape(drawn, 0, 0, width, height),)


def evening_sky(frame: Frame, hour: int) -> Items:
    """The ground of the pages of an Evening."""
    return (*dusk(frame), *nightfall(frame, hour))
