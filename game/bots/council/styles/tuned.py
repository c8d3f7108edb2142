"""The weights of today and of each temper, as data: where they come from is written beside them."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from game.assets import assets_root
from game.bots.council.styles.weights import Weights
from game.bots.temper_weights import as_tuples, weights_of

FILE: Final = assets_root() / "bots" / "council.json"


def read_weights(file: Path) -> Weights:
    """Weights as a file keeps them, beside where they come from."""
    return Weights(**as_tuples(json.loads(file.read_text("utf-8"))["weights"]))


TUNED: Final = read_weights(FILE)
"""Made by hand and by self-play (``build/workshop/bots/tune.py``)."""


@cache
def weights_for(temper: str) -> Weights:
    """Those of a temper. Raises KeyError where there is none of this name."""
    return replace(TUNED, **weights_of("bug-council", temper))
