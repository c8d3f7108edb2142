"""The protocol that every game on the shelf implements, and the words all games share.

A game is a value (its state) and a handful of pure functions over it. Chance is an input: deals
enter as values, so setup + deals + actions is at once the save, the replay, the bug report and
the test case.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from random import Random

Seat = int
"""A place at the table, 0 … n − 1, clockwise."""


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
    """A text that is not an action, a card or a setup at all."""


S = TypeVar("S")  # state
A = TypeVar("A")  # action
E = TypeVar("E")  # event
V_co = TypeVar("V_co", covariant=True)  # view
P_contra = TypeVar("P_contra", contravariant=True)  # setup
D = TypeVar("D")  # deal


class Rules(Protocol[S, A, E, V_co, P_contra, D]):
    """What a game can do. No method but ``advance`` changes its arguments."""

    def new_game(self, setup: P_contra) -> S:
        """The state before the first deal. Raises IllegalDeal for an impossible setup."""

    def opening(self, setup: P_contra) -> tuple[E, ...]:
        """What the table sees before the first deal."""

    def deal_due(self, state: S) -> bool:
        """Whether the game waits for cards."""

    def shuffle(self, state: S, rng: Random) -> D:
        """A random deal for this state; the only place of a game that draws random numbers."""

    def deal(self, state: S, deal: D) -> tuple[S, tuple[E, ...]]:
        """Hand out the cards. Raises IllegalDeal."""

    def decision(self, state: S) -> Decision | None:
        """Who chooses what; None when a deal is due or the game is over."""

    def legal_actions(self, state: S) -> Sequence[A]:
        """Every allowed action, in the order of the notation; empty without a decision."""

    def apply(self, state: S, action: A) -> tuple[S, tuple[E, ...]]:
        """A new state and what happened. Raises IllegalAction; the old state stays as it was."""

    def advance(self, state: S, action: A) -> None:
        """The same step in place, without events and without asking whether it is legal."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """What a seat may know; None is a spectator."""

    def redact(self, event: E, seat: Seat | None) -> E:
        """The event as a seat may see it."""
