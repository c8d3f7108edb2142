"""What a seat may know: the only file that removes secrets.

Open are both cases, both hands and the coins, the top of each stack and how many cards it has.
Closed is everything under the top cards, also a card that was covered again (M12); it is left out
of the view, and no event ever names it. So both see the same, and so does a spectator.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from game.rules.glass import engine, flow
from game.rules.glass.actions import Action
from game.rules.glass.cards import DEEPEST, SEATS, Card, Case, Cell
from game.rules.glass.events import (
    CardDrawn,
    CardLaid,
    CardMoved,
    CasesClosed,
    CasesOpened,
    Event,
    FirstCardTaken,
    GameEnded,
    SeatPassed,
    SourceScored,
    SpiderSeen,
    StacksLaid,
    TopShown,
    TurnBegan,
    TurnLeft,
)
from game.rules.glass.model import Phase, State
from game.table import Decision, Seat


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (or a spectator, ``you`` None) sees it.

    Tuples by seat, but ``tops`` and ``heights`` by stack: the top card, None where no card is
    left, and how many there are. ``actor`` has the turn or takes a first card, even in the middle
    of a step. ``laid`` are the cards of a case with their upper left cells, in the order in which
    they were laid. ``last``: no turn follows this one. ``points`` by source, coins among them, as
    everything lies now.
    """

    you: Seat | None
    phase: Phase
    lead: Seat
    actor: Seat
    turn: int
    last: bool
    decision: Decision | None
    legal: tuple[Action, ...]  # empty unless it is your decision
    cases: tuple[Case, ...]
    laid: tuple[tuple[tuple[Card, Cell], ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    coins: tuple[int, ...]
    passed: tuple[bool, ...]
    spider: bool
    tops: tuple[Card | None, ...]
    heights: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def over(self) -> bool:
        """Whether the cases are closed."""
        return self.phase is Phase.OVER

    @property
    def hero(self) -> Seat:
        """Whose case is the large one: yours, else that of whoever has the turn."""
        if self.you is None:
            return self.lead if self.over else self.actor
        return self.you

    @property
    def other(self) -> Seat:
        """The one opposite."""
        return 1 - self.hero

    def near(self, stack: int) -> bool:
        """Whether the Spider may lie right under the top card of a stack."""
        return not self.spider and 0 < self.heights[stack] <= DEEPEST + 1

    @property
    def progress(self) -> tuple[int, int]:
        """The only part, and the turn."""
        return 1, max(1, self.turn)


def view(state: State, seat: Seat | None, *, midway: bool = False) -> View:
    """The table as ``seat`` sees it; in the middle of a step nobody is asked anything."""
    decision = None if midway else engine.decision(state)
    mine = decision is not None and decision.seat == seat
    return View(
        you=seat,
        phase=state.phase,
        lead=state.setup.lead,
        actor=state.actor,
        turn=state.turn,
        last=state.spider_turn > 0 and (state.spider_turn < state.turn or any(state.passed)),
        decision=decision,
        legal=tuple(engine.legal_actions(state)) if mine else (),
        cases=tuple(state.cases),
        laid=tuple(state.laid),
        hands=tuple(map(tuple, state.hands)),
        coins=tuple(state.coins),
        passed=tuple(state.passed),
        spider=state.spider_turn > 0,
        tops=tuple(engine.tops(state)),
        heights=tuple(map(len, state.stacks)),
        points=flow.points_of(state),
        scores=flow.scores_of(state),
        winners=state.winners,
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as ``seat`` may see it: all of it, because only what lies open is told."""
    assert seat is None or 0 <= seat < SEATS
    match event:
        case (
            CasesOpened() | StacksLaid() | FirstCardTaken() | TurnBegan() | CardDrawn()
            | CardMoved() | TopShown() | SpiderSeen() | CardLaid() | TurnLeft() | SeatPassed()
            | CasesClosed() | SourceScored() | GameEnded()
        ):  # fmt: skip
            return event
        case _:
            assert_never(event)  # whoever adds an event has to say here what of it is secret
