"""What lies in the box of Bugami besides its table: its words in the shell, and its cards."""

from __future__ import annotations

from typing import Final

from game.words import N_
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
from scenes.shell.box import COLOURS_TELL, FormWords, Inside, ListWords, SwitchWords

INSIDE: Final = Inside(
    words=FormWords(
        options=OPTION_WORDS,
        lead=N_("First leader"),
        hints=SwitchWords(
            N_("Winner so far"),
            N_("A crown marks the card, a sheet counts the trick."),
            N_("No marks: keep track yourselves."),
        ),
        tempers=COLOURS_TELL,
        cards=cards_words,
        one_more=one_more,
    ),
    told=ListWords(how_far, kind, place_words),
    summary=summary,
    deck=BugamiDeck(),
)
