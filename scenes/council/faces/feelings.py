"""How everybody at the table feels, as far as everybody knows why.

It follows from what lies open alone: from the trick, from what has been revealed and from what has
been won. Before the letters are opened everybody is calm, and no hand says anything, so a face
never tells what somebody holds or means to do.
"""

from __future__ import annotations

from game.rules.council.api import TRICKS, standing
from game.table import Seat
from scenes.council.stage.table_stage import Oath, Stage
from scenes.table.faces.feeling import Feeling


def feelings(stage: Stage) -> tuple[Feeling, ...]:
    """How each seat feels on this stage, the Emissary last."""
    # Somebody's own letter lies open to themselves before the others are: that may not be seen.
    if Oath.NONE in stage.oaths or Oath.FACE_DOWN in stage.oaths:
        return (Feeling.CALM,) * stage.seats
    return tuple(_feeling(stage, seat) for seat in range(stage.seats))


def _feeling(stage: Stage, seat: Seat) -> Feeling:
    oath, tricks = stage.oaths[seat], stage.tricks[seat]
    if stage.won_by is not None:
        return _after_the_trick(stage, seat)
    if seat == _overtaken(stage):
        return Feeling.SHOCKED
    if oath is Oath.NO_ALLEGIANCE:
        return Feeling.SULKING if tricks else Feeling.SCHEMING
    return Feeling.CALM


def _after_the_trick(stage: Stage, seat: Seat) -> Feeling:
    """Somebody has won, which breaks a No Allegiance; somebody visits; in the end some are glad."""
    vowed = stage.oaths[seat] is Oath.NO_ALLEGIANCE
    won = stage.tricks[seat] + (seat == stage.won_by and not _counted(stage))
    if seat == stage.won_by:
        return Feeling.SHOCKED if vowed and won == 1 else Feeling.SMUG
    if vowed and won:
        return Feeling.SULKING
    if vowed:
        return Feeling.CHEERING if stage.trick_number == TRICKS else Feeling.SCHEMING
    return Feeling.SCHEMING if seat == stage.visitor else Feeling.CALM


def _counted(stage: Stage) -> bool:
    """Whether the trick that lies there is among those that have been won."""
    return sum(stage.tricks) >= stage.trick_number


def _overtaken(stage: Stage) -> Seat | None:
    """Whose card has just lost the lead to the last one."""
    before, now = standing(stage.table[:-1], stage.cubes), standing(stage.table, stage.cubes)
    if before is None or now is None or before.winner == now.winner:
        return None
    return before.winner
