"""Under Glass as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from typing import Final

from game.catalogue import SHELF
from game.words import N_, NC_
from scenes.glass.palette import PALETTE
from scenes.glass.words.key_labels import KEY_LABELS
from scenes.shell.entry import FACES_TELL, Cover, FormWords, GameParts, ListWords, SwitchWords
from scenes.table.entry import TableEntry
from scenes.table.faces.people import PORTRAITS


def _parts() -> GameParts:
    from scenes.glass.cards import GlassDeck
    from scenes.glass.words.told import (
        cards_words,
        how_far,
        kind,
        one_more,
        place_words,
        summary,
    )

    words = FormWords(
        lead=N_("First player"),
        hints=SwitchWords(
            N_("Points on the places"),
            N_("Each place shows its points."),
            N_("No marks: keep count yourselves."),
        ),
        tempers=FACES_TELL,
        cards=cards_words,
        one_more=one_more,
        open_hands=True,
    )
    return GameParts(words, ListWords(how_far, kind, place_words), summary, GlassDeck())


ENTRY: Final = TableEntry(
    game=SHELF["display-case"],
    logo=(NC_("logo", "Under Glass"), NC_("logo", "of Backyardia")),
    opens=_parts,
    palette=PALETTE,
    key_labels=KEY_LABELS,
    cover=Cover(
        colour="#1F4B45",
        pictures=("glass/insect_green", "glass/insect_moth", "glass/insect_gold"),
        sentence=N_(
            "Lay cards of insects into your display case, like on like, before the Spider comes."
        ),
    ),
    guests=(
        "glass/insect_blue",
        "glass/insect_green",
        "glass/insect_moth",
        "glass/insect_gold",
        "glass/insect_leaf",
    ),
    faces=PORTRAITS,
    has_lessons=True,
    has_history=True,
    has_deeds=True,
)
