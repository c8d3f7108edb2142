"""What the sky over the table is like: dusk in the first Age, night, and midnight in the last."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.rules.council.api import AGES
from scenes.kit.display import Ambient
from scenes.table.pieces.ambient_items import fireflies

LIGHTS: Final = ("council/scenery_dusk", "council/scenery_night", "council/scenery_midnight")
SWARM: Final = (4, 9, 16)  # fireflies in each Age
# Where they fly: shares of the window where the cloth is bare, at any number of seats.
BARE: Final = (
    (0.215, 0.31), (0.755, 0.17), (0.235, 0.53), (0.775, 0.45),
    (0.130, 0.23), (0.715, 0.83), (0.225, 0.13), (0.735, 0.60), (0.265, 0.72),
    (0.060, 0.49), (0.800, 0.33), (0.180, 0.42), (0.705, 0.93), (0.285, 0.42), (0.700, 0.30),
    (0.925, 0.42),
)  # fmt: skip


def light_of(age: int) -> str:
    """The light on the cloth in an Age."""
    return LIGHTS[_number(age)]


@lru_cache(maxsize=8)
def swarm(age: int, width: float, height: float) -> tuple[Ambient, ...]:
    """The fireflies of an Age over a window of this size."""
    places = tuple((u * width, v * height) for u, v in BARE[: SWARM[_number(age)]])
    return fireflies(places)


def _number(age: int) -> int:
    return min(age, AGES) - 1
