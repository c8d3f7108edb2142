"""The words of the rules pages, in our own short sentences."""

from __future__ import annotations

from typing import Final, NamedTuple


class Words(NamedTuple):
    """A page: its tab, and its points as (heading, sentences)."""

    tab: str
    points: tuple[tuple[str, str], ...]


COUNCIL: Final = Words(
    "The council",
    (
        (
            "Five factions, one ring",
            (
                "Every faction has a space in the ring. The cubes on it are its strength; the"
                " strongest wears a crown. A game begins with 4, 3, 2, 1 and no cube."
            ),
        ),
        (
            "Three Ages",
            (
                "An Age is a hand of eleven cards: ten are played to tricks, the last one may"
                " score. After three Ages the most points win."
            ),
        ),
        (
            "Everything moves",
            (
                "Tricks send visitors to the council, visitors move the cubes, and the cubes "
                "decide the next trick."
            ),
        ),
    ),
)
TRICK: Final = Words(
    "A trick",
    (
        ("Lead", "The leader lays down any card. The others follow clockwise, a card each."),
        (
            "Follow suit",
            (
                "If you hold the suit that was led, play it. Only without it may you play "
                "whatever you like."
            ),
        ),
        ("All on suit?", "Then the highest value takes the trick. Its winner leads the next one."),
    ),
)
STRENGTH: Final = Words(
    "Strength",
    (
        (
            "One card off suit is enough",
            (
                "Now the council decides. Of all the suits in this trick, the one with the "
                "most cubes wins, with its highest card. Here the Bees win with a two."
            ),
        ),
        (
            "Equally strong?",
            "Then the higher value counts. If that is equal as well, the later card.",
        ),
        ("Every trick", "is worth one point at the end of the Age."),
    ),
)
VISIT: Final = Words(
    "A visit",
    (
        (
            "The lowest goes",
            (
                "The lowest card of the suit that was led visits the council, even if it won."
                " If nobody followed the leader, nobody goes."
            ),
        ),
        (
            "Sowing",
            (
                "The visitor picks a faction, takes all its cubes and drops them clockwise, "
                "one on each following space."
            ),
        ),
        (
            "Once round and home",
            (
                "The fifth cube lands where it started. Any more roll into the Chambers and "
                "stay there for the rest of the game."
            ),
        ),
    ),
)
POINTS: Final = Words(
    "Points",
    (
        (
            "Allegiance",
            (
                "Your last card scores a point for every cube that stands on its faction when"
                " the Age ends."
            ),
        ),
        (
            "No Allegiance",
            (
                "Put a card aside, then win no trick at all: 10 points, and one more for "
                "every cube in the Chambers. If several manage, they share it. One trick, and"
                " it is gone."
            ),
        ),
        (
            "Secret until all have chosen",
            (
                "You declare before the first trick. Between Ages every faction that is not "
                "the strongest gains a cube from the supply."
            ),
        ),
    ),
)
FOR_TWO: Final = Words(
    "For two",
    (
        (
            "A third at the table",
            (
                "The Emissary plays as well. Two of its cards lie open, it never declares, and"
                " it scores like everybody else."
            ),
        ),
        (
            "Who plays for it",
            (
                "Whoever leads plays the Emissary's card next; then comes the other person. If"
                " it takes your trick, it leads the next one, and the other plays for it."
            ),
        ),
        (
            "Its visits",
            (
                "It activates the suit it has played. If nobody stands there, the suit of its"
                " other open card; else it stays away."
            ),
        ),
    ),
)
ALONE: Final = Words(
    "Alone",
    (
        (
            "The Termitenator",
            (
                "It takes the space without cubes, and that suit stays in the box. Of its"
                " eleven cards only those that nothing covers turn over, when it has to play."
            ),
        ),
        (
            "Winning or Losing",
            (
                "Winning, it leads its strongest suit and takes tricks with its weakest. A card"
                " of the trigger row that turns up before its first trick makes it lose on"
                " purpose. The sheet beside it gives every reason."
            ),
        ),
        (
            "To beat it",
            (
                "You need more points: a tie is its own. No Allegiance brings 15 and the"
                " Chambers, to either of you."
            ),
        ),
    ),
)
EDITIONS: Final = (
    ("", "Published", "Prototype"),
    ("The ring", "the same in every game", "shuffled for every game"),
    ("Cards of a suit", "five 1–12, four 1–10, else 1–8", "five 1–12, four 1–11, else 1–10"),
    ("A visit", "is a duty", "may be passed up"),
    ("No Allegiance, shared", "rounded down", "rounded up"),
    ("Emissary without a trick", "No Allegiance", "Allegiance"),
    ("Equal at the end", "most tricks in Age III", "points from tricks, best Age"),
    ("Alone", "against the Termitenator", "not in this edition"),
)
