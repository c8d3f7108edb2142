"""Bugami as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from game.catalogue import SHELF
from game.library import Save
from game.rules.bugami.api import TARGETS
from game.words import N_
from scenes.bugami.cards import BugamiDeck
from scenes.bugami.palette import PALETTE
from scenes.bugami.words.terms import TERMS
from scenes.bugami.words.told import (
    OPTION_WORDS,
    cards_words,
    how_far,
    kind,
    one_more,
    place_words,
)
from scenes.kit.scene import Scene
from scenes.shell.box import FormWords, GameBox, Lid, ListWords, Summary, SwitchWords
from scenes.table.entrance import Entrance

if TYPE_CHECKING:
    from scenes.shell.history.words import HistoryWords
    from scenes.table.staging import AnyStaging


def _staging() -> AnyStaging:
    # The table is the largest part of the program; the title appears sooner without it.
    from scenes.bugami.staging import STAGING

    return STAGING


def _summary(save: Save) -> Summary:
    from scenes.bugami.words.summary import summary

    return summary(save)


def _how_to_play() -> Scene[None]:
    from scenes.bugami.rules.pages import how_to_play

    return how_to_play()


def _history() -> HistoryWords:
    from scenes.bugami.history import history_words

    return history_words()


ENTRANCE: Final = Entrance(_staging)

BOX: Final = GameBox(
    game=SHELF["bugami"],
    logo=(N_("Bugami"), N_("of Backyardia")),
    words=FormWords(
        options=OPTION_WORDS,
        lead=N_("First leader"),
        hints=SwitchWords(
            N_("Winner so far"),
            N_("A crown marks the card, a sheet reckons the trick."),
            N_("Everybody watches alone."),
        ),
        cards=cards_words,
        one_more=one_more,
    ),
    told=ListWords(how_far, kind, place_words),
    deck=BugamiDeck(),
    palette=PALETTE,
    open_table=ENTRANCE.open_table,
    sit_down=ENTRANCE.sit_down,
    watch=ENTRANCE.watch,
    summary=_summary,
    how_to_play=_how_to_play,
    terms=TERMS,
    lid=Lid(
        colour="#3B3A6B",
        sentence=N_(
            "Say which suit of bugs you will keep out of your tricks, and fold it in secret. The "
            "fewer come in, the more every trick is worth."
        ),
    ),
    guests=(
        "bugami/bug_clubs",
        "bugami/bug_diamonds",
        "bugami/joker_1",
        "bugami/bug_hearts",
        "bugami/bug_spades",
    ),
    history=_history,
    brief=MappingProxyType({"target": min(TARGETS)}),
)
