"""Where the app is put together: the only place that knows the shell and every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Never

from game.library import Library, watch_file
from game.match import TableSetup
from scenes.bugami.box import BOX as BUGAMI
from scenes.council.box import BOX as COUNCIL
from scenes.glass.box import BOX as GLASS
from scenes.kit.cards import Decks
from scenes.kit.dress import together
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Scene
from scenes.options import Options
from scenes.rugs.box import BOX as RUGS
from scenes.shell.box import GameBox, Leaving, Shelf
from scenes.shell.sheets.opened import opened
from scenes.shell.title.scene import TitleScene

BOXES: Final = (COUNCIL, RUGS, BUGAMI, GLASS)
DECKS: Final[Decks] = {box.deck: box.open_deck for box in BOXES}
"""Whose cards the window can draw."""
PALETTE: Final = together(box.palette for box in BOXES)
"""The colours that strong contrast must know."""


def wished(options: Options, library: Library | None = None) -> Preferences:
    """The preferences of last time, and what the command line wishes for this run."""
    preferences = Preferences()
    asked: dict[str, Any] = {}
    if options.speed is not None:
        asked["speed"] = Speed(options.speed)
    if options.fullscreen:
        asked["fullscreen"] = True
    if options.compatible:
        asked["compatible"] = True
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
    boxes: Sequence[GameBox] = BOXES,
) -> Scene[Never]:
    """The title. Whoever needs the preferences too hands them in; no library, nothing is saved."""
    furnished = shelf(options.seed, library, boxes)
    return TitleScene(preferences or wished(options, library), furnished, library=library)


def shelf(
    seed: int | None = None, library: Library | None = None, boxes: Sequence[GameBox] = BOXES
) -> Shelf:
    """Every game of the app. With a seed each new table deals the same cards."""
    return {box.game.id: _furnished(box, seed, library) for box in boxes}


def _furnished(box: GameBox, seed: int | None, library: Library | None) -> GameBox:
    """The seed belongs to this run; the table that is remembered for next time has none."""

    def open_table(setup: TableSetup, preferences: Preferences) -> Scene[Leaving]:
        if seed is not None:
            setup = replace(setup, seed=seed)
        if library is None:
            return box.open_table(setup, preferences)
        return box.sit_down(library.begin(setup), preferences)

    return replace(box, open_table=open_table, seed=seed)


def open_file(
    file: Path, preferences: Preferences, library: Library | None = None
) -> Scene[Leaving | None]:
    """The game in a file, to be laid over anything; or why it cannot be shown."""
    return opened(lambda: watch_file(file), file.name, shelf(), preferences, library)
