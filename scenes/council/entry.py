"""Bug Council as the shell gets it. The big modules are opened only when they are wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.catalogue import SHELF
from game.library import Library
from game.words import N_, NC_
from scenes.council.palette import PALETTE
from scenes.council.words.key_labels import KEY_LABELS
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.shell.entry import (
    FACES_TELL,
    OLDER_TRICKS,
    Cover,
    ExitReason,
    FormWords,
    GameDriver,
    GameEntry,
    GameParts,
    ListWords,
    MenuEntry,
    SwitchWords,
    Trophies,
)
from scenes.table.entry import TableEntry
from scenes.table.faces.people import PORTRAITS


def _parts() -> GameParts:
    from scenes.council.cards import CouncilDeck
    from scenes.council.words.summary import summary
    from scenes.council.words.told import (
        OPTION_WORDS,
        against,
        cards_words,
        how_far,
        kind,
        one_more,
        place_words,
    )

    words = FormWords(
        options=OPTION_WORDS,
        lead=N_("First leader"),
        hints=SwitchWords(
            N_("Trick hints"),
            N_("Crown: wins so far. Door: visits so far."),
            N_("No marks: keep track yourself."),
        ),
        tempers=FACES_TELL,
        log=OLDER_TRICKS,
        cards=cards_words,
        one_more=one_more,
    )
    return GameParts(words, ListWords(how_far, kind, place_words, against), summary, CouncilDeck())


def _play_alone(entry: GameEntry, preferences: Preferences, library: Library | None) -> Scene[None]:
    from scenes.council.trilogy.menu import SoloMenuScene

    return SoloMenuScene(entry, preferences, library)


def _go_on(
    campaign: str, entry: GameEntry, preferences: Preferences, library: Library
) -> Scene[ExitReason | None] | None:
    from game.campaign.council import Archive
    from scenes.council.trilogy.scene import go_on

    return go_on(campaign, entry, preferences, Archive(library))


def _bolts(library: Library) -> Trophies:
    """One for each stake of the Trilogy that has been won."""
    from game.campaign.council import Archive, tables_of_victories
    from game.describe.council.stake_words import bolt_words
    from game.history.bolts import known_bolts

    won = tables_of_victories(Archive(library).campaigns())
    number = known_bolts(library, won).number
    return Trophies("council/bolt", number, bolt_words(number))


def _try_alone(driver: GameDriver) -> Iterator[str]:
    from scenes.council.trilogy.self_test import try_alone

    return try_alone(driver)


ENTRY: Final = TableEntry(
    game=SHELF["bug-council"],
    logo=(NC_("logo", "Bug Council"), NC_("logo", "of Backyardia")),
    opens=_parts,
    palette=PALETTE,
    key_labels=KEY_LABELS,
    cover=Cover(
        colour="#27605A",
        sentence=N_(
            "Five factions' cubes decide which suit is strong. Win tricks, or play the "
            "lowest card of the suit led: it visits the council and moves cubes."
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
            N_("Solo"),
            N_("The Termitenator and the Trilogy"),
            _play_alone,
            _try_alone,
        ),
    ),
    trophies=_bolts,
    go_on=_go_on,
    has_lessons=True,
    has_history=True,
    has_deeds=True,
)
