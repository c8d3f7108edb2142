"""The styles that imagined tables are played in: nobody knows how the others really play."""

from __future__ import annotations

from typing import Final

from game.bots.council.styles.careful import Careful
from game.bots.council.styles.quick import Quick
from game.bots.council.styles.style import Style
from game.bots.council.styles.temperament import Temperament
from game.bots.council.styles.weights import FIRST, TUNED

CAREFUL: Final[Style] = Careful(TUNED)
STEADY: Final[Style] = Careful(FIRST)
BOLD: Final[Style] = Quick(Temperament(nerve=4.0))
CALM: Final[Style] = Quick(Temperament(nerve=2.0, earned=0.9, bold=2, held=8))

POOL: Final = (BOLD, BOLD, BOLD, CALM, CALM, CALM, CAREFUL, STEADY)
"""Careful styles take six times as long as quick ones, so they are drawn less often."""
