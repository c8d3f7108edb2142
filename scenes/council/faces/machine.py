"""The faces of the Termitenator: how its lamp burns tells how it goes."""

from __future__ import annotations

from enum import StrEnum

from game.rules.council.api import TERMITENATOR, Personality, TermitenatorView, View
from scenes.council.personas import LOOKS


class Lamp(StrEnum):
    """What its face says; each has a picture."""

    THINKING = "thinking"
    WINNING = "winning"
    LOSING = "losing"
    VICTORIOUS = "victorious"
    BEATEN = "beaten"


def lamp(view: View, solo: TermitenatorView) -> Lamp:
    """It thinks while a card of its own is to come; else its ideology burns."""
    alone = len(view.trick) == 1 and view.trick[0][0] != TERMITENATOR
    leads = not view.trick and view.lead == TERMITENATOR and any(solo.lies)
    if alone or leads:
        return Lamp.THINKING
    return Lamp.LOSING if solo.losing else Lamp.WINNING


def machine_face(personality: Personality, shines: Lamp) -> str:
    """The drawing of a personality with this lamp."""
    return f"council/machines/{LOOKS[personality].drawing}_{shines}"
