"""Bug Council as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.catalogue import SHELF
from game.library import Library
from game.words import N_
from scenes.council.faces.people import PORTRAITS
from scenes.council.palette import PALETTE
from scenes.council.words.terms import TERMS
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.shell.box import (
    GameBox,
    Inside,
    Leaving,
    Lid,
    MenuEntry,
    Trial,
)
from scenes.table.entrance import Entrance

if TYPE_CHECKING:
    from scenes.shell.history.words import HistoryWords
    from scenes.table.lesson.teaching import Teaching
    from scenes.table.staging import AnyStaging

TWO: Final = 2


def _inside() -> Inside:
    from scenes.council.inside import INSIDE

    return INSIDE


def _staging() -> AnyStaging:
    # The table is the largest part of the program; the title appears sooner without it.
    from scenes.council.staging import STAGING

    return STAGING


def _play_alone(box: GameBox, preferences: Preferences, library: Library | None) -> Scene[None]:
    from scenes.council.trilogy.menu import SoloMenuScene

    return SoloMenuScene(box, preferences, library)


def _go_on(
    campaign: str, box: GameBox, preferences: Preferences, library: Library
) -> Scene[Leaving | None] | None:
    from game.campaign.council import Archive
    from scenes.council.trilogy.scene import go_on

    return go_on(campaign, box, preferences, Archive(library))


def _how_to_play() -> Scene[None]:
    from scenes.council.rules.pages import how_to_play

    return how_to_play()


def _rules(clause: str = "") -> Scene[None]:
    from scenes.council.rules.articles.book import rules

    return rules(clause)


def _teaching() -> Teaching:
    from scenes.council.teaching import TEACHING

    return TEACHING


def _history() -> HistoryWords:
    from scenes.council.history.pages import history_words

    return history_words()


def _try_alone(trial: Trial) -> Iterator[str]:
    from scenes.council.trilogy.trial import try_alone

    return try_alone(trial)


ENTRANCE: Final = Entrance(_staging, _teaching)

BOX: Final = GameBox(
    game=SHELF["bug-council"],
    logo=(N_("Bug Council"), N_("of Backyardia")),
    inside=_inside,
    deck="council",
    palette=PALETTE,
    open_table=ENTRANCE.open_table,
    sit_down=ENTRANCE.sit_down,
    watch=ENTRANCE.watch,
    how_to_play=_how_to_play,
    rules=_rules,
    terms=TERMS,
    lid=Lid(
        colour="#27605A",
        sentence=N_(
            "Five factions sit in a ring, and their cubes decide which suit is strong. Play "
            "tricks; the lowest card visits the council and moves the cubes."
        ),
    ),
    guests=(
        "council/portrait_flies",
        "council/portrait_mosquitoes",
        "council/portrait_bees",
        "council/portrait_ants",
        "council/portrait_cockroaches",
    ),
    faces=PORTRAITS,
    extras=(
        MenuEntry(
            "solo",
            N_("The Termitenator"),
            N_("Solo: one game or the Trilogy"),
            _play_alone,
            _try_alone,
        ),
    ),
    learn=ENTRANCE.learn,
    go_on=_go_on,
    history=_history,
)
