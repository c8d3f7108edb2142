"""Where the app is put together: the only place that knows the shell and every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Never

from game.catalogue import SHELF, Game, part_of
from game.library import Library, watch_file
from scenes.evening.entry import EVENING
from scenes.kit.cards import Decks
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.recolour import together
from scenes.kit.scene import Scene
from scenes.options import Options
from scenes.shell.dialogs.opened import scene_for_file
from scenes.shell.entry import ExitReason, GameEntry, Shelf
from scenes.shell.title.scene import TitleScene


def _entry_of(game: Game) -> GameEntry:
    found: GameEntry = part_of(game, "scenes.*.entry.ENTRY")
    return found


ENTRIES: Final = tuple(map(_entry_of, SHELF.values()))
"""The games of the catalogue, with their scenes."""
DECKS: Final[Decks] = {entry.deck: entry.open_deck for entry in ENTRIES}
"""Whose cards the window can draw."""
PALETTE: Final = together(entry.palette for entry in ENTRIES)
"""The colours that strong contrast must know."""


def starting_preferences(options: Options, library: Library | None = None) -> Preferences:
    """The preferences of last time, and what the command line wishes for this run."""
    preferences = Preferences()
    asked: dict[str, Any] = {}
    if options.speed is not None:
        asked["speed"] = Speed(options.speed)
    if options.fullscreen:
        asked["fullscreen"] = True
    if options.compatible:
        asked["compatible"] = True
    if options.reader:
        asked["reader"] = True
    if options.language is not None:
        asked["language"] = options.language
    if library is None:
        return replace(preferences, **asked)
    library.settings.load(preferences, preferences.mend)
    for name, value in asked.items():
        library.settings.ask(name, value)
    return preferences


def first_scene(
    options: Options,
    preferences: Preferences | None = None,
    library: Library | None = None,
    entries: Sequence[GameEntry] = ENTRIES,
) -> Scene[Never]:
    """The title. Whoever needs the preferences too hands them in; no library, nothing is saved."""
    furnished = shelf(options.seed, library, entries)
    liked = preferences or starting_preferences(options, library)
    gathering = EVENING if set(furnished) == set(SHELF) else None
    return TitleScene(liked, furnished, library=library, gathering=gathering)


def shelf(
    seed: int | None = None, library: Library | None = None, entries: Sequence[GameEntry] = ENTRIES
) -> Shelf:
    """Every game of the app. With a seed each new table deals the same cards."""
    return {entry.game.id: replace(entry, seed=seed, library=library) for entry in entries}


def open_file(
    file: Path, preferences: Preferences, library: Library | None = None
) -> Scene[ExitReason | None]:
    """The game in a file, to be laid over anything; or why it cannot be shown."""
    return scene_for_file(lambda: watch_file(file), file.name, shelf(), preferences, library)
