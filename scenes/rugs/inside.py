"""What lies in the box of Bugs on Rugs besides its table: its words in the shell, and its cards."""

from __future__ import annotations

from typing import Final

from game.rules.rugs.api import END_BELOW
from game.table import Options
from game.words import N_, _
from scenes.rugs.cards import RugsDeck
from scenes.rugs.words.told import (
    how_far,
    kind,
    place_words,
    summary,
)
from scenes.shell.box import COLOURS_TELL, FormWords, Inside, ListWords


def _cards(_options: Options, seats: int) -> str:
    words = _("{floor} bugs lie open in each round; the End card lies below {below}.")
    return words.format(floor=2 * seats + 1, below=END_BELOW[seats])


def _one_more(_options: Options, seats: int) -> str:
    return _("Then {floor} bugs lie open in each round.").format(floor=2 * seats + 3)


INSIDE: Final = Inside(
    words=FormWords(cards=_cards, one_more=_one_more, lead=N_("Who begins"), tempers=COLOURS_TELL),
    told=ListWords(how_far, kind, place_words),
    summary=summary,
    deck=RugsDeck(),
)
