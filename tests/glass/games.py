"""Games of Under Glass for tests: their sessions before each choice, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from game.rules.glass.api import PASS, View
from game.seating import SeatSetup, TableSetup
from game.table import Seat
from scenes.glass.entry import ENTRY
from scenes.glass.session import GlassSession
from scenes.glass.ui import UI
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.theme import PLAYER_COLOURS
from scenes.table.routes import ROUTES
from scenes.table.session import Session

SEATS: Final = tuple(map(SeatSetup, ("Ada", "Bruno"), PLAYER_COLOURS))


def session(seed: int = 5, *, hints: bool = True) -> GlassSession:
    """A new game of two people, in the hands of nobody."""
    setup = TableSetup(SEATS, {}, 0, seed=seed, game=ENTRY.game.id, hints=hints)
    return Session.furnish(UI, setup, Preferences(Speed.OFF), ROUTES)


def steps(room: GlassSession, seed: int = 5) -> Iterator[tuple[Seat, View]]:
    """Whoever chooses next in a random game, and what they see; nobody passes freely."""
    chance = Random(seed)
    while (decision := room.match.decision) is not None:
        yield decision.seat, room.view(decision.seat)
        legal = list(room.match.legal)
        room.play(chance.choice([each for each in legal if each != PASS] or legal))


def played(seed: int = 5) -> GlassSession:
    room = session(seed)
    for _step in steps(room, seed):
        pass
    return room
