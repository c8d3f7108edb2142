"""What a deed is, and how a game is looked through for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from game.table import Seat

E = TypeVar("E")  # event
S = TypeVar("S")  # state

GRADES: Final = (1, 2, 3)
"""Pins: the deed was done; the game was won as well; and that against strong opponents."""


class Deed(NamedTuple):
    """Something to be proud of in one game. ``title`` and ``sentence`` are messages.

    How far somebody has gone is a whole number, the more the better, and ``enough`` earns it.
    """

    id: str
    title: str
    sentence: str
    enough: int


class Sighting(NamedTuple):
    """How far somebody has gone with a deed, and after how many events of the game."""

    deed: str
    reached: int
    at: int


class EarnedDeed(NamedTuple):
    """A deed that was done, with its grade, and after how many events of the game."""

    deed: str
    grade: int
    at: int


class Onlooker(ABC, Generic[E, S]):
    """Follows one seat through a game, and notes what comes near a deed of it.

    ``now`` is how many events there have been, this one among them; only those of the kinds that
    ``matter`` are seen at all, because thousands of games may be looked through in a row.
    """

    matter: ClassVar[frozenset[type]]

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.now = 0
        self.seen: list[Sighting] = []

    def watch(self, log: Sequence[E], after: Sequence[S]) -> list[Sighting]:
        """Everything that was noted in a whole game; ``after`` is the state after each event."""
        for number, event in enumerate(log):
            if type(event) in self.matter:
                self.now = number + 1
                self.look(event, after[number])
        return self.seen

    @abstractmethod
    def look(self, event: E, state: S) -> None:
        """See one event, and the game as it is after it."""

    def note(self, deed: str, reached: int, at: int = 0) -> None:
        """So far somebody has gone, now or after so many events."""
        self.seen.append(Sighting(deed, reached, at or self.now))


class GameResult(Protocol):
    """The last state of a game."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won."""


def is_among_winners(_setup: object, end: GameResult, seat: Seat) -> bool:
    """Whether the rules count this seat among the winners."""
    return seat in end.winners


class Book(NamedTuple):
    """The deeds of a game.

    Args:
        deeds: In the order of the case.
        onlooker: Who looks for them.
        won: Whether a seat has won, given the setup and the last state.
        hard: Whether a game without other people or bots is against a strong opponent.
    """

    deeds: tuple[Deed, ...]
    onlooker: Callable[[Seat], Onlooker[Any, Any]]
    won: Callable[[Any, Any, Seat], bool] = is_among_winners
    hard: Callable[[Any], bool] = lambda _setup: False
