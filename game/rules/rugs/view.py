"""What a seat may know: the only file that removes secrets.

Hidden things are None. Closed are hands, the deck, bugs that are being passed, and pairs; who took
which bug is not listed once the round is over. Public are the Floor, the Wall, what left the game,
and which bugs have ever lain open (V1). That somebody is asked shows a little, as it does at any
table: who may keep Larvae holds two, who may make a pair holds two Mosquitos.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from game.rules.rugs import engine
from game.rules.rugs.actions import Action
from game.rules.rugs.cards import CARD_NAMES, DECK, END_BELOW, SCORING_ORDER, Card, Kind
from game.rules.rugs.drawing import bugs_left
from game.rules.rugs.events import (
    BugDrawn,
    BugDropped,
    BugJoinedWall,
    BugPicked,
    BugPlaced,
    BugsDealt,
    BugShown,
    BugsPassed,
    BugsSwapped,
    CollectionsShown,
    CollectorsSatDown,
    EndMet,
    Event,
    FinalRoundEnded,
    FloorLaid,
    GameEnded,
    HatchlingTaken,
    LarvaeHatched,
    LarvaeKept,
    LarvaeLeftWall,
    LeftoverFlew,
    MosquitosGrouped,
    PassChosen,
    PowerRested,
    PowerSetOff,
    RoundBegan,
    SeatSkipped,
    SwapOffered,
    TypeScored,
)
from game.rules.rugs.model import Phase, State
from game.rules.rugs.turns import PICK_ORDERS, TURN_ORDERS
from game.table import Decision, Seat


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (or a spectator, ``you`` None) sees it.

    Tuples by seat unless said otherwise; ``floor``, ``wall`` and ``discards`` in the order of
    arrival. ``power`` is the kind of bug that acts, ``shown`` what a Butterfly copies, ``offered``
    what is about to be swapped. ``queue`` has still to act in a power or to group, who acts first.
    ``places`` are those of the rug from left to right; from some of them (None) the bug is gone.
    ``acting`` is the bug whose power is carried out, ``clause`` what that is or why nothing
    happens, ``actor`` who has acted last.
    ``seen`` is what a careful memory holds: every bug that has ever lain open, sorted. When the
    game is over, ``hands``, ``pairs`` and ``points`` (by kind) are open.
    """

    you: Seat | None
    seats: int
    phase: Phase
    round: int
    start: Seat
    picked: int
    end_seen: bool
    final: bool
    decision: Decision | None
    legal: tuple[Action, ...]  # empty unless it is your decision
    power: Kind | None
    shown: Card | None
    offered: Card | None
    queue: tuple[Seat, ...]
    acting: Card | None
    clause: str
    actor: Seat | None
    hand: tuple[Card, ...] | None
    hand_sizes: tuple[int, ...]
    floor: tuple[Card, ...]
    places: tuple[Card | None, ...]
    wall: tuple[Card, ...]
    discards: tuple[Card, ...]
    deck: int
    seen: tuple[Card, ...]
    has_given: tuple[bool, ...]
    given: Card | None  # your own
    hands: tuple[tuple[Card, ...] | None, ...]
    pairs: tuple[tuple[Kind, ...] | None, ...]
    points: tuple[dict[Kind, int], ...] | None
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def progress(self) -> tuple[int, int]:
        """The round, and the pick that comes next; after the last pick still that one."""
        return self.round, max(1, min(self.picked + 1, 2 * self.seats))

    @property
    def undealt(self) -> int:
        """How many bugs lie in the drawer: all of them, before any are dealt."""
        return self.deck if any(self.hand_sizes) else len(DECK)

    @property
    def to_end(self) -> int:
        """How many bugs still lie over the End card."""
        return END_BELOW[self.seats] - (len(DECK) - self.undealt)

    @property
    def full_floor(self) -> int:
        """How many bugs a Floor has: two for everybody, and one that is left over."""
        return 2 * self.seats + 1

    @property
    def picking(self) -> bool:
        """Whether bugs are being picked, or will be as soon as they lie there: nothing acts."""
        acts = self.power is not None or self.acting is not None
        return not acts and self.picked < 2 * self.seats

    @property
    def rounds_over(self) -> int:
        """How many rounds are over, each with its power."""
        last = self.final and self.power is None and not self.floor
        return self.round if last and self.picked == 2 * self.seats else self.round - 1

    @property
    def my_pairs(self) -> tuple[Kind, ...]:
        """The kinds that my pairs of Mosquitos copy so far."""
        return () if self.you is None else self.pairs[self.you] or ()

    @property
    def pick_order(self) -> tuple[Seat, ...]:
        """Who picks, there and back again; ``picked`` of them have."""
        return PICK_ORDERS[self.seats][self.start]

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        """Everybody, clockwise from the start player."""
        return TURN_ORDERS[self.seats][self.start]


