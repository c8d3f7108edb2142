"""Which article of the rulebook a thing on the council's table belongs to, as it lies there now."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.describe.council.personas import PERSONAS
from game.rules.council.api import ROWS
from game.table import Seat
from scenes.council.stage.solo_stage import SoloStage
from scenes.council.stage.table_stage import Oath, Stage

OATHS: Final = MappingProxyType(
    {
        Oath.NONE: "declare",
        Oath.FACE_DOWN: "declare",
        Oath.ALLEGIANCE: "allegiance",
        Oath.NO_ALLEGIANCE: "no-allegiance",
    }
)


def visitor(stage: Stage) -> str:
    """Who visits: people, the Emissary and the machine do so in their own ways."""
    if stage.visitor is None or stage.oaths[stage.visitor] is not Oath.NEUTRAL:
        return "visitor"
    return "emissary-visit" if stage.solo is None else "machine-visit"


def deck(stage: Stage) -> str:
    """What becomes of the cards that nobody holds."""
    if stage.solo is not None and PERSONAS[stage.solo.personality].deck:
        return stage.solo.personality.value
    return "refill" if stage.people == 2 else "discard"


def seat(stage: Stage, at: Seat) -> str:
    """Who sits there."""
    if stage.oaths[at] is not Oath.NEUTRAL:
        return "points-from-tricks"
    return "emissary" if stage.solo is None else "termitenator"


def flag(stage: Stage, at: Seat) -> str:
    """What was declared, as far as it lies open."""
    neutral = "emissary-points" if stage.solo is None else "termitenator-points"
    return OATHS.get(stage.oaths[at], neutral)


def pyramid_card(solo: SoloStage, place: int) -> str:
    """What a card of the pyramid is there for."""
    if solo.places[place] is not None:
        return "machine-card"
    return "trigger" if ROWS[place] == solo.trigger_row else "pyramid"
