"""A table without a screen: what lies there, what is asked, what a choice would do, what happened.

Every game says this once, in words and pieces. The window, lessons, pilots and whoever has no
window read the same. It is made of a ``View``, so it knows no secret that its seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from game.catalogue import Game, part_of
from game.describe.line import CardSpan, Line
from game.seating import SeatSetup
from game.table import Seat, TableView

A = TypeVar("A")  # action
E = TypeVar("E")  # event
V = TypeVar("V", bound=TableView)  # view

Seats = Sequence[SeatSetup]
"""Who sits at the table, then whoever is neutral."""

Path = tuple[str, ...]
"""What has been chosen of a question so far, step by step: ``("coin", "from:0")``."""


class Zone(NamedTuple):
    """A part of the table: ``hand``, ``trick``.

    ``shape`` is how its pieces lie: ``row``, ``fan``, ``ring``, ``grid``. ``aside``: they do not
    lie there any more, but may be looked at, such as the last trick.
    """

    id: str
    title: str
    shape: str = "row"
    aside: bool = False


class Piece(NamedTuple):
    """Something on the table that has a name: a card, a pile, a plaque, a space.

    Args:
        id: Stable while it lies there, and the name of its control on the screen: ``card:H10``.
        name: What it is called.
        says: What it is, in a sentence.
        zone: The id of its zone.
        owner: Whose it is; None: nobody's.
        card: The card that is seen; None: it is hidden, or no card.
        article: The article of the rulebook about it.
    """

    id: str
    name: str
    says: str
    zone: str
    owner: Seat | None = None
    card: CardSpan | None = None
    article: str = ""


class Surface(NamedTuple):
    """The table as one seat may know it; a spectator's is everybody's.

    ``part`` and ``step`` tell how far the game is: ``Deal 4``, ``trick 6 of 13``. ``scores`` by
    owner. ``pieces`` from back to front, each in one of the ``zones``.
    """

    part: str
    step: str
    scores: tuple[int, ...]
    zones: tuple[Zone, ...]
    pieces: tuple[Piece, ...]


class RefusalReason(NamedTuple):
    """Why the rules do not allow a choice.

    Args:
        clause: The rule.
        label: The rule in the few words a bubble has room for; empty: the reason says it all.
        words: The reason, at this table and now.
        lead: What is said before that which may be chosen instead; empty: the usual words.
    """

    clause: str
    label: str
    words: str
    lead: str = ""


class Choice(NamedTuple, Generic[A]):
    """Something to choose, or what somebody might try to.

    Args:
        id: A piece's, or a button's of its own: ``pass``.
        name: What it is called, unlike every other choice of the question.
        action: What it does; None: it leads on, or is refused.
        leads: With these choices the question is asked again, one step on or back.
        refused: Why the rules do not allow it.
        zone: Where it lies; empty: it is a button.
        card: The card that it is.
    """

    id: str
    name: str
    action: A | None
    leads: Path = ()
    refused: RefusalReason | None = None
    zone: str = ""
    card: CardSpan | None = None


class Question(NamedTuple, Generic[A]):
    """What a seat is asked.

    Args:
        seat: Who chooses.
        kind: That of the decision.
        title: What is going on, for a status bar; empty: how far the game is says enough.
        turn: The same on a plaque: ``your bid``.
        deed: What choosing is called on a key: ``play``.
        says: The request, as a sentence to whoever is asked.
        choices: In the order of the screen; what may not be chosen says why.
    """

    seat: Seat
    kind: str
    title: str
    turn: str
    deed: str
    says: Line
    choices: tuple[Choice[A], ...]

    def choice(self, name: str | None) -> Choice[A] | None:
        """The choice of this id."""
        return next((each for each in self.choices if each.id == name), None)

    def instead(self, choice: Choice[A]) -> tuple[Choice[A], ...]:
        """What may be chosen where this one lies."""
        return tuple(each for each in self.choices if each.zone == choice.zone and not each.refused)


class Remark(NamedTuple):
    """What a choice would do: a sentence, and the picture that may stand before it.

    ``brief`` is the same where there is little room: it may say less, but nothing else.
    """

    says: Line
    sign: str = ""
    brief: str = ""


class Memory(NamedTuple, Generic[V, E]):
    """What the rules close again once it has been seen: until the end, players have to remember it.

    Args:
        closed: How many events of a log, from its first one on, are so far back.
        line: What the log may still say of one of these: less, or nothing at all (None).
        recalled: An earlier moment, not so far back, as one may look at it again after this log.
    """

    closed: Callable[[Sequence[E]], int]
    line: Callable[[E, Seats], Line | None]
    recalled: Callable[[V, Sequence[E]], V]


@dataclass(frozen=True, slots=True)
class Description(Generic[V, A, E]):
    """What a game says of its table. ``seats`` are the people, then whoever is neutral.

    Args:
        surface: What lies there.
        ask: What whoever has the view is asked, after some steps of it; it is their decision.
        weigh: What the last of these choices would do, as things stand; it is not refused.
        confirm: What somebody is about to do, as a question: ``Play Hearts 10?``.
        line: What has happened, as a sentence.
        memory: What the rules close again; None: whatever has been seen may be looked up.
        does: What a button says that does it: ``Play Hearts 10``; None: its name says enough.
    """

    surface: Callable[[V, Seats], Surface]
    ask: Callable[[V, Seats, Path], Question[A]]
    weigh: Callable[[V, Seats, Path], tuple[Remark, ...]]
    confirm: Callable[[V, A], str]
    line: Callable[[E, Seats], Line]
    memory: Memory[V, E] | None = None
    does: Callable[[V, A], str] | None = None

    def recall(self, event: E, seats: Seats, *, closed: bool) -> Line | None:
        """The sentence about something that has happened; less, or nothing, where it is closed."""
        if closed and self.memory is not None:
            return self.memory.line(event, seats)
        return self.line(event, seats)


AnyDescription = Description[Any, Any, Any]
"""That of whatever game."""


def description_of(game: Game) -> AnyDescription:
    """What a game of the shelf says of its table."""
    found: AnyDescription = part_of(game, "game.describe.*.DESCRIPTION")
    return found
