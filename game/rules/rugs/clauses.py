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
        "setup-seats": N_("Two to five people collect bugs."),
        "setup-lead": N_("The first start player is one of the seats."),
        "deal-deck": N_("The deck has each of the ninety bugs exactly once."),
        "deal-due": N_("Cards are dealt only once, at the beginning."),
        # who may do what
        "over": N_("The game is over."),
        "wrong-phase": N_("Something else must be chosen first."),
        "on-floor": N_("Only a bug on the Floor can be picked."),
        "on-wall": N_("Only a bug on the Wall can be taken."),
        "in-hand": N_("Only a bug from the hand can be chosen."),
        "show-other": N_("A Butterfly cannot be shown: it copies another type."),
        "swap-different": N_("Swap bugs of different types, if any such swap is possible."),
        "hatch-two": N_("Hatching takes two Larvae from your hand."),
        "hatch-order": N_("Name the Larva with the lower number first."),
        "hatch-wall": N_("The Wall is empty: hatching would bring nothing."),
        "hatch-turn": N_(
            "Larvae can hatch only in your own turn, not while bugs are passed, shown or paired."
        ),
        "pair-held": N_("A pair of Mosquitoes counts as a type of which you hold a real bug."),
        "pair-mosquito": N_("A pair of Mosquitoes cannot stay Mosquitoes: choose another type."),
        # what the powers of the Wall do
        "power-ant": N_("The next bug from the deck joins the Wall and acts."),
        "power-beetle": N_("Everyone passes a bug to the left, all at the same time."),
        "power-ladybug": N_("In turn order, everyone draws a bug from the deck."),
        "power-firefly": N_("In turn order, everyone puts a bug on the next round's Floor."),
        "power-larva": N_(
            "A second Larva drives all of them off the Wall, and the next "
            "bug from the deck comes and acts."
        ),
        "power-mosquito": N_("In turn order, everyone swaps a bug with one on the Wall."),
        "power-spider": N_(
            "In turn order, everyone adds a bug at the end of the Wall and takes the first."
        ),
        "power-butterfly": N_("The start player shows a bug from the hand, and that one acts."),
        "power-fly": N_("Everyone passes a bug to the right, all at the same time."),
        # why nothing happens
        "larva-alone": N_("A Larva that is alone on the Wall does nothing."),
        "larva-later": N_("Only a leftover Larva drives others away: this one does nothing."),
        "nothing-to-show": N_(
            "The start player holds nothing but Butterflies, so nothing is shown."
        ),
        "no-bugs": N_("Anyone without a bug is skipped."),
        "empty-wall": N_("The Wall is empty, so there is nothing to swap."),
        "empty-deck": N_("The deck is empty, so no bug is drawn."),
        "empty-floor": N_("No bug is left over, so nothing flies to the Wall."),
        # the End card
        "end-floor": N_(
            "The End card turned up while the Floor was filled: this round is the last."
        ),
        "end-power": N_("A power drew the End card: the next round is the last."),
        # points
        "score-butterfly": N_(
            "A Butterfly is worth a point for each type you have exactly one of."
        ),
        "score-firefly": N_("A Firefly is worth a point for each different rug you have."),
        "score-larva": N_("A Larva with an unpaired Mosquito to hatch it is worth 3 points."),
        "score-ant": N_("Most Ants score 5 points each, second most 3, all others 1."),
        "score-spider": N_("A Spider with a Fly to eat is worth 7 points."),
        "score-fly": N_("A Fly that no Spider has eaten is worth 2 points."),
        "score-beetle": N_("An even number of Beetles is worth 5 points each, an odd one 2 each."),
        "score-ladybug": N_(
            "Exactly four Ladybugs are worth 25 points, otherwise each is worth 1."
        ),
        # the end
        "most-points": N_("The most points win."),
        "best-type": N_("Level on points: the best single types are compared, one by one."),
        "shared": N_("Level in every type: the victory is shared."),
    }
)
