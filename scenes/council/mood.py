"""Which music the council sits to: the Age, the shed, and what is at stake for everybody to see."""

from __future__ import annotations

from typing import Final

from game.rules.council.api import TRICKS, Oath, View
from scenes.kit.music import Mood

AGES: Final = ("council/dusk", "council/night", "council/midnight")
SHED: Final = "council/shed"
POINTS: Final = Mood("council/scoring")
IN_THE_SHED: Final = Mood(SHED)
LAST_TRICK: Final = "last_trick"
STAKE: Final = "stake"  # somebody has opened No Allegiance and may still keep it
BLUE: Final = "lamp_blue"  # the Termitenator wants to win
RED: Final = "lamp_red"  # and now to lose


def mood_of(view: View) -> Mood:
    """The music of a view. What lies face down is not heard: that would betray a hand."""
    layers: set[str] = set()
    if view.this_trick == TRICKS and any(view.hand_sizes):
        layers.add(LAST_TRICK)
    if view.termitenator is not None:
        if any(view.hand_sizes):
            layers.add(RED if view.termitenator.losing else BLUE)
        return Mood(SHED, frozenset(layers))
    if any(view.hand_sizes) and _is_at_stake(view):
        layers.add(STAKE)
    return Mood(AGES[view.age - 1], frozenset(layers))


def _is_at_stake(view: View) -> bool:
    return any(
        oath is Oath.NO_ALLEGIANCE and not tricks
        for oath, tricks in zip(view.oaths, view.tricks, strict=True)
    )
