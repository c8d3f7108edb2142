"""The words of the rules pages, in our own short sentences."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.shell.dialogs.how_to_play import Words

BIDDING: Final = Words(
    N_("Your bug"),
    (
        (
            N_("Everyone folds a bug"),
            N_(
                "Look at your hand and choose a suit that you would rather not have in your"
                " tricks. Its cards are your bugs until the deal is over."
            ),
        ),
        (
            N_("Secret until all have chosen"),
            N_("The papers are turned over together and stay open. Two may choose the same suit."),
        ),
        (
            N_("Or Misère"),
            N_("You promise not to win a single trick. Then no card is a bug to you."),
        ),
    ),
)
TRICK: Final = Words(
    N_("A trick"),
    (
        (
            N_("Lead and follow"),
            N_(
                "Whoever sits left of the dealer leads first, then whoever won the last"
                " trick. If you hold the suit that was led, play it; else play what you like."
            ),
        ),
        (
            N_("The highest card wins"),
            N_("It must be of the suit that was led. The ace is high, and no suit beats another."),
        ),
        (
            N_("That is where bugs travel"),
            N_(
                "Cannot follow? Then give the trick a card that is a bug to whoever is about"
                " to win it."
            ),
        ),
    ),
)
POINTS: Final = Words(
    N_("Points"),
    (
        (
            N_("10 a trick, divided by bugs"),
            N_(
                "Count 10 for each of your tricks and divide that by the bugs in them. What"
                " is left over is lost. 4 tricks with 2 bugs are worth 20."
            ),
        ),
        (
            N_("Clean hands"),
            N_("Not one bug? Then each trick counts 20. No tricks at all count 30."),
        ),
        (
            N_("All or nothing"),
            N_(
                "Every trick of the deal is worth 100 and leaves the others without a point."
                " A Misère that succeeds is worth 100 in any case, a broken one nothing."
            ),
        ),
    ),
)
JOKERS: Final = Words(
    N_("Jokers"),
    (
        (
            N_("Bugs to everyone"),
            N_("A Joker in your tricks is one of your bugs, whatever suit you have bid."),
        ),
        (
            N_("Thrown in"),
            N_("Only whoever cannot follow suit can get rid of a Joker. It never wins that trick."),
        ),
        (
            N_("Led"),
            N_(
                "You can lead one at any time. It wins the trick, and the others play"
                " whatever they like, perhaps the other Joker."
            ),
        ),
    ),
)
WEDDING: Final = Words(
    N_("Weddings"),
    (
        (
            N_("Same bug, same side"),
            N_(
                "With Shotgun Wedding, all who have bid the same suit are partners for the deal."
                " Nobody knows before the papers are turned over."
            ),
        ),
        (
            N_("All in one basket"),
            N_(
                "Tricks and bugs of partners are added up, and each of them gets the whole"
                " score: also the 30 for no trick, and the 100 for every trick."
            ),
        ),
        (N_("Misère stays single"), N_("Who bids it plays alone, however many there are.")),
    ),
)
GAME: Final = Words(
    N_("The game"),
    (
        (
            N_("Cards that do not go round"),
            N_(
                "They are set aside, face down. Whoever wins the last trick gets them on top"
                " of it, and any bugs among them. They are not a trick of their own."
            ),
        ),
        (
            N_("To the target"),
            N_(
                "After each deal the next seat deals. As soon as someone has reached the"
                " target and is ahead of everyone else, they win."
            ),
        ),
        (
            N_("Level at the top?"),
            N_("Then there is one more deal, until only one is on top."),
        ),
    ),
)
