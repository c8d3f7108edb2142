"""Last Leaf on the shelf beside the games of the app, for as long as a test lasts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from game import bots, catalogue
from game.bots import Level
from game.bots.random_bot import RandomBot
from game.history import reading
from game.library import Library, Places
from scenes.app import BOXES, first_scene, wished
from scenes.backend.headless import Unseen
from scenes.backend.paint.painter import Painter
from scenes.kit.preferences import Onward
from scenes.options import Options
from scenes.selftest.pilot import Pilot
from scenes.shell.box import GameBox
from tests.small_game.box import BOX, COUNTER

SHELF = (*BOXES, BOX)
Door = Callable[..., Unseen]


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {Level.NEWCOMER: RandomBot, Level.SENSIBLE: RandomBot}
    monkeypatch.setitem(catalogue.GAMES, BOX.game.id, BOX.game)
    monkeypatch.setitem(bots.BOTS, BOX.game.id, levels)
    monkeypatch.setitem(reading.COUNTED, BOX.game.id, COUNTER)


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pixels, as in ``tests.pilot``."""
    monkeypatch.setattr(Painter, "paint", lambda *_: None)


@pytest.fixture
def title(tmp_path: Path) -> Door:
    """The title of a window on this player's library.

    Called again, the window before has gone without a word, and nobody got up from its table.
    """
    libraries: list[Library] = []

    def door(boxes: Sequence[GameBox] = SHELF) -> Unseen:
        for gone in libraries:
            gone.close()
        library, options = Library(Places.within(tmp_path)), Options(speed="off", seed=5)
        libraries.append(library)
        preferences = wished(options, library)
        preferences.onward = Onward.TOLD  # not asked about here
        decks = {box.deck: box.open_deck for box in SHELF}
        scene = first_scene(options, preferences, library, boxes)
        return Unseen(scene, (1280, 720), preferences=preferences, decks=decks)

    return door


def set_table(pilot: Pilot, seats: int, people: int) -> None:
    """From the title over the shelf to a table with people in the first seats."""
    pilot.use("new")
    pilot.wait(lambda: "start" in pilot.names or BOX.game.id in pilot.names)
    if BOX.game.id in pilot.names:
        pilot.use(BOX.game.id)
    pilot.wait(lambda: "start" in pilot.names)
    while (there := sum(name.startswith("name:") for name in pilot.names)) != seats:
        pilot.use("add" if there < seats else f"remove:{there - 1}")
    for seat in range(seats):
        pilot.use(f"kind:{seat}:{'human' if seat < people else 'bot'}")
    pilot.use("start")
