"""An attic with a rug: who sits there, and what has to be seen for a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from build.album import setting
from build.album.setting import Until, played, seated
from game.rules.rugs.api import Kind, View
from game.seating import TableSetup
from scenes.backend.headless import Unseen
from scenes.rugs.ui import UI
from scenes.table.scene import TableScene
from scenes.table.session import AnySession

GAME: Final = "bugs-on-rugs"
Wanted = Callable[[View], bool]


def table(seats: int = 4, people: int = 1, seed: int = 7) -> TableSetup:
    """A table with people in the first seats and sharp bots in the others."""
    return TableSetup(seated(seats, people), {}, 1, seed=seed, game=GAME)


def at(setup: TableSetup, until: Until) -> AnySession:
    """The table when it first holds; gentle bots have decided for everybody."""
    return played(setup, until, UI, "random")


def found(until: Until, seats: int = 4, people: int = 1) -> AnySession:
    """The first of many tables at which the moment comes."""
    setups = (table(seats, people, seed) for seed in range(7, 207))
    return setting.found(setups, until, UI, "random")


def holds_many(count: int) -> Wanted:
    """Whether so many bugs are in the hand."""
    return lambda view: len(view.hand or ()) >= count


def in_round(number: int) -> Wanted:
    """Whether it is at least this round."""
    return lambda view: view.round >= number


def of(kind: Kind) -> Wanted:
    """Whether a bug of this kind acts."""
    return lambda view: view.power == kind


def view_of(unseen: Unseen) -> View:
    """What the first seat sees."""
    scenes = reversed(unseen.screen.stack.scenes)
    tables = (scene for scene in scenes if isinstance(scene, TableScene))
    view: View = next(tables).session.view(0)
    return view