def view(state: State, seat: Seat | None, *, midway: bool = False) -> View:
    """The table as ``seat`` sees it; in the middle of a step nobody is asked anything."""
    decision = None if midway else engine.decision(state)
    mine = decision is not None and decision.seat == seat
    over = state.phase is Phase.OVER
    return View(
        you=seat,
        seats=state.setup.seats,
        phase=state.phase,
        round=state.round,
        start=state.start,
        picked=state.picked,
        end_seen=state.end_seen,
        final=state.final,
        decision=decision,
        legal=tuple(engine.legal_actions(state)) if mine else (),
        power=state.power,
        shown=state.shown,
        offered=state.offered,
        queue=_queue(state),
        acting=state.acting,
        clause=state.clause,
        actor=state.actor,
        hand=None if seat is None else tuple(state.hands[seat]),
        hand_sizes=tuple(map(len, state.hands)),
        floor=tuple(state.floor),
        places=tuple(card if card in state.floor else None for card in state.laid),
        wall=tuple(state.wall),
        discards=tuple(state.discards),
        deck=bugs_left(state),
        seen=tuple(card for card in CARD_NAMES if state.seen >> card & 1),
        has_given=tuple(card is not None for card in state.given),
        given=None if seat is None else state.given[seat],
        hands=tuple(
            tuple(hand) if over or owner == seat else None for owner, hand in enumerate(state.hands)
        ),
        pairs=tuple(
            pairs if over or owner == seat else None for owner, pairs in enumerate(state.pairs)
        ),
        points=points_by_kind(state) if over else None,
        scores=tuple(state.scores),
        winners=state.winners,
    )


def points_by_kind(state: State) -> tuple[dict[Kind, int], ...]:
    """The score sheet, a column for each seat, from top to bottom."""
    return tuple(dict(zip(SCORING_ORDER, column, strict=True)) for column in state.points)


def _queue(state: State) -> tuple[Seat, ...]:
    """Who has still to act. While grouping that is hidden: it would tell who has Mosquitos."""
    return () if state.phase is Phase.GROUP else state.queue


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as ``seat`` may see it."""
    match event:
        case BugsDealt(hands):
            own = (card if owner == seat else None for owner, card in enumerate(hands))
            return replace(event, hands=tuple(own))
        case BugDrawn() | PassChosen():
            return event if event.seat == seat else replace(event, card=None)
        case BugsPassed(gifts):
            told = (
                gift if seat in {gift.giver, gift.taker} else replace(gift, card=None)
                for gift in gifts
            )
            return replace(event, gifts=tuple(told))
        case MosquitosGrouped():
            return event if event.seat == seat else replace(event, kind=None, hidden=True)
        case (
            CollectorsSatDown() | RoundBegan() | FloorLaid() | EndMet() | BugPicked()
            | LarvaeHatched() | HatchlingTaken() | LarvaeKept() | LeftoverFlew() | PowerSetOff()
            | PowerRested() | BugJoinedWall() | LarvaeLeftWall() | BugShown() | SeatSkipped()
            | BugDropped() | BugPlaced() | SwapOffered() | BugsSwapped() | FinalRoundEnded()
            | CollectionsShown() | TypeScored() | GameEnded()
        ):  # fmt: skip
            return event
        case _:
            assert_never(event)


def closed_events(log: Sequence[Event]) -> int:
    """How many events lie before the round that is played: who took what then is not listed (V1).

    When the last round is over, it is closed as well.
    """
    begins = RoundBegan | FinalRoundEnded
    return next((at for at in range(len(log) - 1, -1, -1) if isinstance(log[at], begins)), 0)
