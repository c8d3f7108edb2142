"""Tables of made-up people, without a window: opened, and played at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from game.catalogue import GAMES, part_of
from game.seating import SeatSetup, TableSetup
from game.table import OptionValue, Seat
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.theme import PLAYER_COLOURS
from scenes.table.routes import ROUTES
from scenes.table.session import AnySession, TableSession

RUGS, BUGAMI, GLASS = "bugs-on-rugs", "bugami", "display-case"
NAMES: Final = ("Ada", "Bruno", "Chika", "Dov", "Edda", "Falk", "Gita")
PEOPLE: Final = tuple(map(SeatSetup, NAMES, PLAYER_COLOURS))
SEVERAL_KINDS: Final = (
    (3, {"jokers": 2}),
    (4, {"jokers": 1, "shotgun": True}),
    (7, {"shotgun": True}),
)
"""Tables of Bugami that differ in all that can be chosen."""
PATIENCE: Final = 60  # games until something must have happened


def furnished(setup: TableSetup, speed: Speed = Speed.OFF) -> AnySession:
    """The session of a table, in the hands of nobody yet."""
    ui = part_of(GAMES[setup.game], "scenes.*.ui.UI")
    return TableSession.new_unsaved(ui, setup, Preferences(speed), ROUTES)


def opened(game: str, seats: int, seed: int = 5, **options: OptionValue) -> AnySession:
    """A new game of so many people."""
    return furnished(TableSetup(PEOPLE[:seats], options, seed=seed, game=game))


def asked_seat(room: AnySession) -> Seat:
    """Who is to choose."""
    assert room.match.decision is not None
    return room.match.decision.seat


def choices(room: AnySession, seed: int = 5, never: object = None) -> Iterator[tuple[Seat, Any]]:
    """Whoever chooses next in a random game, and what they see.

    ``never`` is an action that nobody takes as long as there is another.
    """
    chance = Random(seed)
    while (decision := room.match.decision) is not None:
        yield decision.seat, room.view(decision.seat)
        legal = list(room.match.legal)
        room.play(chance.choice([each for each in legal if each != never] or legal))


def moments(game: str, seats: int, seed: int = 5) -> Iterator[AnySession]:
    """A table before each choice of a random game, and when it is over."""
    room = opened(game, seats, seed)
    for _choice in choices(room, seed):
        yield room
    yield room


@lru_cache(maxsize=24)
def finished(
    game: str, seats: int, seed: int = 5, never: object = None, **options: OptionValue
) -> AnySession:
    """A random game that is over, the same for all who ask: nobody changes it."""
    room = opened(game, seats, seed, **options)
    for _choice in choices(room, seed, never):
        pass
    return room


def first_table(
    game: str,
    wanted: Callable[[Any], bool],
    seats: Sequence[int] = (4,),
    never: object = None,
    **options: OptionValue,
) -> tuple[AnySession, Seat]:
    """The first moment of random games at which whoever is to choose sees this."""
    for seed in range(PATIENCE):
        room = opened(game, seats[seed % len(seats)], seed, **options)
        for seat, view in choices(room, seed, never):
            if wanted(view):
                return room, seat
    raise LookupError(f"nobody sees this in {game}")
