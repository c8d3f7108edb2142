"""A finished game as one seat has seen it: what it could choose, and what it has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.catalogue import SHELF
from game.records import Replay
from game.table import Seat, TableView


class PastChoice(NamedTuple):
    """A choice that was made.

    ``at`` is the index of the action in the record, ``view`` what the seat saw before it, with all
    that it might do, and ``account`` what it had been shown of the game by then.
    """

    at: int
    view: TableView
    account: tuple[Any, ...]
    action: Any

    @property
    def choice(self) -> int:
        """Index among the legal actions."""
        return self.view.legal.index(self.action)


class Past(NamedTuple):
    """A game from one seat: ``chosen`` in order, forced ones too; ``end`` is its last view.

    ``length`` is the number of actions of everybody.
    """

    game: str
    seat: Seat
    chosen: tuple[PastChoice, ...]
    end: TableView
    length: int

    @classmethod
    def of(
        cls,
        game: str,
        seat: Seat,
        actions: Sequence[Any],
        states: Sequence[Any],
        log: Sequence[Any],
        acted: Sequence[int],
    ) -> Past:
        """That of a game by everything about it; what is secret to the seat is taken out here.

        ``states`` has the one before each action and the last one, ``acted`` how many events of
        the log came before each action.
        """
        rules = SHELF[game].rules
        account = tuple([rules.redact(event, seat) for event in log])
        chosen = []
        for at, (action, state, told) in enumerate(zip(actions, states, acted, strict=False)):
            decision = rules.decision(state)
            if decision is not None and decision.seat == seat:
                chosen.append(PastChoice(at, rules.view(state, seat), account[:told], action))
        return cls(game, seat, tuple(chosen), rules.view(states[-1], seat), len(actions))

    @classmethod
    def out_of(cls, replay: Replay, seat: Seat) -> Past:
        """The past of one seat in a recorded game."""
        told = replay
        return cls.of(told.game, seat, told.actions, told.states, told.log, told.acted)
