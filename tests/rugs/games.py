"""Tables of Bugs on Rugs at every moment of a random game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from game.rules.rugs.api import Phase
from game.seating import SeatSetup, TableSetup
from scenes.kit.preferences import Preferences
from scenes.rugs.session import RugsSession
from scenes.rugs.ui import UI
from scenes.table.routes import ROUTES
from scenes.table.session import Session

GAME = "bugs-on-rugs"
PEOPLE = (
    ("Ada", "orange"),
    ("Bruno", "sky"),
    ("Chika", "leaf"),
    ("Dov", "pink"),
    ("Edda", "white"),
)


def table(seats: int = 4, seed: int = 5) -> RugsSession:
    """A new table of people, in the hands of nobody yet."""
    chosen = tuple(SeatSetup(*who) for who in PEOPLE[:seats])
    setup = TableSetup(chosen, {}, seed=seed, game=GAME)
    return Session.furnish(UI, setup, Preferences(), ROUTES)


def played(seats: int = 4, seed: int = 5) -> Iterator[RugsSession]:
    """The session before each choice of a random game, and when it is over."""
    session, chance = table(seats, seed), Random(seed)
    while session.match.decision is not None:
        yield session
        session.play(chance.choice(list(session.match.legal)))
    yield session


def asked(phase: Phase, fits: Callable[[RugsSession], bool] = lambda _: True) -> RugsSession:
    """A table at which somebody is asked this."""
    for seed in range(60):
        for session in played(3 + seed % 3, seed):
            decision = session.match.decision
            if decision is not None and decision.kind is phase and fits(session):
                return session
    raise LookupError(f"nobody is asked for {phase}")
