"""What tempers change, as data: other numbers for the rules of thumb of each game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from game.assets import assets_root

FILE: Final = assets_root() / "bots" / "tempers.json"
EVEN: Final = "even"
"""Where a game has weights of today for whoever has no temper."""


@cache
def _weights_file() -> dict[str, Any]:
    return dict(json.loads(FILE.read_text("utf-8")))


def weights_of(game: str, temper: str) -> Mapping[str, Any]:
    """The weights that a temper changes in a game. Raises KeyError where there is no such one."""
    return as_tuples(_weights_file()["games"][game][temper])


def firm() -> float:
    """By how many standard errors a search must do better before it leaves what a temper does."""
    return float(_weights_file()["firm"])


def as_tuples(weights: Mapping[str, Any]) -> Mapping[str, Any]:
    """Weights as JSON has them, which knows no tuples."""
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in weights.items()
    }
