"""Two display cases: who sits before them, and what has to be seen for a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from build.album import setting
from build.album.setting import Until, played, seated
from game.rules.glass.api import View
from game.seating import TableSetup
from scenes.backend.headless import Unseen
from scenes.glass.entry import ENTRY
from scenes.glass.layers.place import PlaceLayer
from scenes.glass.ui import UI
from scenes.table.session import AnySession

SEED: Final = 11


def table(people: int = 1, seed: int = SEED) -> TableSetup:
    """Two seats, with people first and sharp bots after them."""
    return TableSetup(seated(2, people), {}, 0, seed=seed, game=ENTRY.game.id)


def at(setup: TableSetup, until: Until) -> AnySession:
    """The table when it first holds."""
    return played(setup, until, UI)


def found(until: Until, people: int = 1) -> AnySession:
    """The first seed's table at which it holds."""
    return setting.found((table(people, seed) for seed in range(60)), until, UI)


def turn(number: int) -> Callable[[View], bool]:
    """In this turn or later."""
    return lambda view: view.turn >= number


def layer_of(unseen: Unseen) -> PlaceLayer:
    """The layer that asks for a place."""
    scene = unseen.screen.stack.scenes[-1]
    assert isinstance(scene, PlaceLayer)
    return scene
