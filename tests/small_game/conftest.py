"""Last Leaf on the shelf beside the games of the app, for as long as a test lasts."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from game import catalogue
from game.fair import bugami as piles
from game.library import AppFolders, Library
from scenes.app import ENTRIES, first_scene, starting_preferences
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Onward
from scenes.options import Options
from scenes.selftest.pilot import Pilot
from scenes.shell.entry import GameEntry
from tests.small_game import book, description, entry, ui
from tests.small_game.entry import ENTRY

SHELF = (*ENTRIES, ENTRY)
FOLDERS = {
    "game.bots.last_leaf.levels": entry,
    "game.describe.last_leaf": description,
    "game.fair.last_leaf": piles,
    "game.history.last_leaf": entry,
    "scenes.last_leaf.entry": entry,
    "scenes.last_leaf.history": entry,
    "scenes.last_leaf.ui": ui,
    "scenes.last_leaf.rules.book": book,
}
"""Where a game of the app has its parts, and what this one has there."""
Door = Callable[..., HeadlessScreen]


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.GAMES, ENTRY.game.id, ENTRY.game)
    for place, module in FOLDERS.items():
        monkeypatch.setitem(sys.modules, place, module)


@pytest.fixture
def title(tmp_path: Path) -> Door:
    """The title of a window on this player's library.

    Called again, the window before has gone without a word, and nobody got up from its table.
    """
    libraries: list[Library] = []

    def door(entries: Sequence[GameEntry] = SHELF) -> HeadlessScreen:
        for gone in libraries:
            gone.close()
        library, options = Library(AppFolders.within(tmp_path)), Options(speed="off", seed=5)
        libraries.append(library)
        preferences = starting_preferences(options, library)
        preferences.onward = Onward.TOLD  # not asked about here
        decks = {box.deck: box.open_deck for box in SHELF}
        scene = first_scene(options, preferences, library, entries)
        return HeadlessScreen(scene, (1280, 720), preferences=preferences, decks=decks)

    return door


def set_table(pilot: Pilot, seats: int, people: int) -> None:
    """From the title over the shelf to a table with people in the first seats."""
    pilot.use("new")
    pilot.wait(lambda: not {"start", "me", ENTRY.game.id}.isdisjoint(pilot.names))
    if ENTRY.game.id in pilot.names:
        pilot.use(ENTRY.game.id)
    pilot.introduce()
    while (there := sum(name.startswith("name:") for name in pilot.names)) != seats:
        pilot.use("add" if there < seats else f"remove:{there - 1}")
    for seat in range(seats):
        pilot.use(f"kind:{seat}:{'human' if seat < people else 'bot'}")
    pilot.use("start")
