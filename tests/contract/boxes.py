"""What the contract suite has to know of a game to look inside: one box for each on the shelf.

The suite itself speaks only the protocol of ``game.table``. A new game needs a box, found here
by its folder.
"""

from collections.abc import Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

from hypothesis import strategies as st

from game.catalogue import SHELF, part_of
from game.table import Carry, Options, OptionValue, Rules, Seat, SupportsSnapshot, TableView

S = TypeVar("S", bound=SupportsSnapshot)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V", bound=TableView)
P = TypeVar("P")
D = TypeVar("D")
A_co = TypeVar("A_co", covariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
P_co = TypeVar("P_co", covariant=True)
View = Any


class Box(Protocol[S, A_co, E_contra, P_co, D]):
    """One game, opened: what its own rules cannot be asked, because it checks them."""

    @property
    def length(self) -> int:
        """How many times as long as a game of Bug Council it is: so many fewer are played."""

    @property
    def private(self) -> bool:
        """Whether a seat is dealt anything that others do not see."""

    @property
    def vocabulary(self) -> Sequence[A_co]:
        """Every action that can be said at all, legal or not."""

    @property
    def order(self) -> Mapping[str, int]:
        """The place of every written action in the order of the notation."""

    def carry(self, seats: int, rng: Random) -> tuple[Seat, Carry] | None:
        """Who leads after an earlier game of a series and what it leaves; None: there was none."""

    def setups(self, edition: str, seats: int) -> st.SearchStrategy[P_co]:
        """Every possible start, however odd."""

    def check(self, state: S) -> None:
        """Assert that every piece of the game is in exactly one place."""

    def finished(self, state: S) -> bool:
        """Whether the game has been played to its end, and somebody has won."""

    def disguise(self, state: S, seat: Seat | None, rng: Random) -> S:
        """Another state that a seat cannot tell from this one."""

    def disguise_deal(self, deal: D, seat: Seat | None, seats: int, rng: Random) -> D:
        """Another deal that a seat cannot tell from this one."""

    def said_in_secret(self, state: S, seat: Seat | None) -> bool:
        """Whether what is chosen now stays hidden from a seat for the time being."""

    def reveals(self, event: E_contra) -> bool:
        """Whether an event turns over what was hidden."""

    def seen(self, view: View) -> Collection[str]:
        """The codes of all cards that a view shows: in hands, on the table, of the last trick."""


BOXES: Final[Mapping[str, Box[Any, Any, Any, Any, Any]]] = {
    game.id: part_of(game, "tests.contract.*_box.BOX") for game in SHELF.values()
}


@dataclass(frozen=True, slots=True)
class Table(Generic[S, A, E, V, P, D]):
    """A game, laid out for so many seats in an edition (empty: it knows none)."""

    game: str
    edition: str
    seats: int
    rules: Rules[S, A, E, V, P, D]
    box: Box[S, A, E, P, D]

    def setup(self, rng: Random) -> P:
        """A random start, with any options that go with the edition."""
        options = self.options(rng)
        lead, carry = self.box.carry(self.seats, rng) or (None, None)
        return self.rules.random_setup(self.seats, lead, options, rng, carry)

    def options(self, rng: Random) -> Options:
        options: dict[str, OptionValue] = {}
        for option in SHELF[self.game].options:
            fitting = option.fitting(self.seats)
            chance = copy(rng) if option.unsaid else rng  # those of before stay as they were
            drawn = chance.choice(fitting) if fitting else None
            if drawn is not None and not (option.unsaid and drawn == fitting[0]):
                options[option.id] = drawn
        return options | ({"edition": self.edition} if self.edition else {})

    @property
    def everybody(self) -> tuple[Seat | None, ...]:
        return (*range(self.seats), None)

    def __str__(self) -> str:
        return f"{self.game}-{self.edition}-{self.seats}"


AnyTable = Table[Any, Any, Any, Any, Any, Any]

TABLES: Final[Sequence[AnyTable]] = [
    Table(game.id, str(edition), seats, game.rules, BOXES[game.id])
    for game in SHELF.values()
    for edition in game.values("edition") or ("",)
    for seats in game.seats
    if game.fits(seats, {"edition": edition} if edition else {})
]
