"""The state of a game: data only, no rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.rules.rugs.cards import Card, Kind
from game.table import Seat


class Phase(StrEnum):
    """What is asked next; all but the last two are kinds of decisions."""

    PICK = "pick"
    TAKE = "take"
    KEEP = "keep"
    SHOW = "show"
    DROP = "drop"
    PLACE = "place"
    PASS = "pass"
    SWAP = "swap"
    SWAP_FOR = "swap-for"
    GROUP = "group"
    DEAL = "deal"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is settled before the deck: see ``setup.check_setup``."""

    seats: int
    lead: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """The whole shuffled deck, top first, without the End card."""

    deck: tuple[Card, ...]


class State:
    """A game in progress. Only the engine writes to it; everybody else gets a view.

    Lists by seat unless said otherwise. Hands are sorted; floor, wall and discards lie in the
    order of arrival. ``drawn`` bugs of the ``deck`` have been dealt or drawn. ``turn`` is who
    acts now, ``queue`` who has still to act in a power (or to group), that seat first.

    What decides nothing, but lies open: ``laid`` are the bugs of this Floor from left to right,
    those that have been picked as well (or None). ``acting`` is the bug whose power is carried
    out, ``clause`` what that is or why nothing happens, ``actor`` who has acted last.
    """

    __slots__ = (
        "acting", "actor", "clause", "deck", "discards", "drawn", "end_seen", "final", "floor",
        "given", "hands", "laid", "offered", "pairs", "phase", "picked", "points", "power",
        "queue", "resume", "round", "scores", "seen", "setup", "shown", "start", "turn", "wall",
        "winners",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        seats = setup.seats
        self.setup = setup
        self.phase = Phase.DEAL
        self.round = 1
        self.start: Seat = setup.lead
        self.turn: Seat = setup.lead
        self.queue: tuple[Seat, ...] = ()
        self.resume = Phase.DEAL  # what is asked again after a hatching
        self.picked = 0  # picks made in this round
        self.deck: tuple[Card, ...] = ()
        self.drawn = 0
        self.end_seen = False
        self.final = False
        self.power: Kind | None = None
        self.shown: Card | None = None  # what a Butterfly copies in this round
        self.offered: Card | None = None  # what is about to be swapped
        self.acting: Card | None = None
        self.clause = ""
        self.actor: Seat | None = None
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.floor: list[Card] = []
        self.laid: tuple[Card | None, ...] = ()
        self.wall: list[Card] = []
        self.discards: list[Card] = []
        self.given: list[Card | None] = [None] * seats
        self.seen = 0  # a bit for each card that has ever lain open
        self.pairs: list[tuple[Kind, ...]] = [()] * seats
        self.points: tuple[tuple[int, ...], ...] = ()  # by seat, in scoring order
        self.scores: list[int] = [0] * seats
        self.winners: tuple[Seat, ...] = ()

    def copy(self) -> State:
        """An independent state: nothing done to one is seen by the other."""
        twin = State.__new__(State)
        twin.setup = self.setup
        twin.phase = self.phase
        twin.round = self.round
        twin.start = self.start
        twin.turn = self.turn
        twin.queue = self.queue
        twin.resume = self.resume
        twin.picked = self.picked
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.end_seen = self.end_seen
        twin.final = self.final
        twin.power = self.power
        twin.shown = self.shown
        twin.offered = self.offered
        twin.acting = self.acting
        twin.clause = self.clause
        twin.actor = self.actor
        twin.hands = [hand[:] for hand in self.hands]
        twin.floor = self.floor[:]
        twin.laid = self.laid
        twin.wall = self.wall[:]
        twin.discards = self.discards[:]
        twin.given = self.given[:]
        twin.seen = self.seen
        twin.pairs = self.pairs[:]
        twin.points = self.points
        twin.scores = self.scores[:]
        twin.winners = self.winners
        return twin
