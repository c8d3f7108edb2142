"""What the history tells of Bug Council alone: its sources of points, its council, its machine."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.describe.council.names import age_words, faction_name
from game.rules.council.api import AGES, FACTIONS
from game.words import N_
from scenes.council.history.alone import alone_page
from scenes.council.history.council import council_page
from scenes.council.palette import FACTION_COLOURS
from scenes.council.words.told import EDITION_WORDS
from scenes.shell.history.words import HistoryWords, Kinds, Source, SuitWords

NOTHING: Final = N_("No finished games match. Choose another edition or number of seats.")
SOURCES: Final = (
    Source("tricks", N_("Tricks"), "#9CCB5A"),
    Source("allegiance", N_("Allegiance"), "#F2B632"),
    Source("no_allegiance", N_("No Allegiance"), "#6FB1E8"),
    Source("extra", N_("Abilities"), "#B9C4CC"),
)
SUITS: Final = tuple(
    SuitWords(letter, partial(faction_name, faction), FACTION_COLOURS[letter])
    for faction, letter in enumerate(FACTIONS)
)


def history_words() -> HistoryWords:
    """Bug Council's part of the history."""
    parts = tuple(age_words(age) for age in range(1, AGES + 1))
    kinds = {str(name): words.name for name, words in EDITION_WORDS.items()}
    return HistoryWords(
        parts,
        SOURCES,
        (council_page(), alone_page()),
        N_("Points by Age"),
        Kinds(N_("Edition"), N_("All editions"), kinds),
        NOTHING,
        N_("Best Age"),
        N_("in {part}"),
        SUITS,
    )
