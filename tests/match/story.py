"""What somebody knows who never looks at the table and only listens to the events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatchmethod

from game.rules.council import api as council
from game.table import Seat


class Story:
    """One seat's table, folded from the events that the seat is told."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.cubes = [0] * len(council.FACTIONS)
        self.chambers = self.supply = self.rest = self.age = 0
        self.hand: list[int] = []
        self.discard: int | None = None
        self.declared: list[bool | None] = []
        self.tricks: list[int] = []
        self.scores: list[int] = []
        self.table: list[tuple[int, int]] = []
        self.last: list[tuple[int, int]] = []
        self.visitor: Seat | None = None
        self.winners: tuple[int, ...] = ()

    def hear(self, events: Sequence[council.Event]) -> None:
        for event in events:
            self.on(event)

    @singledispatchmethod
    def on(self, event: council.Event) -> None:
        """Every kind of event has to be understood."""
        raise NotImplementedError(event)

    @on.register
    def _(self, event: council.CouncilSeated) -> None:
        for count, faction in zip((4, 3, 2, 1, 0), event.council, strict=True):
            self.cubes[faction] = count
        self.supply = event.supply

    @on.register
    def _(self, event: council.AgeBegan) -> None:
        seats = len(event.hands)
        self.age, self.rest, self.discard = event.age, event.rest, None
        self.tricks, self.table, self.last = [0] * seats, [], []
        self.declared = [None] * seats
        self.scores = self.scores or [0] * seats
        self.hand = [] if self.seat is None else list(event.hands[self.seat] or ())

    @on.register
    def _(self, event: council.Declared) -> None:
        self.declared[event.seat] = event.no_allegiance

    @on.register
    def _(self, event: council.DeclarationsRevealed) -> None:
        self.declared = list(event.choices)

    @on.register
    def _(self, event: council.CardDiscarded) -> None:
        self.rest += 1
        if event.seat == self.seat and event.card is not None:
            self.hand.remove(event.card)
            self.discard = event.card

    @on.register
    def _(self, event: council.CardPlayed) -> None:
        if event.place == 0:
            self.last, self.table = self.table, []
        assert len(self.table) == event.place
        self.table.append((event.seat, event.card))
        if event.seat == self.seat:
            self.hand.remove(event.card)

    @on.register
    def _(self, event: council.TrickWon) -> None:
        self.tricks[event.seat] += 1
        assert event.number == sum(self.tricks)
        assert list(event.cards) == self.table

    @on.register
    def _(self, event: council.VisitBegan) -> None:
        self.visitor = event.seat
        assert (event.seat, event.card) in self.table

    @on.register
    def _(self, event: council.VisitSkipped) -> None:
        assert self.visitor is None
        assert event.clause == "nobody-followed"

    @on.register
    def _(self, event: council.VisitPassed) -> None:
        assert event.seat == self.visitor
        self.visitor = None

    @on.register
    def _(self, event: council.CubesSown) -> None:
        assert event.seat == self.visitor
        assert self.cubes[event.origin] == len(event.path) + event.to_chambers
        self.visitor = None
        self.cubes[event.origin] = 0
        for faction in event.path:
            self.cubes[faction] += 1
        self.chambers += event.to_chambers

    @on.register
    def _(self, event: council.AgeScored) -> None:
        assert (event.age, event.chambers) == (self.age, self.chambers)
        for row in event.rows:
            assert row.tricks == self.tricks[row.seat]
            self.scores[row.seat] += row.points

    @on.register
    def _(self, event: council.RecruitsArrived) -> None:
        for faction in event.factions:
            self.cubes[faction] += 1
            self.supply -= 1

    @on.register
    def _(self, event: council.GameEnded) -> None:
        self.winners = event.winners

    def agrees_with(self, view: council.View) -> None:
        """The view shows what the events have told."""
        assert tuple(self.cubes) == view.cubes
        assert (self.chambers, self.supply, self.rest) == (view.chambers, view.supply, view.rest)
        assert tuple(self.hand) == (view.hand or ())
        assert self.discard == view.discard
        assert tuple(self.declared) == view.declared
        assert tuple(self.tricks) == view.tricks
        assert tuple(self.scores) == view.scores
        assert tuple(self.table) == view.table
        assert tuple(self.last) == view.last_trick
        assert self.visitor == view.visitor
        assert (self.winners, self.age) == (view.winners, view.age)
