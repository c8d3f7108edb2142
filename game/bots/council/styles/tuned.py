"""The weights of today, as data: where they come from is written beside them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from game.assets import assets_root
from game.bots.council.styles.weights import Weights

FILE: Final = assets_root() / "bots" / "council.json"


def read_weights(file: Path) -> Weights:
    """Weights as a file keeps them, beside where they come from."""
    written = json.loads(file.read_text("utf-8"))["weights"]
    return Weights(**{**written, "spread": tuple(written["spread"])})


TUNED: Final = read_weights(FILE)
"""Made by hand and by self-play (``build/tune.py``)."""
