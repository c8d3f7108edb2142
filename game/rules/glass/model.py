"""The state of a game: data only, no rules."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.rules.glass.cards import (
    COINS,
    EMPTY_CASE,
    SEATS,
    STACKS,
    Card,
    Case,
    Cell,
)
from game.table import Seat


class Phase(StrEnum):
    """What is asked next; the first four are kinds of decisions."""

    FIRST = "first"
    TURN = "turn"
    COIN = "coin"
    PLACE = "place"
    DEAL = "deal"
    OVER = "over"


# They are asked for millions of times, and before Python 3.12 an enum answers slowly.
FIRST: Final = Phase.FIRST
TURN: Final = Phase.TURN
COIN: Final = Phase.COIN
PLACE: Final = Phase.PLACE
DEAL: Final = Phase.DEAL
OVER: Final = Phase.OVER


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is settled before the first card: see ``setup.check_setup``."""

    seats: int
    lead: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """The three stacks, each with its top card first."""

    stacks: tuple[tuple[Card, ...], ...]


class State:
    """A game in progress. Only the engine writes to it; everybody else gets a view.

    Lists by seat unless said otherwise. ``stacks`` have their top card last, hands are sorted.
    ``laid`` tells every card of a case in the order in which they were laid. ``turn`` counts the
    turns of both from 1, 0 while first cards are taken; ``spider_turn`` is the one in which the
    Spider was seen, 0 if it was not.
    """

    __slots__ = (
        "actor", "cases", "coins", "hands", "laid", "passed", "phase", "setup", "spider_turn",
        "stacks", "turn", "winners",
    )  # fmt: skip

    setup: Setup
    phase: Phase
    actor: Seat
    turn: int
    spider_turn: int
    stacks: list[list[Card]]
    cases: list[Case]
    laid: list[tuple[tuple[Card, Cell], ...]]
    hands: list[list[Card]]
    coins: list[int]
    passed: list[bool]
    winners: tuple[Seat, ...]

    def __init__(self, setup: Setup) -> None:
        # Nothing is laid out yet: ``empty_table`` and ``copy`` do that, each in its own way.
        self.setup = setup

    def copy(self) -> State:
        """An independent state: nothing done to one is seen by the other."""
        twin = State(self.setup)
        twin.phase = self.phase
        twin.actor = self.actor
        twin.turn = self.turn
        twin.spider_turn = self.spider_turn
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.cases = self.cases[:]
        twin.laid = self.laid[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.coins = self.coins[:]
        twin.passed = self.passed[:]
        twin.winners = self.winners
        return twin

    def key(self) -> Hashable:
        """Every field, in one value: two states have the same key where they are the same."""
        return (
            *(self.setup, self.phase, self.actor, self.turn, self.spider_turn),
            *(tuple([tuple(stack) for stack in self.stacks]), tuple(self.cases)),
            *(tuple(self.laid), tuple([tuple(hand) for hand in self.hands])),
            *(tuple(self.coins), tuple(self.passed), self.winners),
        )


def empty_table(setup: Setup) -> State:
    """A game before the stacks are laid."""
    state = State(setup)
    state.phase, state.actor = Phase.DEAL, setup.lead
    state.turn, state.spider_turn = 0, 0
    state.stacks = [[] for _ in range(STACKS)]
    state.cases, state.laid = [EMPTY_CASE] * SEATS, [()] * SEATS
    state.hands = [[] for _ in range(SEATS)]
    state.coins, state.passed = [COINS] * SEATS, [False] * SEATS
    state.winners = ()
    return state
