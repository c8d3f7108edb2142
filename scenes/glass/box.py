"""Under Glass as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.catalogue import SHELF
from game.library import Save
from game.words import N_
from scenes.glass.cards import GlassDeck
from scenes.glass.palette import PALETTE
from scenes.glass.words.terms import TERMS
from scenes.glass.words.told import cards_words, how_far, kind, one_more, place_words
from scenes.kit.scene import Scene
from scenes.shell.box import FormWords, GameBox, Lid, ListWords, Summary, SwitchWords
from scenes.table.entrance import Entrance

if TYPE_CHECKING:
    from scenes.shell.history.words import HistoryWords
    from scenes.table.staging import AnyStaging


def _staging() -> AnyStaging:
    # The table is the largest part of the program; the title appears sooner without it.
    from scenes.glass.staging import STAGING

    return STAGING


def _summary(save: Save) -> Summary:
    from scenes.glass.words.summary import summary

    return summary(save)


def _how_to_play() -> Scene[None]:
    from scenes.glass.rules.pages import how_to_play

    return how_to_play()


def _history() -> HistoryWords:
    from scenes.glass.history import history_words

    return history_words()


ENTRANCE: Final = Entrance(_staging)

BOX: Final = GameBox(
    game=SHELF["display-case"],
    logo=(N_("Under Glass"), N_("of Backyardia")),
    words=FormWords(
        lead=N_("First player"),
        hints=SwitchWords(
            N_("Points of places"),
            N_("Each place says what it brings."),
            N_("Everybody reckons alone."),
        ),
        cards=cards_words,
        one_more=one_more,
    ),
    told=ListWords(how_far, kind, place_words),
    deck=GlassDeck(),
    palette=PALETTE,
    open_table=ENTRANCE.open_table,
    sit_down=ENTRANCE.sit_down,
    watch=ENTRANCE.watch,
    summary=_summary,
    how_to_play=_how_to_play,
    terms=TERMS,
    lid=Lid(
        colour="#1F4B45",
        pictures=("glass/insect_green", "glass/insect_moth", "glass/insect_gold"),
        sentence=N_(
            "Two people lay cards with insects into their display cases, like upon like, before "
            "the Spider comes."
        ),
    ),
    guests=(
        "glass/insect_blue",
        "glass/insect_green",
        "glass/insect_moth",
        "glass/insect_gold",
        "glass/insect_leaf",
    ),
    history=_history,
)
