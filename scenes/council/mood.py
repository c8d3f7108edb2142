"""Which music the council sits to: the Age, the shed, and what is at stake for everybody to see."""

from __future__ import annotations

from typing import Final

from game.rules.council.api import TRICKS
from scenes.council.stage.table_stage import Oath, Stage
from scenes.kit.music import Mood

AGES: Final = ("council/dusk", "council/night", "council/midnight")
SHED: Final = "council/shed"
POINTS: Final = Mood("council/scoring")
IN_THE_SHED: Final = Mood(SHED)
LAST_TRICK: Final = "last_trick"
STAKE: Final = "stake"  # somebody has opened No Allegiance and may still keep it
BLUE: Final = "lamp_blue"  # the Termitenator wants to win
RED: Final = "lamp_red"  # and now to lose


def mood_of(stage: Stage) -> Mood:
    """The music of a stage. What lies face down is not heard: that would betray a hand."""
    layers: set[str] = set()
    if stage.trick_number == TRICKS and any(stage.hand_sizes):
        layers.add(LAST_TRICK)
    if stage.solo is not None:
        if any(stage.hand_sizes):
            layers.add(RED if stage.solo.losing else BLUE)
        return Mood(SHED, frozenset(layers))
    if any(stage.hand_sizes) and _is_at_stake(stage):
        layers.add(STAKE)
    return Mood(AGES[stage.age - 1], frozenset(layers))


def _is_at_stake(stage: Stage) -> bool:
    return any(
        oath is Oath.NO_ALLEGIANCE and not tricks
        for oath, tricks in zip(stage.oaths, stage.tricks, strict=True)
    )
