"""The rules that may refuse a choice, in the few words a bubble has room for."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.describe import RefusalReason
from game.rules.council.api import Refusal
from game.words import N_, _

LABELS: Final = MappingProxyType(
    {
        "over": N_("Game over:"),
        "wrong-phase": N_("Not now:"),
        "in-hand": N_("Your hand:"),
        "follow-suit": N_("Follow suit:"),
        "empty-space": N_("Empty space:"),
        "not-tied": N_("Not tied:"),
        "visit-duty": N_("No passing:"),
        "stake-barricade": N_("Stake:"),
    }
)
"""By the clause that refuses a choice, what comes before the reason."""


def refusal_reason(refusal: Refusal, reason: str = "") -> RefusalReason:
    """A rule and its reason at this table; else what the rules say."""
    return RefusalReason(refusal.clause, _(LABELS[refusal.clause]), reason or refusal.sentence)
