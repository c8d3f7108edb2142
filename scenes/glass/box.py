"""Under Glass as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.catalogue import SHELF
from game.words import N_
from scenes.glass.palette import PALETTE
from scenes.glass.words.terms import TERMS
from scenes.kit.scene import Scene
from scenes.shell.box import GameBox, Inside, Lid
from scenes.table.entrance import Entrance

if TYPE_CHECKING:
    from scenes.shell.history.words import HistoryWords
    from scenes.table.lesson.teaching import Teaching
    from scenes.table.staging import AnyStaging


def _inside() -> Inside:
    from scenes.glass.inside import INSIDE

    return INSIDE


def _staging() -> AnyStaging:
    # The table is the largest part of the program; the title appears sooner without it.
    from scenes.glass.staging import STAGING

    return STAGING


def _teaching() -> Teaching:
    from scenes.glass.teaching import TEACHING

    return TEACHING


def _how_to_play() -> Scene[None]:
    from scenes.glass.rules.pages import how_to_play

    return how_to_play()


def _rules(clause: str = "") -> Scene[None]:
    from scenes.glass.rules.articles.book import rules

    return rules(clause)


def _history() -> HistoryWords:
    from scenes.glass.history import history_words

    return history_words()


ENTRANCE: Final = Entrance(_staging, _teaching)

BOX: Final = GameBox(
    game=SHELF["display-case"],
    logo=(N_("Under Glass"), N_("of Backyardia")),
    inside=_inside,
    deck="glass",
    palette=PALETTE,
    open_table=ENTRANCE.open_table,
    sit_down=ENTRANCE.sit_down,
    watch=ENTRANCE.watch,
    how_to_play=_how_to_play,
    rules=_rules,
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
    learn=ENTRANCE.learn,
    history=_history,
)
