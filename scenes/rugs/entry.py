"""Bugs on Rugs as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from typing import Final

from game.catalogue import SHELF
from game.words import N_, NC_
from scenes.rugs.palette import PALETTE, RUG_FIELD
from scenes.rugs.words.key_labels import KEY_LABELS
from scenes.shell.entry import FACES_TELL, Cover, FormWords, GameParts, ListWords, SwitchWords
from scenes.table.entry import TableEntry
from scenes.table.faces.people import PORTRAITS


def _parts() -> GameParts:
    from scenes.rugs.cards import RugsDeck
    from scenes.rugs.words.told import (
        cards_words,
        how_far,
        kind,
        one_more,
        place_words,
        summary,
    )

    words = FormWords(
        cards_words,
        one_more,
        lead=N_("Who begins"),
        tempers=FACES_TELL,
        log=SwitchWords(
            N_("Open log"),
            N_("The log tells every pick of the game."),
            N_("The picks of earlier rounds are closed: remember them."),
        ),
    )
    return GameParts(words, ListWords(how_far, kind, place_words), summary, RugsDeck())


ENTRY: Final = TableEntry(
    game=SHELF["bugs-on-rugs"],
    logo=(NC_("logo", "Bugs"), NC_("logo", "on Rugs")),
    opens=_parts,
    palette=PALETTE,
    key_labels=KEY_LABELS,
    cover=Cover(
        colour=RUG_FIELD,
        pictures=("rugs/bug_butterfly", "rugs/bug_ladybug", "rugs/bug_firefly"),
        sentence=N_(
            "Pick bugs off the Floor, there and back again. The one that nobody takes flies to "
            "the Wall and turns everything upside down."
        ),
    ),
    guests=(
        "rugs/bug_ladybug",
        "rugs/bug_butterfly",
        "rugs/bug_firefly",
        "rugs/bug_larva",
        "rugs/bug_beetle",
    ),
    faces=PORTRAITS,
    has_lessons=True,
    has_history=True,
    has_deeds=True,
)
