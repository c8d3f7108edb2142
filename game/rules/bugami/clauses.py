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
        "joker-follows": N_(
            "A Joker can be led; otherwise only someone who cannot follow suit can play it."
        ),
        # why things happened
        "highest-of-suit": N_("The highest card of the suit that was led wins."),
        "joker-led": N_("A Joker that is led wins the trick, whatever else is played."),
        "rest-to-last": N_("The cards set aside go to whoever wins the last trick."),
        "wedding": N_(
            "Those who bid the same suit are partners: tricks and bugs are "
            "added up, and each scores it all."
        ),
        "clean-tricks": N_("Without bugs, each trick counts 20."),
        "bugs-divide": N_("Tricks count 10 each, divided by the number of bugs, rounded down."),
        "no-trick": N_("No tricks at all count 30."),
        "all-tricks": N_("Winning every trick counts a hundred in all, whatever bugs are in them."),
        "all-to-others": N_("Someone else won every trick, so this counts nothing."),
        "misere-made": N_("Misère without a trick counts 100."),
        "misere-broken": N_("Misère with a trick counts nothing."),
        "below-target": N_("Nobody has reached the target, so there is another deal."),
        "tied-lead": N_("The highest score is shared, so there is another deal."),
        "target-reached": N_("The highest score has reached the target, and it is not shared."),
    }
)
