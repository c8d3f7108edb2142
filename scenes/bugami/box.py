"""Bugami as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from game.catalogue import SHELF
from game.words import N_
from scenes.bugami.palette import PALETTE
from scenes.bugami.words.terms import TERMS
from scenes.kit.scene import Scene
from scenes.shell.box import GameBox, Inside, Lid
from scenes.table.entrance import Entrance

if TYPE_CHECKING:
    from scenes.shell.history.words import HistoryWords
    from scenes.table.lesson.teaching import Teaching
    from scenes.table.staging import AnyStaging


def _inside() -> Inside:
    from scenes.bugami.inside import INSIDE

    return INSIDE


def _staging() -> AnyStaging:
    # The table is the largest part of the program; the title appears sooner without it.
    from scenes.bugami.staging import STAGING

    return STAGING


def _teaching() -> Teaching:
    from scenes.bugami.teaching import TEACHING

    return TEACHING


def _how_to_play() -> Scene[None]:
    from scenes.bugami.rules.pages import how_to_play

    return how_to_play()


def _rules(clause: str = "") -> Scene[None]:
    from scenes.bugami.rules.articles.book import rules

    return rules(clause)


def _history() -> HistoryWords:
    from scenes.bugami.history import history_words

    return history_words()


ENTRANCE: Final = Entrance(_staging, _teaching)

BOX: Final = GameBox(
    game=SHELF["bugami"],
    logo=(N_("Bugami"), N_("of Backyardia")),
    inside=_inside,
    deck="bugami",
    palette=PALETTE,
    open_table=ENTRANCE.open_table,
    sit_down=ENTRANCE.sit_down,
    watch=ENTRANCE.watch,
    how_to_play=_how_to_play,
    rules=_rules,
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
    learn=ENTRANCE.learn,
    history=_history,
    brief=MappingProxyType({"target": 100}),
)
