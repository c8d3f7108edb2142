"""A match at a table of made-up people, and random play."""

from collections.abc import Iterator
from random import Random

from game.match import AnyMatch
from game.seating import SeatSetup, TableSetup
from game.table import Seat

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eli")


def table(
    seats: int = 4, edition: str = "published", *, lead: Seat | None = None, seed: int | None = 1
) -> TableSetup:
    people = tuple(SeatSetup(name, "rose") for name in NAMES[:seats])
    return TableSetup(people, {"edition": edition}, lead, seed=seed)


def random_play(match: AnyMatch, seed: int = 2) -> Iterator[None]:
    """Play to the end; stops after every action, so that somebody can look."""
    rng = Random(seed)
    while match.decision is not None:
        match.play(rng.choice(match.legal))
        yield


def played(match: AnyMatch, seed: int = 2) -> AnyMatch:
    for _ in random_play(match, seed):
        pass
    return match
