"""What each delegate says at the desk: the five of the council, a seer and a farmer.

A line is true whenever its cause is: it names no card, no number and nothing that lies face down.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.words import N_
from scenes.bugami.faces.remarks import Cause
from scenes.table.faces.remark import Voice

LEGIONARY: Final[Voice] = MappingProxyType(
    {
        Cause.VOWED: (
            N_("No tricks. The legion stands down."),
            N_("We hold nothing, in good order."),
        ),
        Cause.WED: (
            N_("Married by order. At ease."),
            N_("Two by two, in step."),
        ),
        Cause.CLEAN: (
            N_("Inspected. Not a bug on it."),
            N_("Spotless. As the manual demands."),
        ),
        Cause.CAUGHT: (
            N_("A stowaway in the ranks."),
            N_("Bugs in the barracks again."),
        ),
        Cause.TORN: (N_("Creased. Court martial at dawn."),),
    }
)
QUEEN: Final[Voice] = MappingProxyType(
    {
        Cause.VOWED: (
            N_("One folds one's hands, and waits."),
            N_("We shall not touch a thing."),
        ),
        Cause.WED: (
            N_("A royal wedding, then. Who knew?"),
            N_("You may hold our train."),
        ),
        Cause.CLEAN: (
            N_("Clean as royal linen."),
            N_("Not a creature in it. Charming."),
        ),
        Cause.CAUGHT: (
            N_("Something is crawling on our trick."),
            N_("Who let that in?"),
        ),
        Cause.TORN: (N_("Our paper tore. Look away."),),
    }
)
PIRATE: Final[Voice] = MappingProxyType(
    {
        Cause.VOWED: (
            N_("Empty hold, by my own choice."),
            N_("No loot this deal. Stop laughing."),
        ),
        Cause.WED: (
            N_("Wed at sea. The captain was me."),
            N_("Share and share alike, mate."),
        ),
        Cause.CLEAN: (
            N_("A clean haul, dry to the keel."),
            N_("No vermin aboard this one."),
        ),
        Cause.CAUGHT: (
            N_("Weevils in the biscuit."),
            N_("Bugs below deck."),
        ),
        Cause.TORN: (N_("Holed below the waterline."),),
    }
)
FENCER: Final[Voice] = MappingProxyType(
    {
        Cause.VOWED: (
            N_("I shall not draw. Not once."),
            N_("My glove stays on this deal."),
        ),
        Cause.WED: (
            N_("Enchanted. We have one tailor."),
            N_("Two blades, one paper heart."),
        ),
        Cause.CLEAN: (
            N_("Not a crease, not a bug."),
            N_("Clean as a first thrust."),
        ),
        Cause.CAUGHT: (
            N_("Something bit me. The irony."),
            N_("An insect. In my trick. Outrageous."),
        ),
        Cause.TORN: (N_("My sleeve, torn. Who pushed?"),),
    }
)
HOODED: Final[Voice] = MappingProxyType(
    {
        Cause.VOWED: (
            N_("We sit very still this deal."),
            N_("Pretend that we are not here."),
        ),
        Cause.WED: (
            N_("Ah. There is company."),
            N_("We thought that we were alone."),
        ),
        Cause.CLEAN: (
            N_("Nothing lives in it. We looked."),
            N_("Clean. It feels unnatural."),
        ),
        Cause.CAUGHT: (
            N_("A cousin. Let it stay."),
            N_("There is always one more in there."),
        ),
        Cause.TORN: (N_("The light went on. We were seen."),),
    }
)
SEER: Final[Voice] = MappingProxyType(
    {
        Cause.VOWED: (
            N_("I foresee no tricks. Not for me."),
            N_("The cards say: touch nothing."),
        ),
        Cause.WED: (
            N_("It was written in the folds."),
            N_("I saw a ring. I see it again."),
        ),
        Cause.CLEAN: (
            N_("Pure, as the moon promised."),
            N_("No shadow lay on that trick."),
        ),
        Cause.CAUGHT: (
            N_("I felt a flutter. I was right."),
            N_("The omens had six legs."),
        ),
        Cause.TORN: (N_("Drawn to the flame. As ever."),),
    }
)
FARMER: Final[Voice] = MappingProxyType(
    {
        Cause.VOWED: (
            N_("I'll just stand here a while."),
            N_("Nothing sown, nothing to weed."),
        ),
        Cause.WED: (
            N_("Well, now. We share a fence."),
            N_("Best hitch both to one cart."),
        ),
        Cause.CLEAN: (
            N_("Good crop. Not a bug in it."),
            N_("Clean hay. I could smell it."),
        ),
        Cause.CAUGHT: (
            N_("Bugs in the barley. Told you."),
            N_("Something got into the harvest."),
        ),
        Cause.TORN: (N_("Fence is down. Wind, I suppose."),),
    }
)
VOICES: Final[Mapping[str, Voice]] = MappingProxyType(
    {
        "ants": LEGIONARY,
        "bees": QUEEN,
        "flies": PIRATE,
        "mosquitoes": FENCER,
        "cockroaches": HOODED,
        "moths": SEER,
        "mantises": FARMER,
    }
)
