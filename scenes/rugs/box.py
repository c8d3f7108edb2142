"""Bugs on Rugs as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.catalogue import SHELF
from game.library import Save
from game.rules.rugs.api import END_BELOW
from game.table import Options
from game.words import N_, _
from scenes.kit.scene import Scene
from scenes.rugs.cards import RugsDeck
from scenes.rugs.palette import PALETTE, RUG_FIELD
from scenes.rugs.words.terms import TERMS
from scenes.rugs.words.told import how_far, kind, place_words
from scenes.shell.box import FormWords, GameBox, Lid, ListWords, Summary
from scenes.table.entrance import Entrance

if TYPE_CHECKING:
    from scenes.shell.history.words import HistoryWords
    from scenes.table.staging import AnyStaging


def _staging() -> AnyStaging:
    # The table is the largest part of the program; the title appears sooner without it.
    from scenes.rugs.staging import STAGING

    return STAGING


def _summary(save: Save) -> Summary:
    from scenes.rugs.words.told import summary

    return summary(save)


def _how_to_play() -> Scene[None]:
    from scenes.rugs.rules.pages import how_to_play

    return how_to_play()


def _history() -> HistoryWords:
    from scenes.rugs.history.pages import history_words

    return history_words()


def _cards(_options: Options, seats: int) -> str:
    words = _("{floor} bugs lie open in each round; the End card lies below {below}.")
    return words.format(floor=2 * seats + 1, below=END_BELOW[seats])


def _one_more(_options: Options, seats: int) -> str:
    return _("Then {floor} bugs lie open in each round.").format(floor=2 * seats + 3)


ENTRANCE: Final = Entrance(_staging)

BOX: Final = GameBox(
    game=SHELF["bugs-on-rugs"],
    logo=(N_("Bugs"), N_("on Rugs")),
    words=FormWords(cards=_cards, one_more=_one_more, lead=N_("Who begins")),
    told=ListWords(how_far, kind, place_words),
    deck=RugsDeck(),
    palette=PALETTE,
    open_table=ENTRANCE.open_table,
    sit_down=ENTRANCE.sit_down,
    watch=ENTRANCE.watch,
    summary=_summary,
    how_to_play=_how_to_play,
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
    history=_history,
    terms=TERMS,
)
