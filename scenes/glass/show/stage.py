"""What lies where on the table, as everybody sees it.

A stage is folded from the events (``settle``) and can also be read off a view (``stage_of``);
both must agree whenever nothing moves.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar, assert_never

from game.rules.glass.api import (
    SEATS,
    STACKS,
    Card,
    CardDrawn,
    CardLaid,
    CardMoved,
    Case,
    CasesClosed,
    CasesOpened,
    Cell,
    Event,
    FirstCardTaken,
    GameEnded,
    Phase,
    SeatPassed,
    SourceScored,
    SpiderSeen,
    StacksLaid,
    TopShown,
    TurnBegan,
    TurnLeft,
    View,
    laid,
    points,
)
from game.table import Seat

T = TypeVar("T")
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


def empty_stage(you: Seat | None) -> Stage:
    """The table before anything has happened."""
    return Stage(
        you=you,
        actor=0,
        lead=0,
        turn=0,
        last=False,
        cases=(0,) * SEATS,
        newest=(None,) * SEATS,
        hands=((),) * SEATS,
        coins=(0,) * SEATS,
        passed=(False,) * SEATS,
        spider=False,
        tops=(None,) * STACKS,
        heights=(0,) * STACKS,
        over=False,
    )


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


def settle(stage: Stage, event: Event) -> Stage:
    """The stage after an event, when all motion is over."""
    match event:
        case CasesOpened(lead, coins):
            return replace(stage, actor=lead, lead=lead, coins=(coins,) * SEATS)
        case StacksLaid(laid_out, heights):
            return replace(stage, tops=laid_out, heights=heights)
        case FirstCardTaken(seat, _, card):
            return replace(_taken(stage, seat, card), actor=1 - seat)
        case TurnBegan(seat, number, last):
            return replace(stage, actor=seat, turn=number, last=last)
        case CardDrawn(seat, _, card):
            return _taken(stage, seat, card)
        case CardMoved(seat, _, _, _, coins):
            return replace(stage, coins=put(stage.coins, seat, coins))
        case TopShown(stack, top, height):
            tops: tuple[Card | None, ...] = put(stage.tops, stack, top)
            return replace(stage, tops=tops, heights=put(stage.heights, stack, height))
        case SpiderSeen():
            return replace(stage, spider=True, last=any(stage.passed))
        case CardLaid():
            return _laid(stage, event)
        case SeatPassed(seat):
            passed = put(stage.passed, seat, value=True)
            return replace(stage, passed=passed, last=stage.spider)
        case CasesClosed():
            return replace(stage, over=True, actor=stage.lead)
        case TurnLeft() | SourceScored() | GameEnded():
            return stage
        case _:
            assert_never(event)


def _taken(stage: Stage, seat: Seat, card: Card) -> Stage:
    hand = tuple(sorted((*stage.hands[seat], card)))
    return replace(stage, hands=put(stage.hands, seat, hand))


def _laid(stage: Stage, event: CardLaid) -> Stage:
    seat, card, cell = event.seat, event.card, event.cell
    hand = tuple(held for held in stage.hands[seat] if held != card)
    return replace(
        stage,
        hands=put(stage.hands, seat, hand),
        cases=put(stage.cases, seat, laid(stage.cases[seat], card, cell)),
        newest=put(stage.newest, seat, (card, cell)),
    )


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values with another one at this place."""
    return (*values[:place], value, *values[place + 1 :])
