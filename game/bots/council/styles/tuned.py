"""The weights of today and of each temper, as data: where they come from is written beside them."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from game.assets import assets_root
from game.bots.council.styles.weights import Weights

FILE: Final = assets_root() / "bots" / "council.json"
TEMPERS: Final = assets_root() / "bots" / "tempers.json"


def _tupled(weights: dict[str, Any]) -> dict[str, Any]:
    """JSON knows no tuples."""
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in weights.items()
    }


def read_weights(file: Path) -> Weights:
    """Weights as a file keeps them, beside where they come from."""
    return Weights(**_tupled(json.loads(file.read_text("utf-8"))["weights"]))


TUNED: Final = read_weights(FILE)
"""Made by hand and by self-play (``build/tune.py``)."""


@dataclass(frozen=True, slots=True)
class Inclination:
    """What a temper makes of the weights of today.

    ``firm`` is by how many standard errors a search must find something better before it leaves
    what the temper would do.
    """

    weights: Weights
    firm: float


@cache
def inclined(temper: str) -> Inclination:
    """The numbers of a temper. Raises KeyError where there is none of this name."""
    written = json.loads(TEMPERS.read_text("utf-8"))["tempers"][temper]
    return Inclination(replace(TUNED, **_tupled(written["weights"])), written["firm"])
