"""Bugs on Rugs as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.catalogue import SHELF
from game.words import N_
from scenes.kit.scene import Scene
from scenes.rugs.palette import PALETTE, RUG_FIELD
from scenes.rugs.words.terms import TERMS
from scenes.shell.box import GameBox, Inside, Lid
from scenes.table.entrance import Entrance

if TYPE_CHECKING:
    from scenes.shell.history.words import HistoryWords
    from scenes.table.lesson.teaching import Teaching
    from scenes.table.staging import AnyStaging


def _inside() -> Inside:
    from scenes.rugs.inside import INSIDE

    return INSIDE


def _staging() -> AnyStaging:
    # The table is the largest part of the program; the title appears sooner without it.
    from scenes.rugs.staging import STAGING

    return STAGING


def _teaching() -> Teaching:
    from scenes.rugs.teaching import TEACHING

    return TEACHING


def _how_to_play() -> Scene[None]:
    from scenes.rugs.rules.pages import how_to_play

    return how_to_play()


def _rules(clause: str = "") -> Scene[None]:
    from scenes.rugs.rules.articles.book import rules

    return rules(clause)


def _history() -> HistoryWords:
    from scenes.rugs.history.pages import history_words

    return history_words()


ENTRANCE: Final = Entrance(_staging, _teaching)

BOX: Final = GameBox(
    game=SHELF["bugs-on-rugs"],
    logo=(N_("Bugs"), N_("on Rugs")),
    inside=_inside,
    deck="rugs",
    palette=PALETTE,
    open_table=ENTRANCE.open_table,
    sit_down=ENTRANCE.sit_down,
    watch=ENTRANCE.watch,
    how_to_play=_how_to_play,
    rules=_rules,
    lid=Lid(
        colour=RUG_FIELD,
        pictures=("rugs/bug_butterfly", "rugs/bug_ladybug", "rugs/bug_firefly"),
        sentence=N_(
            "Pick bugs off the rug, there and back again. The one that nobody takes flies to the "
            "Wall and turns everything upside down."
        ),
    ),
    guests=(
        "rugs/bug_ladybug",
        "rugs/bug_butterfly",
        "rugs/bug_firefly",
        "rugs/bug_larva",
        "rugs/bug_beetle",
    ),
    learn=ENTRANCE.learn,
    history=_history,
    terms=TERMS,
)
