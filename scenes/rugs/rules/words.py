"""The words of the rules pages, in our own short sentences."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.shell.dialogs.how_to_play import Words

AIM: Final = Words(
    N_("The bugs"),
    (
        (
            N_("Nine types, six rugs"),
            N_(
                "Every card is a bug on a rug. Only Mosquitos sit on bare boards. The icon in the "
                "corner is the type, the strip below it the rug."
            ),
        ),
        (
            N_("A collection of your own"),
            N_(
                "Your hand is your collection; nobody else sees it. In the end it is scored, type "
                "by type, and the most points win."
            ),
        ),
        (
            N_("The slip keeps count"),
            N_(
                "The right of the table shows what your bugs are worth now, and what is"
                " missing for the next step."
            ),
        ),
    ),
)
ROUND: Final = Words(
    N_("A round"),
    (
        (
            N_("The rug is filled"),
            N_("Two bugs for everyone and one more are laid face up on the rug: the Floor."),
        ),
        (
            N_("There and back again"),
            N_(
                "Whoever has the slipper picks first, then the others clockwise. The last one "
                "picks twice running, and it goes back to the first."
            ),
        ),
        (
            N_("One is left over"),
            N_(
                "It flies to the end of the Wall, and its power is carried out. Then the slipper "
                "goes on to the left, and a new round begins."
            ),
        ),
    ),
)
WALL: Final = Words(
    N_("Powers"),
    (
        (
            N_("The disc tells what happens"),
            N_(
                "A power is for all: everyone passes, swaps, draws or gives a bug. So look at"
                " what you leave behind, not only at what you take."
            ),
        ),
        (
            N_("In secret, all at once"),
            N_(
                "For a Beetle and a Fly everyone chooses first; then all bugs change hands. A"
                " bug you have just got is never passed on."
            ),
        ),
        (
            N_("One leads to another"),
            N_(
                "An Ant and Larvae bring a new bug that acts as well, and a Butterfly copies a "
                "bug that is shown. Bugs that are hung up, swapped or taken do not act."
            ),
        ),
    ),
)
SCORES: Final = Words(
    N_("Points"),
    (
        (
            N_("Every type in its own way"),
            N_(
                "Four Ladybugs are worth 25, three only 3. Beetles want to be an even number, "
                "Ants more than the others have, Fireflies many rugs."
            ),
        ),
        (
            N_("Friends and food"),
            N_(
                "A Spider eats a Fly for 7 points; a Fly that is left brings 2. A Larva hatches "
                "with a Mosquito for 3. Butterflies love what you have just once."
            ),
        ),
        (
            N_("Level on points?"),
            N_("Then the best single type wins, after that the next best, and so on."),
        ),
    ),
)
MOSQUITOS: Final = Words(
    N_("Wild ones"),
    (
        (
            N_("Mosquitos in pairs"),
            N_(
                "At the end two Mosquitos can count as one bug of a type you really hold."
                " They never have a rug. A single one can still hatch a Larva."
            ),
        ),
        (
            N_("Larvae in pairs"),
            N_(
                "In your own turn two Larvae from your hand can leave the game for any bug on"
                " the Wall, before your choice or after it."
            ),
        ),
        (
            N_("Not while passing"),
            N_("Larvae do not hatch while bugs are passed, shown or put in pairs."),
        ),
    ),
)
END: Final = Words(
    N_("The end"),
    (
        (
            N_("The moon comes out"),
            N_(
                "The End card lies somewhere in the deck; the drawer says how far away it is."
                " It is not a bug: the next one comes in its place."
            ),
        ),
        (
            N_("The last round"),
            N_(
                "Met while the rug is filled, it makes this round the last. Met in a power, the "
                "next one. Even the last leftover carries out its power."
            ),
        ),
        (
            N_("All cards on the rug"),
            N_("Then everyone sets pairs in secret, and all collections are revealed."),
        ),
    ),
)
POWERS: Final = N_("All bugs")
