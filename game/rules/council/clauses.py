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
        "over": N_("The game is over: nothing more can be played."),
        "wrong-phase": N_("Something else must be chosen first."),
        "in-hand": N_("Only a card of that hand can be chosen."),
        "follow-suit": N_("Whoever holds the suit that was led must play it."),
        "empty-space": N_("Only a faction with at least one cube can be activated."),
        "not-tied": N_("Only one of the tied cards can be chosen."),
        "visit-duty": N_(
            "Whoever played the lowest card on suit must visit; in this edition nobody may pass."
        ),
        # why things happened
        "highest-on-suit": N_("Everyone followed suit, so the highest value wins."),
        "strongest-suit": N_(
            "Not everyone followed suit, so the played suit with the most cubes wins, by its "
            "highest card."
        ),
        "tied-strength": N_("The strongest suits are level, so the higher value wins."),
        "tied-value": N_("Strength and value are level, so the later card wins."),
        "lowest-visits": N_("The lowest card of the suit that was led visits the council."),
        "nobody-followed": N_("Nobody followed the leader's suit, so nobody visits."),
        "nothing-to-activate": N_("No space holds a cube, so there is no visit."),
        "emissary-stays": N_(
            "The spaces of both the Emissary's cards are empty, so it does not visit."
        ),
        "trigger-row": N_(
            "A card of the trigger row turns up, and the Termitenator has no tricks yet."
        ),
        "won-a-trick": N_("It has won a trick, so there is no point in losing the rest."),
        "would-lose": N_("While Winning, it looks for a card that wins the trick."),
        "would-win": N_("While Losing, it looks for a card that does not win the trick."),
        "most-cubes": N_("The suit with the most cubes comes first."),
        "fewest-cubes": N_("The suit with the fewest cubes comes first."),
        "highest-value": N_("The highest value comes first."),
        "lowest-value": N_("The lowest value comes first."),
        "lowest-row": N_("The lowest row of the pyramid comes first."),
        "your-choice": N_("The cards are tied, so you choose."),
        "termitenator-tie": N_("Points are level: a tie goes to the Termitenator."),
        "setup-stake": N_("A solo game has one of the stakes from 0 to 8."),
        "stake-head-start": N_("The Termitenator begins each game with 1 point."),
        "stake-last-trick": N_(
            "If the Termitenator wins the last trick of an Age, it scores 2 points more."
        ),
        "stake-garrison": N_(
            "As an Age ends, every 2 cubes on the Termites give the Termitenator 1 point."
        ),
        "stake-crown": N_(
            "As an Age ends, a crown on the Termites gives the Termitenator 2 points."
        ),
        "stake-tribute": N_(
            "Your visit gives the Termitenator 1 point if it brings the Termites a cube."
        ),
        "stake-chambers": N_(
            "As Age III ends, every 2 cubes in the Chambers give the Termitenator 1 point."
        ),
        "stake-bounty": N_("Each 8 that you lead gives the Termitenator 1 point."),
        "stake-barricade": N_("From Age II on you cannot activate the Termites."),
        "most-points": N_("The most points win."),
        "final-age-tricks": N_("Level on points: the most tricks in the final Age win."),
        "trick-points": N_("Level on points: the most points from tricks win."),
        "best-age": N_("Level on points and tricks: the best single Age wins."),
        "shared": N_("Everything is level: the victory is shared."),
    }
)
