"""What each delegate says over the cases: legionary, queen, pirate, fencer, the hooded one.

A line is true whenever its cause is: it names no card, no number and nothing that lies face down.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.words import N_
from scenes.glass.faces.remarks import Cause
from scenes.table.faces.remark import Voice

LEGIONARY: Final[Voice] = MappingProxyType(
    {
        Cause.AHEAD: (
            N_("The drill shows, I think."),
            N_("My beetles stand at attention."),
        ),
        Cause.BEHIND: (
            N_("We hold the rear. Bravely."),
            N_("A tactical shortage of points."),
        ),
        Cause.SPIDER: (N_("Eight legs at the gate. Hold."),),
        Cause.LAST: (N_("Last post. Set them straight."),),
    }
)
QUEEN: Final[Voice] = MappingProxyType(
    {
        Cause.AHEAD: (
            N_("Our case is the finer one, dear."),
            N_("Do admire it. Everyone does."),
        ),
        Cause.BEHIND: (
            N_("We prefer a modest display."),
            N_("Someone has moved our beetles."),
        ),
        Cause.SPIDER: (N_("How many legs? How vulgar."),),
        Cause.LAST: (N_("One last touch, then the lid."),),
    }
)
PIRATE: Final[Voice] = MappingProxyType(
    {
        Cause.AHEAD: (
            N_("My chest glitters, yours rattles."),
            N_("A prize cabinet, that. Mine."),
        ),
        Cause.BEHIND: (
            N_("I've seen fuller fishing nets."),
            N_("Low tide in my case."),
        ),
        Cause.SPIDER: (N_("Spider ho. Every fly for himself."),),
        Cause.LAST: (N_("Last cast, then we batten down."),),
    }
)
FENCER: Final[Voice] = MappingProxyType(
    {
        Cause.AHEAD: (
            N_("Observe the composition. Mine."),
            N_("I lead, and by more than a nose."),
        ),
        Cause.BEHIND: (
            N_("Behind glass one looks smaller."),
            N_("You flatter the glass more than I."),
        ),
        Cause.SPIDER: (N_("Eight legs and no manners."),),
        Cause.LAST: (N_("The last gesture. With elegance."),),
    }
)
HOODED: Final[Voice] = MappingProxyType(
    {
        Cause.AHEAD: (
            N_("Count them. We did."),
            N_("We have always liked glass."),
        ),
        Cause.BEHIND: (
            N_("We are used to less."),
            N_("Less to dust, at least."),
        ),
        Cause.SPIDER: (N_("We know her. Do not move."),),
        Cause.LAST: (N_("One more, before the lid shuts."),),
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
