"""Every rule that can refuse or explain something, by id, in one plain sentence.

The same ids serve refusals, the why-not on screen, the reasons in events and the tests. The
sentences are marked for translation; whoever shows one looks it up.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.words import N_

CLAUSES: Final = MappingProxyType(
    {
        # setup and deals
        "setup-seats": N_(
            "One to five people sit at this table; the prototype has no game for one."
        ),
        "setup-council": N_("The council is made of all five factions, each of them once."),
        "setup-ring": N_("The ring shows all five factions, each of them once."),
        "setup-printed-ring": N_(
            "The published board has one ring: Bees, Mosquitoes, Ants, Cockroaches, Flies."
        ),
        "setup-lead": N_("The first leader is one of the seats."),
        "setup-solo": N_("Only a solo game has a personality, and scores carried over."),
        "setup-personality": N_("A solo game is played against one of the personalities."),
        "setup-solo-lead": N_("The Termitenator leads the first trick of a single game."),
        "setup-carry": N_("Games 2 and 3 of a Trilogy carry over two scores and who leads."),
        "deal-hands": N_("Every seat gets a hand of eleven cards."),
        "deal-cards": N_("A deal uses each card of this deck exactly once."),
        "deal-due": N_("Cards are dealt only at the beginning of an Age."),
        # who may do what
        "over": N_("The game is over."),
        "wrong-phase": N_("Something else has to be chosen now."),
        "in-hand": N_("Only a card from the hand can be chosen."),
        "follow-suit": N_("Who holds the suit that was led has to play it."),
        "empty-space": N_("Only a faction with at least one cube can be activated."),
        "not-tied": N_("Only one of the cards that nothing tells apart can be chosen."),
        "visit-duty": N_("The lowest card on suit has to visit; there is no passing."),
        # why things happened
        "highest-on-suit": N_("Everybody followed suit, so the highest value wins."),
        "strongest-suit": N_("The suit with the most cubes among the cards played wins."),
        "tied-strength": N_("The strongest suits are equal, so the higher value wins."),
        "tied-value": N_("Strength and value are equal, so the later card wins."),
        "lowest-visits": N_("The lowest card of the suit that was led visits the council."),
        "nobody-followed": N_("Nobody followed the leader's suit, so nobody visits."),
        "nothing-to-activate": N_("No space holds a cube, so there is nothing to visit for."),
        "emissary-stays": N_(
            "The spaces of both cards of the Emissary are empty, so it stays away."
        ),
        "trigger-row": N_(
            "A card of the trigger row is turned over, and it has not won a trick yet."
        ),
        "won-a-trick": N_("It has won a trick, so there is no use in losing the others."),
        "would-lose": N_("Winning, it looks for a card that takes the trick."),
        "would-win": N_("Losing, it looks for a card that does not take the trick."),
        "most-cubes": N_("The suit with the most cubes comes first."),
        "fewest-cubes": N_("The suit with the fewest cubes comes first."),
        "highest-value": N_("The highest value comes first."),
        "lowest-value": N_("The lowest value comes first."),
        "lowest-row": N_("The lowest row of the pyramid comes first."),
        "your-choice": N_("Nothing tells the cards apart, so the choice is yours."),
        "termitenator-tie": N_("Points are equal, and then the Termitenator wins."),
        "most-points": N_("The most points win."),
        "final-age-tricks": N_("Points are equal; the most tricks in the final Age win."),
        "trick-points": N_("Points are equal; the most points from tricks win."),
        "best-age": N_("Points and tricks are equal; the best single Age wins."),
        "shared": N_("Everything is equal: the victory is shared."),
    }
)
