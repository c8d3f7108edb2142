"""Last Leaf, a small game of the tests: five cards each, the highest of a round wins a point.

One thing is hidden (the hands), and one rule refuses something: the highest card of a hand is
kept for last. Three deals, two to seven seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from itertools import chain
from operator import itemgetter
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from game.catalogue import Game
from game.record_schema import RecordSchema, spell
from game.table import (
    Carry,
    Decision,
    IllegalAction,
    IllegalDeal,
    NotationError,
    Option,
    Options,
    Seat,
    Trace,
)

HAND, ROUNDS, DEALS, SPARE, PEOPLE = 5, 5, 3, 3, range(2, 8)
KEEP: Final = "keep-the-highest"
CLAUSES: Final = {
    KEEP: "The highest card of a hand is played last.",
    "own-card": "Only a card of the hand can be played.",
    "every-card-once": "Every card of the pack is dealt once.",
}
Phase = StrEnum("Phase", ["PLAY"])


class Play(NamedTuple):
    card: int


class Deal(NamedTuple):
    hands: tuple[tuple[int, ...], ...]
    rest: tuple[int, ...]


class Setup(NamedTuple):
    seats: int
    lead: Seat


class Began(NamedTuple):
    lead: Seat


class Dealt(NamedTuple):
    hands: tuple[tuple[int | None, ...], ...]


class Played(NamedTuple):
    seat: Seat
    card: int


class RoundWon(NamedTuple):
    winner: Seat


Event = Began | Dealt | Played | RoundWon


@dataclass(slots=True)
class State:
    setup: Setup
    lead: Seat
    hands: list[list[int]] = field(default_factory=list)
    rest: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    table: list[tuple[Seat, int]] = field(default_factory=list)  # from the leader on
    won: list[list[int]] = field(default_factory=list)  # by deal, then by seat

    def copy(self) -> State:
        return deepcopy(self)

    def key(self) -> str:
        return repr(self)


@dataclass(frozen=True, slots=True)
class View:
    you: Seat | None
    decision: Decision | None
    legal: tuple[Play, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    progress: tuple[int, int]
    lead: Seat
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    table: tuple[tuple[Seat, int], ...]
    won: tuple[tuple[int, ...], ...]


def pack(seats: int) -> list[int]:
    return list(range(1, HAND * seats + SPARE + 1))


class LeafRecord(RecordSchema, frozen=True, kw_only=True):
    lead: int
    deals: tuple[Deal, ...]


class LastLeaf:
    clauses, record_type = CLAUSES, LeafRecord

    def random_setup(
        self, seats: int, lead: Seat | None, options: Options, rng: Random, carry: Carry | None
    ) -> Setup:
        return Setup(seats, rng.randrange(seats) if lead is None else lead)

    def options(self, setup: Setup) -> Options:
        return {"edition": "garden"}

    def describe(self, seats: int, options: Options) -> str:
        return f"{seats} seats"

    def new_game(self, setup: Setup) -> State:
        if setup.seats not in PEOPLE or setup.lead not in range(setup.seats):
            raise IllegalDeal("Nobody sits there.", "every-card-once", "lead")
        return State(setup, setup.lead)

    def opening(self, setup: Setup) -> Trace[State, Event]:
        return Trace(self.new_game(setup), Began(setup.lead))

    def deal_due(self, state: State) -> bool:
        return not any(state.hands) and len(state.won) < DEALS

    def shuffle(self, state: State, rng: Random) -> Deal:
        cards, seats = pack(state.setup.seats), state.setup.seats
        rng.shuffle(cards)
        hands = tuple(tuple(sorted(cards[HAND * n : HAND * (n + 1)])) for n in range(seats))
        return Deal(hands, tuple(cards[HAND * seats :]))

    def deal(self, state: State, deal: Deal) -> tuple[State, Trace[State, Event]]:
        sizes, cards = [*map(len, deal.hands)], sorted([*chain(*deal.hands), *deal.rest])
        if sizes != [HAND] * state.setup.seats or cards != pack(state.setup.seats):
            raise IllegalDeal(CLAUSES["every-card-once"], "every-card-once", "deals")
        after = state.copy()
        self.deal_in_place(after, deal)
        return after, Trace(after, Dealt(deal.hands))

    def deal_in_place(self, state: State, deal: Deal) -> None:
        state.hands, state.rest, state.gone = [*map(sorted, deal.hands)], [*deal.rest], []
        state.won.append([0] * state.setup.seats)

    def decision(self, state: State) -> Decision | None:
        seat = (state.lead + len(state.table)) % state.setup.seats
        return Decision(seat, seat, Phase.PLAY) if any(state.hands) else None

    def legal_actions(self, state: State) -> Sequence[Play]:
        turn = self.decision(state)
        hand = [] if turn is None else sorted(state.hands[turn.seat])
        return tuple(map(Play, hand[: len(hand) - (len(hand) > 1)]))

    def apply(self, state: State, action: Play) -> tuple[State, Trace[State, Event]]:
        turn = self.decision(state)
        if turn is None or action not in self.legal_actions(state):
            clause = KEEP if turn and action.card in state.hands[turn.seat] else "own-card"
            raise IllegalAction(CLAUSES[clause], clause)
        after = state.copy()
        told: Trace[State, Event] = Trace(after)
        self.advance(after, action, told)
        return after, told

    def advance(self, state: State, action: Play, told: Trace[State, Event] | None = None) -> None:
        seats = state.setup.seats
        seat = (state.lead + len(state.table)) % seats
        state.hands[seat].remove(action.card)
        state.table.append((seat, action.card))
        if told is not None:
            told.append(Played(seat, action.card))
        if len(state.table) == seats:
            state.lead, _ = max(state.table, key=itemgetter(1))
            state.won[-1][state.lead] += 1
            state.gone, state.table = [*state.gone, *(card for _, card in state.table)], []
            if told is not None:
                told.append(RoundWon(state.lead))

    def view(self, state: State, seat: Seat | None, *, midway: bool = False) -> View:
        turn = None if midway else self.decision(state)
        hand = () if seat is None or not state.hands else tuple(state.hands[seat])
        step = min(ROUNDS, len(state.gone) // state.setup.seats + 1)
        return View(
            seat, turn, tuple(self.legal_actions(state)) if turn and turn.seat == seat else (),
            self._scores(state), self._winners(state), (max(1, len(state.won)), step),
            state.lead, hand, tuple(map(len, state.hands)), tuple(state.table),
            tuple(map(tuple, state.won)),
        )  # fmt: skip

    def redact(self, event: Event, seat: Seat | None) -> Event:
        if not isinstance(event, Dealt):
            return event
        return Dealt(tuple(h if n == seat else (None,) * HAND for n, h in enumerate(event.hands)))

    def sources(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"rounds": score} for score in self._scores(state)]

    def write(self, action: Play) -> str:
        return str(action.card)

    def read(self, text: str, state: State) -> Play:
        if not text.isdecimal():
            raise NotationError(f"“{text}” is no card")
        return Play(int(text))

    def write_start(self, setup: Setup, deals: Sequence[Deal]) -> Mapping[str, Any]:
        return {"lead": setup.lead, "deals": tuple(deals)}

    def read_start(self, record: RecordSchema) -> tuple[Setup, tuple[Deal, ...]]:
        assert isinstance(record, LeafRecord)
        setup = Setup(len(record.seats), record.lead)
        state = self.new_game(setup)
        for deal in record.deals:
            self.deal(state, deal)
        return setup, record.deals

    def dump_state(self, state: State) -> Mapping[str, object]:
        return {"hands": state.hands, "rest": state.rest, "table": state.table, "won": state.won}

    dump_view, vocabulary = staticmethod(partial(spell, words={})), staticmethod(list[str])

    def _scores(self, state: State) -> tuple[int, ...]:
        return tuple(sum(row[seat] for row in state.won) for seat in range(state.setup.seats))

    def _winners(self, state: State) -> tuple[Seat, ...]:
        scores = self._scores(state) if len(state.won) == DEALS and not any(state.hands) else ()
        return tuple(n for n, score in enumerate(scores) if score == max(scores))


GARDEN: Final = Option("edition", MappingProxyType({"garden": PEOPLE}))
GAME: Final = Game("last-leaf", "last_leaf", "Last Leaf", LastLeaf, PEOPLE, PEOPLE, (GARDEN,))
