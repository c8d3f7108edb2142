"""The words of the rules pages, in our own short sentences."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.shell.sheets.book import Words

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
            N_("You promise not to take a single trick. Then no card is a bug to you."),
        ),
    ),
)
TRICK: Final = Words(
    N_("A trick"),
    (
        (
            N_("Lead and follow"),
            N_(
                "Whoever sits left of the dealer leads first, then whoever took the last trick. If"
                " you hold the suit that was led, play it; else play what you like."
            ),
        ),
        (
            N_("The highest of the suit led"),
            N_("takes it. The ace is high, and no suit beats another."),
        ),
        (
            N_("That is where bugs travel"),
            N_(
                "Cannot follow? Then give the trick a card that is a bug to whoever is about to"
                " take it."
            ),
        ),
    ),
)
POINTS: Final = Words(
    N_("Points"),
    (
        (
            N_("Ten a trick, shared out by bugs"),
            N_(
                "Count ten for each of your tricks and divide that by the bugs in them. What is"
                " left over is lost. Four tricks with two bugs are worth twenty."
            ),
        ),
        (
            N_("Clean hands"),
            N_("Not one bug? Then each trick counts twenty. No tricks at all count thirty."),
        ),
        (
            N_("All or nothing"),
            N_(
                "Every trick of the deal is worth a hundred and leaves the others without a point."
                " A Misère that holds is worth a hundred in any case, a broken one nothing."
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
            N_(
                "Only whoever cannot follow suit may get rid of a Joker. It never takes that trick."
            ),
        ),
        (
            N_("Led"),
            N_(
                "You may lead one at any time. It takes the trick, and the others play whatever"
                " they like to it, perhaps the other Joker."
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
                "Tricks and bugs of partners are added up, and each of them gets the whole score:"
                " also the thirty for no trick, and the hundred for every trick."
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
                "They are set aside, face down. Whoever takes the last trick gets them on "
                "top of it, and any bugs among them. They are not a trick of their own."
            ),
        ),
        (
            N_("To the target"),
            N_(
                "After each deal the deal passes on. As soon as someone has reached the "
                "target and is ahead of everyone else, that is the winner."
            ),
        ),
        (
            N_("Shared lead?"),
            N_("Then there is one more deal, until only one is on top."),
        ),
    ),
)
