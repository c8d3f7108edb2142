"""A game from one decision to the next, and what is told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from game.bots.bot import Bot, ask
from game.table import Decision, Rules, Seat, SupportsSnapshot

S = TypeVar("S", bound=SupportsSnapshot)  # state
A = TypeVar("A")  # action
D = TypeVar("D")  # deal
P = TypeVar("P")  # setup


class Playout(Generic[S, A, P, D]):
    """A game as it goes on; ``state`` is the table now, ``log`` what has happened where it is kept.

    Args:
        rules: Those of the game.
        setup: How it begins.
        deal: Gives the cards whenever some are due.
        told: Whether an account is kept of it, for those who remember; that takes time.
    """

    def __init__(
        self,
        rules: Rules[S, A, Any, Any, P, D],
        setup: P,
        deal: Callable[[S], D],
        *,
        told: bool = False,
    ) -> None:
        self._rules, self._deal, self._told = rules, deal, told
        self.state = rules.new_game(setup)
        self.log: list[Any] = list(rules.opening(setup))

    def decisions(self) -> Iterator[Decision]:
        """Every decision until the game is over; whoever asks advances it before the next."""
        while True:
            if self._rules.deal_due(self.state):
                self._hand_out(self._deal(self.state))
            decision = self._rules.decision(self.state)
            if decision is None:
                return
            yield decision

    def ask(self, bot: Bot[Any, A], seat: Seat) -> A:
        """What a bot in this seat does now."""
        view, legal = self._rules.view(self.state, seat), self._rules.legal_actions(self.state)
        return ask(bot, view, legal, lambda: self.account(seat) if self._told else ())

    def account(self, seat: Seat) -> tuple[Any, ...]:
        """Everything that a seat has been shown, where an account is kept."""
        return tuple([self._rules.redact(event, seat) for event in self.log])

    def advance(self, action: A) -> None:
        """Carry out a legal action of whoever has to choose."""
        if not self._told:
            self._rules.advance(self.state, action)
            return
        self.state, events = self._rules.apply(self.state, action)
        self.log += events

    def _hand_out(self, cards: D) -> None:
        if not self._told:
            self._rules.deal_in_place(self.state, cards)
            return
        self.state, events = self._rules.deal(self.state, cards)
        self.log += events
