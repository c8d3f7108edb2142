"""Every rule that can refuse or explain something, by id, in one plain sentence.

The same ids serve refusals, the why-not on screen, the reasons in events and the tests.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.words import N_

CLAUSES: Final = MappingProxyType(
    {
        # setup and deal
        "setup-seats": N_("Two people collect insects."),
        "setup-lead": N_("Whoever begins is one of the two."),
        "deal-stacks": N_("The cards lie in three stacks of fourteen."),
        "deal-cards": N_("The stacks have each card and the Spider exactly once."),
        "deal-spider": N_("The Spider is among the last three cards of a stack."),
        "deal-due": N_("Cards are dealt only once, at the beginning."),
        # who may do what
        "over": N_("The game is over."),
        "wrong-phase": N_("Something else must be chosen first."),
        "empty-stack": N_("No card is left in this stack."),
        "spider-stays": N_("The Spider can be neither drawn nor moved."),
        "no-room": N_("You can draw only where one of your two cards could then be laid."),
        "no-coin": N_("Moving a card costs a coin, and you have none left."),
        "one-coin": N_("You can spend only one coin a turn."),
        "other-stack": N_("Move the card onto another stack that still has cards."),
        "pass-first": N_("You can pass only instead of a turn; after a coin it is too late."),
        "end-after-coin": N_("You can end your turn without a card only after a coin."),
        # where a card may lie
        "in-hand": N_("Only a card from your hand can be laid."),
        "inside": N_("A card must be wholly inside the case."),
        "dung": N_("Only a dung beetle can cover a dung beetle."),
        "stag-whole": N_("A stag beetle is covered whole or not at all."),
        "moth-whole": N_("A moth is covered whole or not at all."),
        "same-kind": N_("At least one insect must be straight on top of its own kind."),
        # why things happened
        "passed": N_("Whoever passes is out, and the other player goes on."),
        "spider-seen": N_("The Spider is seen: after this turn the other player has one more."),
        "spider-ends": N_("The Spider is seen, and nobody has a turn left."),
        "both-passed": N_("Both have passed."),
        # points
        "score-blue": N_("Each blue beetle in a row or column of two or more scores 1 point."),
        "score-green": N_("Each green beetle in a row or column of two or more is worth 2 points."),
        "score-gold": N_("Each gold beetle in a row or column of two or more is worth 3 points."),
        "score-leaf": N_("A leaf pair is worth 1 point, and 1 more for each leaf pair around it."),
        "score-stag": N_("A stag beetle is worth 5 points."),
        "score-moth": N_("A moth is worth 5 points."),
        "score-coin": N_("A coin that was not spent is worth 2 points."),
        "most-points": N_("The most points win."),
        "shared": N_("Level on points: the victory is shared."),
    }
)

SCORE_CLAUSES: Final = (
    "score-blue", "score-green", "score-gold", "score-leaf", "score-stag", "score-moth",
    "score-coin",
)  # fmt: skip
"""In the order of the ledger."""
