"""The styles that imagined tables are played in: nobody knows how the others really play."""

from __future__ import annotations

from typing import Final

from game.bots.council.styles.brisk import Brisk
from game.bots.council.styles.careful import Careful
from game.bots.council.styles.quick import Quick
from game.bots.council.styles.style import Style
from game.bots.council.styles.temperament import Temperament
from game.bots.council.styles.tuned import TUNED
from game.bots.council.styles.weights import FIRST

CAREFUL: Final[Style] = Careful(TUNED)
"""How the sensible bot plays."""
BOLD: Final[Style] = Quick(Temperament((4.0, 3.0, 4.0, 3.5, 1.5)))
CALM: Final[Style] = Quick(Temperament((2.0, 2.0, 2.0, 1.0, 0.0), earned=0.9, held=8))
BRISK: Final[Style] = Brisk(TUNED, Temperament())
STEADY: Final[Style] = Brisk(FIRST, Temperament())
CAUTIOUS: Final[Style] = Careful(FIRST)
"""How those of the first releases play."""

POOL: Final = (*[BOLD] * 5, *[CALM] * 5, BRISK, STEADY)
"""Those who count cards take four times as long as quick ones, so they are drawn less often."""
PATIENT: Final = (BOLD, CALM, *[BRISK] * 2, *[STEADY] * 2)
"""For those who have the time: who counts cards is drawn twice as often as who does not."""
FAMILIAR: Final = (BOLD, CALM, CAREFUL, CAUTIOUS)
"""Those that somebody may turn out to play like: who is known that well is not any player."""
