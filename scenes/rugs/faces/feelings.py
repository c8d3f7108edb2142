"""How everybody in the attic feels, as far as everybody knows why.

It follows from what is seen of a round: whose pick it was, whom a power reaches, who has chosen.
What somebody holds shows in no face until the collections are shown.
"""

from __future__ import annotations

from typing import Final

from game.rules.rugs import api as rugs
from game.table import Seat
from scenes.rugs.stage import Stage
from scenes.table.faces.feeling import Feeling

REACHED: Final = {  # how it is to be reached by a power
    rugs.LADYBUG: Feeling.CHEERING,
    rugs.FIREFLY: Feeling.SULKING,
    rugs.MOSQUITO: Feeling.SMUG,
    rugs.SPIDER: Feeling.SHOCKED,
    rugs.BUTTERFLY: Feeling.SMUG,
}


def feelings(stage: Stage) -> tuple[Feeling, ...]:
    """How each seat feels on this stage."""
    return tuple(_feeling(stage, seat) for seat in range(stage.people))


def _feeling(stage: Stage, seat: Seat) -> Feeling:
    if stage.winners:
        return Feeling.CHEERING if seat in stage.winners else Feeling.SULKING
    if stage.power in rugs.PASSING and stage.has_given[seat]:
        return Feeling.SCHEMING
    acting = stage.shown or stage.acting
    if acting is not None and seat == stage.actor:
        return REACHED.get(rugs.kind_of(acting), Feeling.CALM)
    if seat == picked_twice(stage):
        return Feeling.SMUG
    return Feeling.SCHEMING if seat == picks_again(stage) else Feeling.CALM


def picks_again(stage: Stage) -> Seat | None:
    """Who has picked last in the order, and picks once more at once."""
    last = stage.picking and stage.picked == stage.people
    return stage.turn_order[-1] if last else None


def picked_twice(stage: Stage) -> Seat | None:
    """Who has just picked two in a row."""
    twice = stage.picking and stage.picked == stage.people + 1
    return stage.turn_order[-1] if twice else None
