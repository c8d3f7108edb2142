"""What falls over the podium: petals for whoever has won, rain for whoever has not."""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random
from typing import Final

from scenes.kit.display import Item, Picture, Shape
from scenes.kit.parts import Items
from scenes.kit.parts.svg import line, shape
from scenes.shell.results.result import Ending

PETALS: Final = 36
RAIN: Final = 8.0  # seconds until all has fallen
FALLING: Final = {Ending.WON: PETALS, Ending.SHARED: PETALS // 2}  # so many petals
COLD: Final = "#8FA6C8"
DROPS: Final = 60


def weather(ending: Ending, width: float, height: float, age: float) -> Items:
    """What falls after so many seconds over a window of this size; nothing for bots alone."""
    if ending is Ending.LOST:
        return _drops(width, height, age)
    return _petals(width, height, age, FALLING.get(ending, 0))


@lru_cache(maxsize=1)
def _rain() -> tuple[tuple[int, float, float, float, float], ...]:
    """For each petal: drawing, share of the width, start, speed, own phase."""
    rng = Random(3)
    return tuple(
        (
            1 + index % 4,
            rng.uniform(0.0, 0.5),
            rng.uniform(0.0, RAIN * 0.45),
            rng.uniform(260, 380),
            rng.uniform(0, 6.3),
        )
        for index in range(PETALS)
    )


@lru_cache(maxsize=2)
def _drop(length: float) -> Item:
    return shape(line(0, 0, 0, length, COLD, 3), 0, 0, 3, length, alpha=0.55)


def _drops(width: float, height: float, age: float) -> Items:
    """Rain over the podium; the last drops have landed when it is over."""
    items: list[Item] = []
    if age >= RAIN:
        return ()
    drop = _drop(34.0)
    assert isinstance(drop, Shape)
    for index in range(DROPS):
        kind, share, start, speed, phase = _rain()[index % PETALS]
        x = width * ((share + index * 0.377) % 1.0)
        along = (age - start * 0.5) * speed * 3 + phase * 170 + kind * 60
        if along < 0 or (age > RAIN - 1 and along % (height + 80) < height / 2):
            continue
        y = along % (height + 80) - 40
        items.append(drop._replace(x=x, y=y))
    return tuple(items)


def _petals(width: float, height: float, age: float, count: int) -> Items:
    """Petals over the podium; all have landed when the rain is over."""
    items: list[Item] = []
    for kind, share, start, speed, phase in _rain()[:count]:
        y = -40 + (age - start) * speed
        if age >= RAIN or not -40 < y < height + 40:
            continue
        x = width * share + 30 * math.sin(age * 1.4 + phase)
        turn = round(40 * math.sin(age * 1.1 + phase) / 4) * 4.0
        items.append(Picture(f"shared/prop_petal_{kind}", x - 20, y - 20, 40, 40, turn))
    return tuple(items)
