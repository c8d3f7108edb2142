"""What only open cards tell: how the chances really were, and how long a win was in one's hands.

Nobody could know that, so it is offered after the game only, and is never called a mistake.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from game.coach.review import CoursePoint, Step
from game.match import SeatSetup
from game.table import Seat


class Proof(StrEnum):
    """What an answer about open cards rests on."""

    AGAINST_ALL = "against all"
    """Whatever the others play."""
    AS_THEY_PLAY = "as they play"
    """The others are bots, and play on as they do."""
    AS_SENSIBLE = "as sensible bots"
    """The others, or some of them, are people: they are taken to play like a Sensible bot."""
    RULES = "rules"
    """The Termitenator follows its rules."""


class Until(NamedTuple):
    """The last trick of the last Age from which the seat could still win.

    ``at`` is the index in the record of the choice from which it could, ``step`` the trick (from
    1); both None: nothing helped in that Age. ``open_from``: the first trick that could be looked
    through; before it nothing is said.
    """

    at: int | None
    step: int | None
    proof: Proof
    open_from: int


class OpenCards(NamedTuple):
    """What open cards tell by now; it only grows.

    ``course`` has the same moments as a review's. ``until`` is None where nobody has looked yet,
    where the seat has won, or where the game has no such search. ``said`` are whole sentences.
    """

    game: str
    seat: Seat
    course: tuple[CoursePoint, ...] = ()
    until: Until | None = None
    said: tuple[str, ...] = ()


class OpenPast(NamedTuple):
    """A finished game with all its secrets.

    ``states`` has the one before each action and the last one; ``seats`` are the people, then
    whoever is neutral, with the bots as they were made.
    """

    game: str
    seat: Seat
    actions: Sequence[Any]
    states: Sequence[Any]
    seats: Sequence[SeatSetup]


def looking_openly(past: OpenPast) -> Generator[Step[OpenCards], Any, OpenCards]:
    """Work it out, a small job at a time, as ``reviewing`` does."""
    yield from ()
    return OpenCards(past.game, past.seat)
