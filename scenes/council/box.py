"""Bug Council as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from game.catalogue import SHELF
from game.library import Library, Save
from game.rules.council.api import EDITIONS, HAND_SIZE
from game.table import Options
from game.words import N_, _, ngettext
from scenes.council.cards import CouncilDeck
from scenes.council.palette import PALETTE
from scenes.council.words.terms import TERMS
from scenes.council.words.told import EDITION_WORDS, how_far, kind, place_words
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.shell.box import (
    FormWords,
    GameBox,
    Leaving,
    Lid,
    ListWords,
    MenuEntry,
    OptionWords,
    Summary,
    SwitchWords,
    Trial,
)
from scenes.table.entrance import Entrance

if TYPE_CHECKING:
    from scenes.shell.history.words import HistoryWords
    from scenes.table.staging import AnyStaging

TWO: Final = 2


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


def _summary(save: Save) -> Summary:
    from scenes.council.words.summary import summary

    return summary(save)


def _how_to_play() -> Scene[None]:
    from scenes.council.rules.pages import how_to_play

    return how_to_play()


def _history() -> HistoryWords:
    from scenes.council.history.pages import history_words

    return history_words()


def _cards(options: Options, seats: int) -> str:
    top = EDITIONS[str(options["edition"])].highest_value[seats]
    if seats == TWO:
        return _("Values 1–{top}; the Emissary plays along as the third.").format(top=top)
    out = 5 * top - HAND_SIZE * seats
    words = _("Values 1–{top}; all are dealt.")
    if out:
        words = ngettext(
            "Values 1–{top}; {count} card stays out of each Age.",
            "Values 1–{top}; {count} cards stay out of each Age.",
            out,
        )
    return words.format(top=top, count=out)


def _one_more(options: Options, seats: int) -> str:
    if seats == TWO:
        return _("The Emissary stays at home then.")
    top = EDITIONS[str(options["edition"])].highest_value[seats + 1]
    return _("The cards then go up to {top}.").format(top=top)


def _try_alone(trial: Trial) -> Iterator[str]:
    from scenes.council.trilogy.trial import try_alone

    return try_alone(trial)


ENTRANCE: Final = Entrance(_staging)

BOX: Final = GameBox(
    game=SHELF["bug-council"],
    logo=(N_("Bug Council"), N_("of Backyardia")),
    words=FormWords(
        options=MappingProxyType({"edition": OptionWords(N_("Edition"), EDITION_WORDS)}),
        lead=N_("First leader"),
        hints=SwitchWords(
            N_("Winner and visitor so far"),
            N_("Crown and door mark them on the table."),
            N_("Everybody watches alone."),
        ),
        cards=_cards,
        one_more=_one_more,
    ),
    told=ListWords(how_far, kind, place_words),
    deck=CouncilDeck(),
    palette=PALETTE,
    open_table=ENTRANCE.open_table,
    sit_down=ENTRANCE.sit_down,
    watch=ENTRANCE.watch,
    summary=_summary,
    how_to_play=_how_to_play,
    terms=TERMS,
    lid=Lid(
        colour="#27605A",
        sentence=N_(
            "Five factions sit in a ring, and their cubes decide which suit is strong. Take "
            "tricks; the lowest card goes and moves the cubes."
        ),
    ),
    guests=(
        "council/portrait_flies",
        "council/portrait_mosquitoes",
        "council/portrait_bees",
        "council/portrait_ants",
        "council/portrait_cockroaches",
    ),
    extras=(
        MenuEntry(
            "solo",
            N_("The Termitenator"),
            N_("Alone: a single game or the Trilogy"),
            _play_alone,
            _try_alone,
        ),
    ),
    go_on=_go_on,
    history=_history,
)
