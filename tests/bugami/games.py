"""Games of Bugami for tests: their sessions before each choice, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from game.rules.bugami.api import View
from game.seating import SeatSetup, TableSetup
from game.table import OptionValue, Seat
from scenes.bugami.entry import ENTRY
from scenes.bugami.session import BugamiSession
from scenes.bugami.ui import UI
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.theme import PLAYER_COLOURS
from scenes.table.routes import ROUTES
from scenes.table.session import Session

NAMES: Final = ("Ada", "Bruno", "Chika", "Dov", "Edda", "Falk", "Gita")
SEATS: Final = tuple(map(SeatSetup, NAMES, PLAYER_COLOURS))
TABLES: Final = ((3, {"jokers": 2}), (4, {"jokers": 1, "shotgun": True}), (7, {"shotgun": True}))


def session(seats: int, seed: int = 5, **options: OptionValue) -> BugamiSession:
    """A new game of people, in the hands of nobody."""
    setup = TableSetup(SEATS[:seats], options, seed=seed, game=ENTRY.game.id)
    return Session.furnish(UI, setup, Preferences(Speed.OFF), ROUTES)


def steps(room: BugamiSession, seed: int = 5) -> Iterator[tuple[Seat, View]]:
    """Whoever chooses next in a random game, and what they see."""
    chance = Random(seed)
    while (decision := room.match.decision) is not None:
        yield decision.seat, room.view(decision.seat)
        room.play(chance.choice(list(room.match.legal)))


def played(seats: int, seed: int = 5, **options: OptionValue) -> BugamiSession:
    room = session(seats, seed, **options)
    for _step in steps(room, seed):
        pass
    return room
