"""What lies in the box of Under Glass besides its table: its words in the shell, and its cards."""

from __future__ import annotations

from typing import Final

from game.words import N_
from scenes.glass.cards import GlassDeck
from scenes.glass.words.told import (
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
        lead=N_("First player"),
        hints=SwitchWords(
            N_("Points of places"),
            N_("Each place says what it brings."),
            N_("No marks: keep count yourselves."),
        ),
        tempers=COLOURS_TELL,
        cards=cards_words,
        one_more=one_more,
    ),
    told=ListWords(how_far, kind, place_words),
    summary=summary,
    deck=GlassDeck(),
)
