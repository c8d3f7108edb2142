"""The table that is measured: nobody but bots, watched from the first seat, whose hand is open."""

from __future__ import annotations

from typing import Final

from game.catalogue import FIRST, SHELF, part_of
from game.seating import SeatSetup, TableSetup
from scenes.kit.preferences import Preferences
from scenes.kit.theme import player_colours
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import TableSession

SEATS: Final = 5  # or as many as there are


def table(seed: int, game: str = FIRST, preferences: Preferences | None = None) -> TableScene:
    """The table of a game in its full number, before its first deal."""
    box = SHELF[game]
    colours = player_colours(min(SEATS, box.table_seats[-1]))
    seats = tuple(SeatSetup(f"Bot {colour}", colour, "sensible") for colour in colours)
    ui = part_of(box, "scenes.*.ui.UI")
    setup = TableSetup(seats, seed=seed, game=game)
    scene = TableScene(TableSession.new_unsaved(ui, setup, preferences or Preferences(), ROUTES))
    scene.narrator.viewer = 0
    scene.narrator.view = scene.session.view(0, 0)
    return scene
