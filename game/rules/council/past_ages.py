"""A game as whoever sits there remembers it: past Ages put back on the table, choice by choice.

Older tricks are closed (G10): nobody may look through them, so no view shows them. But everybody
has seen them being played, and once an Age is scored every card of its hands has been seen, but
for the one that No Allegiance costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.council import engine
from game.rules.council.actions import DECLARATIONS, DISCARDS, PASS, PLAYS, VISITS, Action
from game.rules.council.cards import EDITIONS, Card, deck
from game.rules.council.events import (
    AgeBegan,
    AgeScored,
    CardDiscarded,
    CardPlayed,
    CouncilSeated,
    CubesSown,
    DeclarationsRevealed,
    Event,
    VisitPassed,
)
from game.rules.council.model import Phase, Setup, State
from game.rules.council.turns import actor
from game.rules.council.view import View
from game.rules.tricks import Deal
from game.table import Seat


class AgeTold:
    """What a seat has been shown of one Age.

    ``cards`` are those that each person is known to have held: played, or left at the end.
    ``actions`` are the plays and visits in their order. ``declared`` is empty until all
    declarations are shown; ``discard`` is one's own.
    """

    __slots__ = ("actions", "cards", "declared", "discard")

    def __init__(self, seats: int) -> None:
        self.declared: tuple[bool, ...] = ()
        self.discard: Card | None = None
        self.cards: list[list[Card]] = [[] for _ in range(seats)]
        self.actions: list[Action] = []

    def hear(self, event: Event) -> None:
        """The next thing that happens in it."""
        match event:
            case DeclarationsRevealed(choices):
                self.declared = choices
            case CardDiscarded(card=card) if card is not None:
                self.discard = card
            case CardPlayed(seat, card):
                self.cards[seat].append(card)
                self.actions.append(PLAYS[card])
            case VisitPassed():
                self.actions.append(PASS)
            case CubesSown(origin=origin):
                self.actions.append(VISITS[origin])
            case AgeScored(rows=rows):
                for row in rows:
                    if row.card is not None:
                        self.cards[row.seat].append(row.card)
            case _:
                pass  # nothing that tells hands or styles apart


class PastChoice(NamedTuple):
    """What somebody else chose.

    ``state`` is the table just before, with the hand of ``seat`` as it was. Where that declared No
    Allegiance the card is not in it that this cost: it was one of ``missing``, which is empty
    where the whole hand is known.
    """

    state: State
    seat: Seat
    action: Action
    missing: tuple[Card, ...] = ()


class PastAges:
    """What a seat remembers of the game: of use where nobody at the table is neutral.

    ``choices`` are those of the others in the Ages before this one. ``opening`` is the table as
    this Age began, with nothing in the hands, and ``told`` what has been shown of it since.
    """

    def __init__(self, view: View, account: Sequence[Event]) -> None:
        self._you = view.you
        self._seats = range(view.seats)
        seated: CouncilSeated | None = None
        leaders: list[Seat] = []
        ages: list[AgeTold] = []
        for event in account:
            if isinstance(event, CouncilSeated):
                seated = event
            elif isinstance(event, AgeBegan):
                leaders.append(event.leader)
                ages.append(AgeTold(view.seats))
            elif ages:
                ages[-1].hear(event)
        assert seated is not None
        edition = EDITIONS[view.edition]
        start = Setup(edition, view.seats, seated.council, seated.ring, leaders[0])
        self.opening = engine.new_game(start)
        self.choices: list[PastChoice] = []
        *past, self.told = ages
        for age in past:
            self._remember(age)
        engine.deal_in_place(self.opening, Deal(((),) * view.seats, ()))

    def present(self, table: State) -> list[PastChoice]:
        """What the others have chosen in this Age since they declared.

        What is hidden is taken from ``table``, one that the view allows.
        """
        state, told = self.opening.copy(), self.told
        for seat in self._seats:
            lost = table.discards[seat]
            held = [*table.hands[seat], *told.cards[seat], *([] if lost is None else [lost])]
            state.hands[seat] = sorted(held)
        state.rest = [card for card in table.rest if card not in table.discards]
        if not told.declared or not _declare(state, told.declared, table.discards):
            return []
        return self._replay(state, told.actions)

    def _remember(self, age: AgeTold) -> None:
        """Play a past Age once more, and keep in mind what the others chose."""
        state, people = self.opening, len(self._seats)
        shown = {card for cards in age.cards for card in cards} | {age.discard}
        unseen = [card for card in deck(state.setup.edition, people) if card not in shown]
        rest, discards = unseen[:], [age.discard] * people
        for seat in self._seats:
            if seat != self._you:  # nobody says which card it was, so one stands for it
                discards[seat] = rest.pop() if age.declared[seat] else None
        hands = tuple(
            tuple(cards) if lost is None else (*cards, lost)
            for cards, lost in zip(age.cards, discards, strict=True)
        )
        engine.deal_in_place(state, Deal(hands, tuple(rest)))
        for seat in self._seats:
            if seat != self._you:
                before, no = state.copy(), age.declared[seat]
                before.hands[seat] = sorted(age.cards[seat])
                missing = tuple(unseen) if no else ()
                self.choices.append(PastChoice(before, seat, DECLARATIONS[no], missing))
        _declare(state, age.declared, discards)
        self.choices += self._replay(state, age.actions)

    def _replay(self, state: State, actions: Sequence[Action]) -> list[PastChoice]:
        chosen = []
        for action in actions:
            seat = actor(state)
            assert seat is not None
            if seat != self._you:
                chosen.append(PastChoice(state.copy(), seat, action))
            engine.advance(state, action)
        return chosen


def _declare(state: State, declared: Sequence[bool], discards: Sequence[Card | None]) -> bool:
    """Declare and discard once more; False where a discard is not made yet."""
    while state.phase is Phase.DECLARE or state.phase is Phase.DISCARD:
        seat = actor(state)
        assert seat is not None
        if state.phase is Phase.DECLARE:
            engine.advance(state, DECLARATIONS[declared[seat]])
            continue
        discard = discards[seat]
        if discard is None:
            return False
        engine.advance(state, DISCARDS[discard])
    return True
