"""Every rule that can refuse or explain something, by id, in one plain sentence.

The same ids serve refusals, the why-not on screen, the reasons in events and the tests.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

CLAUSES: Final = MappingProxyType(
    {
        # setup and deals
        "setup-seats": "One to five people sit at this table; the prototype has no game for one.",
        "setup-council": "The council is made of all five factions, each of them once.",
        "setup-ring": "The ring shows all five factions, each of them once.",
        "setup-printed-ring": "The published board has one ring: Bees, Mosquitoes, Ants, "
        "Cockroaches, Flies.",
        "setup-lead": "The first leader is one of the seats.",
        "setup-solo": "Only a solo game has a personality, and scores carried over.",
        "setup-personality": "A solo game is played against one of the personalities.",
        "setup-solo-lead": "The Termitenator leads the first trick of a single game.",
        "setup-carry": "Games 2 and 3 of a Trilogy carry over two scores and who leads.",
        "deal-hands": "Every seat gets a hand of eleven cards.",
        "deal-cards": "A deal uses each card of this deck exactly once.",
        "deal-due": "Cards are dealt only at the beginning of an Age.",
        # who may do what
        "over": "The game is over.",
        "wrong-phase": "Something else has to be chosen now.",
        "in-hand": "Only a card from the hand can be chosen.",
        "follow-suit": "Who holds the suit that was led has to play it.",
        "empty-space": "Only a faction with at least one cube can be activated.",
        "not-tied": "Only one of the cards that nothing tells apart can be chosen.",
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
        "trigger-row": "A card of the trigger row is turned over, and it has not won a trick yet.",
        "won-a-trick": "It has won a trick, so there is no use in losing the others.",
        "would-lose": "Winning, it looks for a card that takes the trick.",
        "would-win": "Losing, it looks for a card that does not take the trick.",
        "most-cubes": "The suit with the most cubes comes first.",
        "fewest-cubes": "The suit with the fewest cubes comes first.",
        "highest-value": "The highest value comes first.",
        "lowest-value": "The lowest value comes first.",
        "lowest-row": "The lowest row of the pyramid comes first.",
        "your-choice": "Nothing tells the cards apart, so the choice is yours.",
        "termitenator-tie": "Points are equal, and then the Termitenator wins.",
        "most-points": "The most points win.",
        "final-age-tricks": "Points are equal; the most tricks in the final Age win.",
        "trick-points": "Points are equal; the most points from tricks win.",
        "best-age": "Points and tricks are equal; the best single Age wins.",
        "shared": "Everything is equal: the victory is shared.",
    }
)
