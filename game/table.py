"""The protocol that every game on the shelf implements, and the words all games share.

A game is a value (its state) and a handful of pure functions over it. Chance is an input: deals
enter as values, so setup + deals + actions is at once the save, the replay, the bug report and
the test case.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, Self, TypeVar

if TYPE_CHECKING:
    from random import Random

    from game.record_schema import RecordSchema

Seat = int
"""A place at the table, 0 … n − 1, clockwise."""

OptionValue = bool | int | str
"""What can be chosen in an option; a text is an id, never a sentence."""

Options = Mapping[str, OptionValue]
"""What was chosen for a table, by the id of the option."""


class Option(NamedTuple):
    """Something to choose before a game begins: its edition, its opponent, its length.

    ``values`` stand in the order in which they are offered, the usual one first, each with the
    numbers of people it can be played by. An option none of whose values fits is not asked for.
    ``flag`` names it on the command line, empty: as its id does; ``about`` explains it there.
    ``unsaid``: whoever does not choose says nothing of it, in files and to the day's deal alike.
    """

    id: str
    values: Mapping[OptionValue, range]
    flag: str = ""
    about: str = ""
    unsaid: bool = False

    @property
    def word(self) -> str:
        """Its name on the command line, without the hyphens."""
        return self.flag or self.id

    def fitting(self, seats: int) -> tuple[OptionValue, ...]:
        """What can be chosen by so many people, the usual value first; empty: nothing."""
        return tuple(value for value, people in self.values.items() if seats in people)


@dataclass(frozen=True, slots=True)
class Carry:
    """What an earlier game of a series leaves to a later one.

    ``scores`` by owner of points, ``game`` is the number of the later one, from 2 on.
    """

    scores: tuple[int, ...]
    game: int


@dataclass(frozen=True, slots=True)
class Decision:
    """Somebody has to choose.

    ``kind`` is the game's own enum. ``hand_of`` is the seat whose cards are spent: it differs
    from ``seat`` where somebody plays for a neutral player.
    """

    seat: Seat
    hand_of: Seat
    kind: StrEnum


class RuleError(Exception):
    """The rules refuse something. ``clause`` names the rule, the text is one plain sentence."""

    def __init__(self, message: str, clause: str) -> None:
        super().__init__(message)
        self.clause = clause


class IllegalAction(RuleError):
    """An action that is well formed but not allowed now."""


class IllegalDeal(RuleError):
    """A deal or setup with the wrong cards or the wrong counts.

    ``place`` is the part that is wrong, written as in a record: ``ring``, ``hands[1]``, ``rest``.
    """

    def __init__(self, message: str, clause: str, place: str) -> None:
        super().__init__(message, clause)
        self.place = place


class NotationError(Exception):
    """A text that is not an action, a card or a setup at all.

    ``place`` is the part of the record it stands in, like that of IllegalDeal; empty where
    whoever asks knows it already.
    """

    def __init__(self, message: str, place: str = "") -> None:
        super().__init__(message)
        self.place = place


class TableView(Protocol):
    """What everybody may ask of any game's view, whoever sees it."""

    @property
    def you(self) -> Seat | None:
        """Whose view it is; None is a spectator's."""

    @property
    def decision(self) -> Decision | None:
        """Who chooses what; None when the game is over, and in the middle of a step."""

    @property
    def legal(self) -> tuple[Any, ...]:
        """What may be chosen, in the order of the notation; empty unless it is your decision."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points so far, by owner: the people in their order, then whoever is neutral."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty until the game is over."""

    @property
    def progress(self) -> tuple[int, int]:
        """How far the game is: part and step, both from 1, such as Age and trick.

        Counts whenever somebody has to choose, and at the end; not while a deal is due.
        """


class SupportsSnapshot(Protocol):
    """A state, of which one can keep what it is now, and tell it from others."""

    def copy(self) -> Self:
        """An independent state: nothing done to one is seen by the other."""

    def key(self) -> Hashable:
        """Every field, in one value: two states have the same key where they are the same.

        Searches remember positions by it. What ``dump_state`` leaves out may decide a game.
        """


S = TypeVar("S", bound=SupportsSnapshot)  # state
A = TypeVar("A")  # action
E = TypeVar("E")  # event
V = TypeVar("V", bound=TableView)  # view
P = TypeVar("P")  # setup
D = TypeVar("D")  # deal


