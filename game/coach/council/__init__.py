"""Bug Council tried out."""

from __future__ import annotations

from typing import Final

from game.coach.coach import Coach
from game.coach.council.calling import deed
from game.coach.council.reasons import CouncilReasons
from game.coach.council.tables import tables_of, voids
from game.coach.hindsight import OpenCardsAnalysis
from game.words import N_


def _hindsight() -> OpenCardsAnalysis:
    from game.coach.council.hindsight import HINDSIGHT

    return HINDSIGHT


COACH: Final = Coach(
    tables_of,
    voids,
    sources=(
        N_("Think of tricks: your choices differ most in how many you win."),
        N_(
            "Think of your Allegiance: your choices differ most in what the card you keep is worth."
        ),
        N_("Think of No Allegiance: your choices differ most in whether yours succeeds."),
        N_("Think of the others' No Allegiance: your choices differ most in whether it succeeds."),
    ),
    deed=deed,
    reasons=CouncilReasons(),
    hindsight=_hindsight,
)
