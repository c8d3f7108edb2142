"""The rules that may refuse a choice, in the few words a bubble has room for."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.rules.council.api import Refusal
from game.words import N_, _

RULES: Final = MappingProxyType(
    {
        "over": N_("Game over:"),
        "wrong-phase": N_("Not now:"),
        "in-hand": N_("Your hand:"),
        "follow-suit": N_("Follow suit:"),
        "empty-space": N_("Empty space:"),
        "not-tied": N_("Not tied:"),
        "visit-duty": N_("No passing:"),
    }
)
"""By the clause, what comes before the reason."""


def told(refusal: Refusal, reasons: dict[str, str]) -> tuple[str, str]:
    """A rule and its reason: the one of this table, by the clause; else what the rulebook says."""
    return _(RULES[refusal.clause]), reasons.get(refusal.clause, _(refusal.sentence))
