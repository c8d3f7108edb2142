"""Every rule that can refuse or explain something, by id, in one plain sentence.

The same ids serve refusals, the why-not on screen, the reasons in events and the tests.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        # setup and deals
        "setup-seats": "Two to five people sit at this table.",
        "setup-council": "The council is made of all five factions, each of them once.",
        "setup-ring": "The ring shows all five factions, each of them once.",
        "setup-printed-ring": "The published board has one ring: Bees, Mosquitoes, Ants, "
        "Cockroaches, Flies.",
        "setup-lead": "The first leader is one of the seats.",
        "deal-hands": "Every seat gets a hand of eleven cards.",
        "deal-cards": "A deal uses each card of this deck exactly once.",
        "deal-due": "Cards are dealt only at the beginning of an Age.",
        # who may do what
        "over": "The game is over.",
        "wrong-phase": "Something else has to be chosen now.",
        "in-hand": "Only a card from the hand can be chosen.",
        "follow-suit": "Who holds the suit that was led has to play it.",
        "empty-space": "Only a faction with at least one cube can be activated.",
        "visit-duty": "The lowest card on suit has to visit; there is no passing.",
        # why things happened
        "highest-on-suit": "Everybody followed suit, so the highest value wins.",
        "strongest-suit": "The suit with the most cubes among the cards played wins.",
        "tied-strength": "The strongest suits are equal, so the higher value wins.",
        "tied-value": "Strength and value are equal, so the later card wins.",
        "lowest-visits": "The lowest card of the suit that was led visits the council.",
        "nobody-followed": "Nobody followed the leader's suit, so nobody visits.",
        "nothing-to-activate": "No space holds a cube, so there is nothing to visit for.",
        "emissary-stays": "The spaces of both cards of the Emissary are empty, so it stays away.",
        "most-points": "The most points win.",
        "final-age-tricks": "Points are equal; the most tricks in the final Age win.",
        "trick-points": "Points are equal; the most points from tricks win.",
        "best-age": "Points and tricks are equal; the best single Age wins.",
        "shared": "Everything is equal: the victory is shared.",
    }
)
