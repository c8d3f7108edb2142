"""How everybody at the table feels, as far as everybody knows why.

It follows from what lies open alone: from the trick, from what has been revealed and from what has
been won. Before the letters are opened everybody is calm, and no hand says anything, so a face
never tells what somebody holds or means to do.
"""

from __future__ import annotations

from game.rules.council.api import TRICKS, Oath, View, standing
from game.table import Seat
from scenes.table.faces.feeling import Feeling


def feelings(view: View) -> tuple[Feeling, ...]:
    """How each seat feels, the Emissary last."""
    # Somebody's own letter lies open to themselves before the others are: that may not be seen.
    if Oath.NONE in view.oaths or Oath.FACE_DOWN in view.oaths:
        return (Feeling.CALM,) * view.owners
    return tuple(_feeling_of(view, seat) for seat in range(view.owners))


def _feeling_of(view: View, seat: Seat) -> Feeling:
    oath, tricks = view.oaths[seat], view.tricks[seat]
    if view.won_by is not None:
        return _after_the_trick(view, seat)
    if seat == _overtaken(view):
        return Feeling.SHOCKED
    if oath is Oath.NO_ALLEGIANCE:
        return Feeling.SULKING if tricks else Feeling.SCHEMING
    return Feeling.CALM


def _after_the_trick(view: View, seat: Seat) -> Feeling:
    """Somebody has won, which breaks a No Allegiance; somebody visits; in the end some are glad."""
    vowed = view.oaths[seat] is Oath.NO_ALLEGIANCE
    won = view.tricks[seat] + (seat == view.won_by and not _is_trick_counted(view))
    if seat == view.won_by:
        return Feeling.SHOCKED if vowed and won == 1 else Feeling.SMUG
    if vowed and won:
        return Feeling.SULKING
    if vowed:
        return Feeling.CHEERING if view.this_trick == TRICKS else Feeling.SCHEMING
    return Feeling.SCHEMING if seat == view.visitor else Feeling.CALM


def _is_trick_counted(view: View) -> bool:
    """Whether the trick that lies there is among those that have been won."""
    return sum(view.tricks) >= view.this_trick


def _overtaken(view: View) -> Seat | None:
    """Whose card has just lost the lead to the last one."""
    before, now = standing(view.trick[:-1], view.cubes), standing(view.trick, view.cubes)
    if before is None or now is None or before.winner == now.winner:
        return None
    return before.winner