class Trace(list[E], Generic[S, E]):
    """The events of a step, which whoever takes it adds while the state changes.

    A rule changes first what an event tells, then tells it, then does the rest: so the state can
    be seen as it is after each of them.
    """

    def __init__(self, state: S, *events: E) -> None:
        super().__init__()
        self._state = state
        self._kept: list[S] = []
        for event in events:
            self.append(event)

    def append(self, event: E) -> None:
        """This has happened, and nothing else since the last event."""
        super().append(event)
        self._kept.append(self._state.copy())

    @property
    def after(self) -> list[S]:
        """The state after each event; after the last one it is where the step has led to."""
        return [*self._kept[:-1], self._state]


class Rules(Protocol[S, A, E, V, P, D]):
    """What a game can do. No method but ``advance`` and ``deal_in_place`` changes its arguments.

    ``seats`` is always the number of people (and bots) at the table; whoever is neutral comes
    after them wherever something is listed by owner.
    """

    # before the first card

    def random_setup(
        self, seats: int, lead: Seat | None, options: Options, rng: Random, carry: Carry | None
    ) -> P:
        """A start drawn by chance; ``lead`` None is a random first leader.

        Options that are missing are the usual ones. What does not fit together is drawn all the
        same, and refused by ``new_game``. Raises KeyError for a value that no option has.
        """

    def options(self, setup: P) -> Options:
        """What was chosen for this start: all that ``random_setup`` asks for."""

    def describe(self, seats: int, options: Options) -> str:
        """Such a table in a few words, for headings."""

    def new_game(self, setup: P) -> S:
        """The state before the first deal. Raises IllegalDeal for an impossible setup."""

    def opening(self, setup: P) -> Trace[S, E]:
        """What the table sees before the first deal."""

    # cards

    def deal_due(self, state: S) -> bool:
        """Whether the game waits for cards."""

    def shuffle(self, state: S, rng: Random) -> D:
        """A random deal for this state; besides ``random_setup`` the only place of chance."""

    def deal(self, state: S, deal: D) -> tuple[S, Trace[S, E]]:
        """Hand out the cards. Raises IllegalDeal."""

    def deal_in_place(self, state: S, deal: D) -> None:
        """Hand out cards that are known to be right, in place and without events."""

    # actions

    @property
    def clauses(self) -> Mapping[str, str]:
        """Every rule that can refuse or explain something: a plain sentence by its id."""

    def decision(self, state: S) -> Decision | None:
        """Who chooses what; None when a deal is due or the game is over."""

    def legal_actions(self, state: S) -> Sequence[A]:
        """Every allowed action, in the order of the notation; empty without a decision."""

    def apply(self, state: S, action: A) -> tuple[S, Trace[S, E]]:
        """A new state and what happened. Raises IllegalAction; the old state stays as it was."""

    def advance(self, state: S, action: A) -> None:
        """The same step in place, without events and without asking whether it is legal."""

    # what is seen of it

    def view(self, state: S, seat: Seat | None, *, midway: bool = False) -> V:
        """What a seat may know; None is a spectator. ``midway`` through a step nobody is asked."""

    def redact(self, event: E, seat: Seat | None) -> E:
        """The event as a seat may see it."""

    def sources(self, state: S) -> Sequence[Mapping[str, int]]:
        """Where the points of this game come from, for each owner: they add up to its score.

        Every owner has the same sources, in the order of the table that shows them. Points that
        were carried over from an earlier game are no part of it.
        """

    # as text

    def write(self, action: A) -> str:
        """An action as records write it: short, without blanks."""

    def read(self, text: str, state: S) -> A:
        """The reverse, while ``state`` waits for it. Raises NotationError.

        A well-formed action that is not asked for now is read as what it says: the rules refuse
        it then.
        """

    @property
    def record_type(self) -> type[RecordSchema]:
        """The kind of this game's records: the keys that every record has, and its own."""

    def write_start(self, setup: P, deals: Sequence[D]) -> Mapping[str, Any]:
        """The game's own keys of ``record_type``, for this start and the cards dealt so far."""

    def read_start(self, record: RecordSchema) -> tuple[P, tuple[D, ...]]:
        """The reverse: a setup and deals that the rules allow.

        Raises:
            NotationError: Something is no setup or no card at all; the error names its place.
            IllegalDeal: The rules refuse it; the place is the one in the whole record.
        """

    def dump_state(self, state: S) -> Mapping[str, object]:
        """Everything on and under the table, hidden cards too, in the words of records.

        For tests and bug reports; fit for JSON.
        """

    def dump_view(self, view: V) -> Mapping[str, object]:
        """What somebody sees, in the words of records, for programs that play.

        What is hidden is null; fit for JSON.
        """

    def vocabulary(self) -> Sequence[str]:
        """Every action that can be said at all, in a fixed order, for programs that learn."""
