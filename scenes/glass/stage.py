"""What lies where on the table, as everybody sees it."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.glass.api import Card, Case, Cell, Phase, View, points
from game.table import Seat

NEAR = 4
"""Under a top card of a stack so high, or lower, the Spider may lie."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Everything the table shows at rest. Tuples by seat, but ``tops`` and ``heights`` by stack.

    ``actor`` is whose turn it is, ``newest`` the card that was laid last in each case and its
    upper left cell. ``last``: no turn follows this one; ``over``: the cases are closed.
    """

    you: Seat | None
    actor: Seat
    lead: Seat
    turn: int
    last: bool
    cases: tuple[Case, ...]
    newest: tuple[tuple[Card, Cell] | None, ...]
    hands: tuple[tuple[Card, ...], ...]
    coins: tuple[int, ...]
    passed: tuple[bool, ...]
    spider: bool
    tops: tuple[Card | None, ...]
    heights: tuple[int, ...]
    over: bool

    @property
    def hero(self) -> Seat:
        """Whose case is the large one: yours, else that of whoever has the turn."""
        return self.actor if self.you is None else self.you

    @property
    def other(self) -> Seat:
        """The one opposite."""
        return 1 - self.hero

    def points(self, seat: Seat) -> tuple[int, ...]:
        """What the case and the coins of somebody are worth now, by source."""
        return points(self.cases[seat], self.coins[seat])

    def score(self, seat: Seat) -> int:
        """The same, added up."""
        return sum(self.points(seat))

    def near(self, stack: int) -> bool:
        """Whether the Spider may lie right under the top card of a stack."""
        return not self.spider and 0 < self.heights[stack] <= NEAR


def stage_of(view: View) -> Stage:
    """The stage of a view."""
    return Stage(
        you=view.you,
        actor=view.lead if view.phase is Phase.OVER else view.actor,
        lead=view.lead,
        turn=view.turn,
        last=view.last,
        cases=view.cases,
        newest=tuple(cards[-1] if cards else None for cards in view.laid),
        hands=view.hands,
        coins=view.coins,
        passed=view.passed,
        spider=view.spider,
        tops=view.tops,
        heights=view.heights,
        over=view.phase is Phase.OVER,
    )
