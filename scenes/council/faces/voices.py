"""What each delegate says in its own voice: legionary, queen, pirate, fencer, the hooded one.

A line is true whenever its cause is: it names no card, no number and nothing that lies face down.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.words import N_
from scenes.council.faces.remarks import Cause
from scenes.table.faces import remark
from scenes.table.faces.remark import Remark, Voice

LEGIONARY: Final[Voice] = MappingProxyType(
    {
        Cause.PLEDGED: (
            N_("The legion sits this Age out."),
            N_("No tricks. That is an order."),
        ),
        Cause.TRUMPED: (
            N_("We came from the flank."),
            N_("Your suit was pretty. Mine marches."),
        ),
        Cause.WON: (
            N_("Taken, counted, filed."),
            N_("As planned. Form a line, please."),
        ),
        Cause.BEATEN: (
            N_("A good soldier, lost."),
            N_("I shall write to its mother."),
        ),
        Cause.VISITS: (
            N_("I volunteer. Apparently."),
            N_("Marching to the council. Quick step."),
        ),
        Cause.BROKEN: (N_("A trick. Who gave that order?"),),
        Cause.KEPT: (N_("Position held. Nobody got in."),),
    }
)
QUEEN: Final[Voice] = MappingProxyType(
    {
        Cause.PLEDGED: (
            N_("One does not take tricks this Age."),
            N_("We shall be above all this."),
        ),
        Cause.TRUMPED: (
            N_("Follow suit? One sets it, dear."),
            N_("How brave of you to lead that."),
        ),
        Cause.WON: (
            N_("The hive thanks you for the trick."),
            N_("Ours, I believe."),
        ),
        Cause.BEATEN: (
            N_("We were fond of that card."),
            N_("We are not amused."),
        ),
        Cause.VISITS: (
            N_("A royal visit. Do sweep first."),
            N_("One must be seen at the council."),
        ),
        Cause.BROKEN: (N_("We did not order a trick."),),
        Cause.KEPT: (N_("Not one trick. Such breeding."),),
    }
)
PIRATE: Final[Voice] = MappingProxyType(
    {
        Cause.PLEDGED: (
            N_("I want no loot this Age. Honest."),
            N_("Sailing under no flag today."),
        ),
        Cause.TRUMPED: (
            N_("Boarded from the other side."),
            N_("Nice suit. I'll sink it."),
        ),
        Cause.WON: (
            N_("That goes in the hold."),
            N_("Plunder, plain and simple."),
        ),
        Cause.BEATEN: (
            N_("Best of the crew, overboard."),
            N_("Well, blow me down the drain."),
        ),
        Cause.VISITS: (
            N_("Shore leave, at last."),
            N_("Council? I'll wipe my boots."),
        ),
        Cause.BROKEN: (N_("It fell into my hold, I swear."),),
        Cause.KEPT: (N_("An empty hold. Never been prouder."),),
    }
)
FENCER: Final[Voice] = MappingProxyType(
    {
        Cause.PLEDGED: (
            N_("My blade stays dry this Age."),
            N_("I have sworn. Do not tempt me."),
        ),
        Cause.TRUMPED: (
            N_("A thrust you did not parry."),
            N_("Forgive me, I cut in."),
        ),
        Cause.WON: (
            N_("Touché, as they say in the pond."),
            N_("Enchanted. I keep this one."),
        ),
        Cause.BEATEN: (
            N_("My best thrust. Parried."),
            N_("I bow. It hurts a little."),
        ),
        Cause.VISITS: (
            N_("To the council. Hat off, I know."),
            N_("I shall be charming. Hide the cubes."),
        ),
        Cause.BROKEN: (N_("I slipped. My honour slipped too."),),
        Cause.KEPT: (N_("My word held. I am surprised myself."),),
    }
)
HOODED: Final[Voice] = MappingProxyType(
    {
        Cause.PLEDGED: (
            N_("You will not notice me. Good."),
            N_("We prefer the dark this Age."),
        ),
        Cause.TRUMPED: (
            N_("From under the skirting board."),
            N_("You never look behind the stove."),
        ),
        Cause.WON: (
            N_("We outlast everything. This too."),
            N_("Crumbs. We live on them."),
        ),
        Cause.BEATEN: (
            N_("It will be back. We always are."),
            N_("Somebody put the light on."),
        ),
        Cause.VISITS: (
            N_("We know a way in."),
            N_("The door was open. It always is."),
        ),
        Cause.BROKEN: (N_("Seen. How embarrassing."),),
        Cause.KEPT: (N_("Nobody saw us all Age."),),
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

TEMPERED: Final[Mapping[str, Voice]] = MappingProxyType(
    {
        "careful": {
            Cause.PLEDGED: (N_("No tricks, no trouble."),),
            Cause.TRUMPED: (N_("I checked it twice."),),
            Cause.WON: (N_("Better safe. And it was."),),
            Cause.BEATEN: (N_("I should have slept on it."),),
            Cause.VISITS: (N_("After you. No? Very well."),),
            Cause.BROKEN: (N_("This is why I seldom swear."),),
            Cause.KEPT: (N_("Nothing ventured, all gained."),),
        },
        "greedy": {
            Cause.PLEDGED: (N_("The big prize, please."),),
            Cause.TRUMPED: (N_("I saw it first."),),
            Cause.WON: (N_("Mine. Is there more?"),),
            Cause.BEATEN: (N_("That was as good as mine."),),
            Cause.VISITS: (N_("Which pile is the tallest?"),),
            Cause.BROKEN: (N_("One trick too many. For once."),),
            Cause.KEPT: (N_("Pay up, please."),),
        },
        "mischievous": {
            Cause.PLEDGED: (N_("Me? I touch nothing."),),
            Cause.TRUMPED: (N_("Oh dear. Was that yours?"),),
            Cause.WON: (N_("Were you going to use that?"),),
            Cause.BEATEN: (N_("That was bait. Probably."),),
            Cause.VISITS: (N_("I only want to stir a little."),),
            Cause.BROKEN: (N_("Somebody has read my book."),),
            Cause.KEPT: (N_("It was not me. It never is."),),
        },
    }
)
"""What whoever has a temper says besides, whoever that is."""


def words_of(said: Remark, who: str, temper: str = "") -> str:
    """What this delegate says, in the language of the moment; another line in each Age."""
    own, lines = TEMPERED.get(temper, {}).get(said.cause, ()), VOICES[who][said.cause]
    return remark.words_of(said, {said.cause: (*own, *lines)})
