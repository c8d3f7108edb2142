"""The rules that may refuse a choice, in the few words a bubble has room for."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.rules.rugs.api import Refusal
from game.words import N_, _

RULES: Final = MappingProxyType(
    {
        "over": N_("Game over:"),
        "wrong-phase": N_("Not now:"),
        "on-floor": N_("Floor:"),
        "on-wall": N_("Wall:"),
        "in-hand": N_("Your hand:"),
        "show-other": N_("Another bug:"),
        "swap-different": N_("Another type:"),
        "hatch-two": N_("Two Larvae:"),
        "hatch-order": N_("Two Larvae:"),
        "hatch-wall": N_("Empty Wall:"),
        "hatch-turn": N_("Your turn:"),
        "pair-held": N_("In your hand:"),
        "pair-mosquito": N_("Another type:"),
    }
)
"""By the clause, what comes before the reason."""


def told(refusal: Refusal) -> tuple[str, str]:
    """A rule and its reason."""
    return _(RULES[refusal.clause]), _(refusal.sentence)
