"""What has happened, as values: self-contained, in the past tense, data only.

None of them names a card that nobody has seen, so nobody is told less than the others.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.glass.cards import Card, Cell, Kind
from game.table import Seat


@dataclass(frozen=True, slots=True)
class CasesOpened:
    """Two people sat down with an empty case and so many coins each; ``lead`` begins."""

    lead: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class StacksLaid:
    """The stacks were turned over: their top cards, and how many cards they have."""

    tops: tuple[Card, ...]
    heights: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstCardTaken:
    """Somebody took the top card of a stack to begin with."""

    seat: Seat
    stack: int
    card: Card


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """Somebody's turn began; ``last``: no other follows it."""

    seat: Seat
    number: int
    last: bool


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """Somebody took the top card of a stack into the hand."""

    seat: Seat
    stack: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardMoved:
    """Somebody spent a coin to move a top card; ``coins`` are left."""

    seat: Seat
    card: Card
    source: int
    target: int
    coins: int


@dataclass(frozen=True, slots=True)
class TopShown:
    """A stack has another top card now, None where it is empty, and so many cards."""

    stack: int
    card: Card | None
    height: int


@dataclass(frozen=True, slots=True)
class SpiderSeen:
    """The Spider came to light in somebody's turn."""

    seat: Seat
    stack: int
    clause: str = "spider-seen"


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card was laid into a case with its upper left cell on ``cell``.

    ``matched`` are the cells where it lies on its own kind, ``covered`` what it hides. ``before``
    and ``after`` are the points of the case by source, the coins among them.
    """

    seat: Seat
    card: Card
    cell: Cell
    matched: tuple[Cell, ...]
    covered: tuple[tuple[Cell, Kind], ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnLeft:
    """Somebody ended the turn after a coin, without a card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatPassed:
    """Somebody is out; ``forced``: nothing else could have been done."""

    seat: Seat
    forced: bool
    clause: str = "passed"


@dataclass(frozen=True, slots=True)
class CasesClosed:
    """Nobody has a turn any more; the clause says why."""

    clause: str


@dataclass(frozen=True, slots=True)
class Group:
    """Insects that score together: a run, leaf pairs that touch, one stag or one moth."""

    cells: tuple[Cell, ...]
    points: int


@dataclass(frozen=True, slots=True)
class SourceScored:
    """One line of the ledger; ``groups`` and ``points`` by seat. Coins have no groups."""

    source: str
    groups: tuple[tuple[Group, ...], ...]
    points: tuple[int, ...]
    clause: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The end: the winners, and the clause that settled it."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    clause: str


Event = (
    CasesOpened
    | StacksLaid
    | FirstCardTaken
    | TurnBegan
    | CardDrawn
    | CardMoved
    | TopShown
    | SpiderSeen
    | CardLaid
    | TurnLeft
    | SeatPassed
    | CasesClosed
    | SourceScored
    | GameEnded
)
