"""Every rule that can refuse or explain something, by id, in one plain sentence.

The same ids serve refusals, the why-not on screen, the reasons in events and the tests.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.words import N_

CLAUSES: Final = MappingProxyType(
    {
        # setup and deals
        "setup-seats": N_("Three to seven people sit at this table."),
        "setup-jokers": N_("The pack has no Joker, one Joker or two."),
        "setup-target": N_("The target is at least one point."),
        "setup-dealer": N_("The first dealer is one of the seats."),
        "deal-hands": N_("Everyone gets the same number of cards, as many as go round."),
        "deal-cards": N_("A deal uses each card of the pack exactly once."),
        "deal-due": N_("Cards are dealt only when a deal begins."),
        # who may do what
        "over": N_("The game is over."),
        "wrong-phase": N_("Something else must be chosen first."),
        "in-hand": N_("Only a card from the hand can be played."),
        "follow-suit": N_("Whoever holds the suit that was led must play it."),
        "joker-follows": N_("A Joker can be led; otherwise only who cannot follow suit plays it."),
        # why things happened
        "highest-of-suit": N_("The highest card of the suit that was led wins."),
        "joker-led": N_("A Joker that is led wins the trick, whatever is played to it."),
        "rest-to-last": N_("The cards set aside belong to the last trick."),
        "wedding": N_("Equal suit bids make partners: they share tricks, bugs and points."),
        "clean-tricks": N_("Without a bug, each trick counts twenty."),
        "bugs-divide": N_("Ten for each trick, divided by the number of bugs, rounded down."),
        "no-trick": N_("No trick at all counts thirty."),
        "all-tricks": N_("Every trick counts a hundred, whatever bugs are in them."),
        "all-to-others": N_("Someone has taken every trick, so this counts nothing."),
        "misere-made": N_("Misère without a trick counts a hundred."),
        "misere-broken": N_("Misère with a trick counts nothing."),
        "below-target": N_("Nobody has reached the target, so there is another deal."),
        "tied-lead": N_("The highest score is shared, so there is another deal."),
        "target-reached": N_("The highest score has reached the target, and nobody shares it."),
    }
)
