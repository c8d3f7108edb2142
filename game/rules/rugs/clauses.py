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
        "on-floor": N_("Only a bug that lies on the Floor can be picked."),
        "on-wall": N_("Only a bug that hangs on the Wall can be taken."),
        "in-hand": N_("Only a bug from the hand can be chosen."),
        "show-other": N_("A Butterfly copies some other bug, so no Butterfly can be shown."),
        "swap-different": N_("Bugs of different types are swapped wherever that is possible."),
        "hatch-two": N_("Two different Larvae from the hand must be given up to hatch them."),
        "hatch-order": N_("The two Larvae are named with the smaller number first."),
        "hatch-wall": N_("Nothing hangs on the Wall that hatched Larvae could bring."),
        "hatch-turn": N_(
            "Larvae hatch in a turn of your own, not while passing, showing or grouping."
        ),
        "pair-held": N_("A pair of Mosquitos copies a type that its owner really holds."),
        "pair-mosquito": N_("A pair of Mosquitos copies some other type of bug."),
        # what the powers of the Wall do
        "power-ant": N_("The next bug of the deck joins the Wall and sets off its own power."),
        "power-beetle": N_("Everyone passes a bug to the left, all at the same time."),
        "power-ladybug": N_("In turn order, everyone draws the next bug of the deck."),
        "power-firefly": N_("In turn order, everyone gives a bug to the Floor of the next round."),
        "power-larva": N_("A second Larva drives all of them away, and a new bug comes and acts."),
        "power-mosquito": N_("In turn order, everyone swaps a bug with one of the Wall."),
        "power-spider": N_("In turn order, everyone adds a bug to the Wall and takes its first."),
        "power-butterfly": N_("The start player shows a bug from the hand, and that one acts."),
        "power-fly": N_("Everyone passes a bug to the right, all at the same time."),
        # why nothing happens
        "larva-alone": N_("A Larva that is alone on the Wall does nothing."),
        "larva-later": N_("Only a Larva that is left over counts others; this one does nothing."),
        "nothing-to-show": N_(
            "The start player holds nothing but Butterflies, so nothing is shown."
        ),
        "no-bugs": N_("Who holds no bug is skipped."),
        "empty-wall": N_("Nothing hangs on the Wall, so there is nothing to swap."),
        "empty-deck": N_("The deck is empty, so no bug is drawn."),
        "empty-floor": N_("No bug is left over, so nothing flies to the Wall."),
        # the End card
        "end-floor": N_("The End card was met while the Floor was laid: this round is the last."),
        "end-power": N_("The End card was met in a power: the next round is the last."),
        # points
        "score-butterfly": N_(
            "A Butterfly is worth a point for each type there is exactly one of."
        ),
        "score-firefly": N_("A Firefly is worth a point for each different rug in the collection."),
        "score-larva": N_("A Larva with an unpaired Mosquito to hatch it is worth 3 points."),
        "score-ant": N_("Ants are worth 5 points each for the most, 3 for the second most, or 1."),
        "score-spider": N_("A Spider with a Fly to eat is worth 7 points."),
        "score-fly": N_("A Fly that no Spider has eaten is worth 2 points."),
        "score-beetle": N_("An even number of Beetles is worth 5 points each, an odd one 2 each."),
        "score-ladybug": N_(
            "Exactly four Ladybugs are worth 25 points, otherwise each is worth 1."
        ),
        # the end
        "most-points": N_("The most points win."),
        "best-type": N_("Points are equal; the best single types are compared, one by one."),
        "shared": N_("Everything is equal: the victory is shared."),
    }
)
