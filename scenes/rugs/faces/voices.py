"""What each delegate says in the attic: legionary, queen, pirate, fencer, the hooded one.

A line is true whenever its cause is: it names no card, no number and nothing that lies face down.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.words import N_
from scenes.rugs.faces.remarks import Cause
from scenes.table.faces.remark import Voice

LEGIONARY: Final[Voice] = MappingProxyType(
    {
        Cause.TWICE: (
            N_("Two files, one order."),
            N_("Pick, and pick again. Drill works."),
        ),
        Cause.DREW: (
            N_("A recruit from the deck."),
            N_("Reinforcements, unasked for."),
        ),
        Cause.DROPPED: (
            N_("Dismissed with honours."),
            N_("Out of the ranks, soldier."),
        ),
        Cause.FINAL: (N_("Last sweep of the attic. Form up."),),
    }
)
QUEEN: Final[Voice] = MappingProxyType(
    {
        Cause.TWICE: (
            N_("One for us, and one for us."),
            N_("We never choose. We take both."),
        ),
        Cause.DREW: (
            N_("A gift for the queen. Naturally."),
            N_("The deck knows its sovereign."),
        ),
        Cause.DROPPED: (
            N_("We release it. Wave, dear."),
            N_("It was never quite of our court."),
        ),
        Cause.FINAL: (N_("The last round. Straighten the rugs."),),
    }
)
PIRATE: Final[Voice] = MappingProxyType(
    {
        Cause.TWICE: (
            N_("Both hands in the chest."),
            N_("Two prizes, one broadside."),
        ),
        Cause.DREW: (
            N_("Flotsam. I'll have it."),
            N_("Fished it out of the deck."),
        ),
        Cause.DROPPED: (
            N_("Off the plank, little one."),
            N_("Ballast overboard."),
        ),
        Cause.FINAL: (N_("Last tide. Load what floats."),),
    }
)
FENCER: Final[Voice] = MappingProxyType(
    {
        Cause.TWICE: (
            N_("Lunge, and lunge again."),
            N_("Two hits. You were watching, yes?"),
        ),
        Cause.DREW: (
            N_("Fate deals. I merely bow."),
            N_("From the deck, with compliments."),
        ),
        Cause.DROPPED: (
            N_("I yield it. Gracefully, I hope."),
            N_("A parting. See, my hand trembles."),
        ),
        Cause.FINAL: (N_("The final bout. Salute, everyone."),),
    }
)
HOODED: Final[Voice] = MappingProxyType(
    {
        Cause.TWICE: (
            N_("One for now, one for the dark."),
            N_("Nobody counts twice in an attic."),
        ),
        Cause.DREW: (
            N_("It was in there all along."),
            N_("We smelt it in the deck."),
        ),
        Cause.DROPPED: (
            N_("Back to the dust with it."),
            N_("Gone. It knew too much."),
        ),
        Cause.FINAL: (N_("They sweep after this round."),),
    }
)
VOICES: Final[Mapping[str, Voice]] = MappingProxyType(
    {
        "ants": LEGIONARY,
        "bees": QUEEN,
        "flies": PIRATE,
        "mosquitoes": FENCER,
        "cockroaches": HOODED,
    }
)
