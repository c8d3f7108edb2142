"""The state of a game: data only, no rules."""

from __future__ import annotations

from collections.abc import Hashable
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

    setup: Setup
    phase: Phase
    round: int
    start: Seat
    turn: Seat
    queue: tuple[Seat, ...]
    resume: Phase  # what is asked again after a hatching
    picked: int  # picks made in this round
    deck: tuple[Card, ...]
    drawn: int
    end_seen: bool
    final: bool
    power: Kind | None
    shown: Card | None  # what a Butterfly copies in this round
    offered: Card | None  # what is about to be swapped
    acting: Card | None
    clause: str
    actor: Seat | None
    hands: list[list[Card]]
    floor: list[Card]
    laid: tuple[Card | None, ...]
    wall: list[Card]
    discards: list[Card]
    given: list[Card | None]
    seen: int  # a bit for each card that has ever lain open
    pairs: list[tuple[Kind, ...]]
    points: tuple[tuple[int, ...], ...]  # by seat, in scoring order
    scores: list[int]
    winners: tuple[Seat, ...]

    def __init__(self, setup: Setup) -> None:
        # Nothing is laid out yet: ``empty_table`` and ``copy`` do that, each in its own way.
        self.setup = setup

    def copy(self) -> State:
        """An independent state: nothing done to one is seen by the other."""
        twin = State(self.setup)
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

    def key(self) -> Hashable:
        """Every field, in one value: two states have the same key where they are the same."""
        return (
            *(self.setup, self.phase, self.round, self.start, self.turn, self.queue, self.resume),
            *(self.picked, self.deck, self.drawn, self.end_seen, self.final, self.power),
            *(self.shown, self.offered, self.acting, self.clause, self.actor),
            tuple([tuple(hand) for hand in self.hands]),
            *(tuple(self.floor), self.laid, tuple(self.wall), tuple(self.discards)),
            *(tuple(self.given), self.seen, tuple(self.pairs), self.points),
            *(tuple(self.scores), self.winners),
        )


def empty_table(setup: Setup) -> State:
    """A game before the deck is dealt."""
    state, seats = State(setup), setup.seats
    state.phase = state.resume = Phase.DEAL
    state.round, state.picked, state.drawn, state.seen = 1, 0, 0, 0
    state.start, state.turn, state.queue = setup.lead, setup.lead, ()
    state.end_seen = state.final = False
    state.power, state.shown, state.offered = None, None, None
    state.acting, state.clause, state.actor = None, "", None
    state.hands, state.deck = [[] for _ in range(seats)], ()
    state.floor, state.laid, state.wall, state.discards = [], (), [], []
    state.given, state.pairs = [None] * seats, [()] * seats
    state.points, state.scores, state.winners = (), [0] * seats, ()
    return state
