"""The faces of the Termitenator: how its lamp burns tells how it goes."""

from __future__ import annotations

from enum import StrEnum

from game.rules.council.api import TERMITENATOR, Personality
from scenes.council.personas import LOOKS
from scenes.council.stage.solo_stage import SoloStage
from scenes.council.stage.table_stage import Stage


class Lamp(StrEnum):
    """What its face says; each has a picture."""

    THINKING = "thinking"
    WINNING = "winning"
    LOSING = "losing"
    VICTORIOUS = "victorious"
    BEATEN = "beaten"


def lamp(stage: Stage, solo: SoloStage) -> Lamp:
    """It thinks while a card of its own is to come; else its ideology burns."""
    alone = len(stage.table) == 1 and stage.table[0][0] != TERMITENATOR
    leads = not stage.table and stage.lead == TERMITENATOR and any(solo.lies)
    if alone or leads:
        return Lamp.THINKING
    return Lamp.LOSING if solo.losing else Lamp.WINNING


def machine_face(personality: Personality, shines: Lamp) -> str:
    """The drawing of a personality with this lamp."""
    return f"council/machines/{LOOKS[personality].drawing}_{shines}"
