"""What lies in the box of Bug Council besides its table: its words in the shell, and its cards."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.rules.council.api import EDITIONS, HAND_SIZE
from game.table import Options
from game.words import N_, _, ngettext
from scenes.council.cards import CouncilDeck
from scenes.council.words.summary import summary
from scenes.council.words.told import (
    EDITION_WORDS,
    how_far,
    kind,
    place_words,
)
from scenes.shell.box import FormWords, Inside, ListWords, OptionWords, SwitchWords

TWO: Final = 2


def _cards(options: Options, seats: int) -> str:
    top = EDITIONS[str(options["edition"])].highest_value[seats]
    if seats == TWO:
        return _("Cards 1–{top} in each suit. The Emissary takes the third seat.").format(top=top)
    out = 5 * top - HAND_SIZE * seats
    words = _("Cards 1–{top} in each suit; all are dealt.")
    if out:
        words = ngettext(
            "Cards 1–{top} in each suit; {count} is not dealt.",
            "Cards 1–{top} in each suit; {count} are not dealt.",
            out,
        )
    return words.format(top=top, count=out)


def _one_more(options: Options, seats: int) -> str:
    if seats == TWO:
        return _("With three people the Emissary sits out.")
    top = EDITIONS[str(options["edition"])].highest_value[seats + 1]
    words = _("With {count} seats, cards go up to {top}.")
    return words.format(count=seats + 1, top=top)


INSIDE: Final = Inside(
    words=FormWords(
        options=MappingProxyType({"edition": OptionWords(N_("Edition"), EDITION_WORDS)}),
        lead=N_("First leader"),
        hints=SwitchWords(
            N_("Trick hints"),
            N_("Crown: wins so far. Door: visits so far."),
            N_("No marks: keep track yourselves."),
        ),
        tempers=SwitchWords(
            N_("Bots’ tempers"),
            N_("Two are careful, two greedy, one mischievous: the face tells."),
            N_("Bots of one level all play alike."),
        ),
        cards=_cards,
        one_more=_one_more,
    ),
    told=ListWords(how_far, kind, place_words),
    summary=summary,
    deck=CouncilDeck(),
)
