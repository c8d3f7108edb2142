"""How far a turn has been thought out: a card is drawn, or a coin moves one, in two steps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.rules.glass.api import DRAWS, MOVES, SPIDER, Action, Card, Move, Phase, View, gains
from game.table import Seat
from scenes.glass.board.stacks import Verdict

STACK: Final = "stack:"
SOURCE: Final = "from:"
TARGET: Final = "to:"


@dataclass(frozen=True, slots=True)
class Step:
    """What is chosen now: a stack to draw from, or for a coin the card and where it goes.

    ``source`` is the stack whose card a coin moves, once that has been said.
    """

    view: View
    spending: bool = False
    source: int | None = None

    @property
    def prefix(self) -> str:
        """How the controls of the stacks are called."""
        if not self.spending:
            return STACK
        return SOURCE if self.source is None else TARGET

    @property
    def can_spend(self) -> bool:
        """Whether a coin can move any card."""
        return any(isinstance(each, Move) for each in self.view.legal)

    def may(self, stack: int) -> bool:
        """Whether this stack can be chosen."""
        action = self.action(stack)
        if action is not None:
            return action in self.view.legal
        return any(isinstance(each, Move) and each.source == stack for each in self.view.legal)

    def action(self, stack: int) -> Action | None:
        """What choosing this stack does; None: it only says which card a coin moves."""
        if not self.spending:
            return DRAWS[stack]
        return None if self.source is None else MOVES[self.source, stack]

    def spend(self) -> Step:
        """A coin is at hand."""
        return replace(self, spending=self.can_spend)

    def back(self) -> Step:
        """One step back."""
        return replace(self, spending=self.source is not None, source=None)


def verdicts(view: View, seat: Seat, *, reckon: bool) -> tuple[Verdict | None, ...]:
    """What each top card could do in the case of a seat; None where nothing is to be said."""
    return tuple(_verdict(view, seat, top, reckon=reckon) for top in view.tops)


def _verdict(view: View, seat: Seat, top: Card | None, *, reckon: bool) -> Verdict | None:
    if top is None or top == SPIDER or view.phase is Phase.FIRST:
        return None
    found = gains(view.cases[seat], top)
    return Verdict(len(found), max(found.values()) if reckon and found else None)


def rank(verdict: Verdict | None) -> int:
    """What fits best comes first."""
    return -99 if verdict is None or verdict.best is None else verdict.best
