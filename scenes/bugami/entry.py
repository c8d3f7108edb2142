"""Bugami as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from typing import Final

from game.catalogue import SHELF
from game.words import N_, NC_
from scenes.bugami.palette import PALETTE
from scenes.bugami.words.key_labels import KEY_LABELS
from scenes.shell.entry import (
    FACES_TELL,
    OLDER_TRICKS,
    Cover,
    FormWords,
    GameParts,
    ListWords,
    SwitchWords,
)
from scenes.table.entry import TableEntry
from scenes.table.faces.people import PORTRAITS


def _parts() -> GameParts:
    from scenes.bugami.cards import BugamiDeck
    from scenes.bugami.words.told import (
        OPTION_WORDS,
        cards_words,
        how_far,
        kind,
        one_more,
        place_words,
        summary,
    )

    words = FormWords(
        options=OPTION_WORDS,
        lead=N_("First leader"),
        hints=SwitchWords(
            N_("Winner so far"),
            N_("A crown marks the winning card, a note says what the trick is worth."),
            N_("No marks: keep track yourself."),
        ),
        tempers=FACES_TELL,
        log=OLDER_TRICKS,
        cards=cards_words,
        one_more=one_more,
    )
    return GameParts(words, ListWords(how_far, kind, place_words), summary, BugamiDeck())


ENTRY: Final = TableEntry(
    game=SHELF["bugami"],
    logo=(NC_("logo", "Bugami"), NC_("logo", "of Backyardia")),
    opens=_parts,
    palette=PALETTE,
    key_labels=KEY_LABELS,
    cover=Cover(
        colour="#3B3A6B",
        sentence=N_(
            "Bid in secret on the suit you will keep out of your tricks. The fewer of "
            "its bugs get in, the more every trick is worth."
        ),
    ),
    guests=(
        "bugami/bug_clubs",
        "bugami/bug_diamonds",
        "bugami/joker_1",
        "bugami/bug_hearts",
        "bugami/bug_spades",
    ),
    faces=PORTRAITS,
    has_lessons=True,
    has_history=True,
    has_deeds=True,
)
