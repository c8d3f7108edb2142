"""What makes the difference between two choices, counted on tables where both are played.

Sources by exchange: each outcome gets the other's points of one source, both ways; how far that
moves the chance is what the source explains. The visit by ablation: nothing moves after this trick.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from random import Random
from typing import NamedTuple

from game.bots.council.endgame import chances_of
from game.bots.council.imagined import ImaginedTable
from game.bots.council.solo import SoloTrials, chance_of
from game.bots.council.styles.passing import PassingStyle
from game.coach.coach import PlayedTables
from game.coach.council.tables import SeveralPeople
from game.coach.tally import LEAD, TableOutcome
from game.rules.council.api import AGES, Action, PlayCard, State, View, standing
from game.table import Seat


class TallyIndex(IntEnum):
    """Where in a tally each of these is counted.

    Up to ``VISIT`` it is what explains the loss, as the better choice's; the rest is of both.
    """

    TRICKS = LEAD + 1
    ALLEGIANCE = LEAD + 2
    NONE = LEAD + 3
    OTHERS_NONE = LEAD + 4
    OTHERS_REST = LEAD + 5
    VISIT = LEAD + 6
    KEPT = LEAD + 7
    """Own No Allegiance has succeeded."""
    TAKEN = LEAD + 8
    """The card has won its trick."""
    VISITED = LEAD + 9
    """The card has gone to the council."""
    OWN_TRICKS = LEAD + 10
    OWN_ALLEGIANCE = LEAD + 11
    OWN_NONE = LEAD + 12
    """Points of one's own from each."""
    REST = LEAD + 13
    """Points of all others, but for No Allegiance."""
    VOWS = LEAD + 14
    """How many others have succeeded; from here on, by seat, whether that one has."""

    def of(self, seat: Seat) -> int:
        """Index of the count for one seat."""
        return self + 1 + seat


CAUSES = tuple(TallyIndex)[: TallyIndex.VISIT - LEAD]
"""All that can explain a loss."""


class Points(NamedTuple):
    """Of one owner in one Age: tricks (with what a personality brings), Allegiance, the vow."""

    tricks: float
    allegiance: float
    none: float


class Result(NamedTuple):
    """Everybody's points of an Age, and the chance of one's own that comes of them."""

    points: tuple[Points, ...]
    won: tuple[int, ...]


def compare(
    view: View, known: tuple[int, ...], pair: Sequence[Action], rng: Random
) -> Callable[[], Sequence[TableOutcome]]:
    """Plays both on a table each time; the better choice comes first."""
    if view.termitenator is not None:
        return _alone(view, pair, rng)
    tables, judge = SeveralPeople(view, known, rng), _Judge(view)

    def play() -> Sequence[TableOutcome]:
        imagined = tables.sample()
        ends = [tables.play_out(imagined, action) for action in pair]
        still = 0.0
        if isinstance(pair[0], PlayCard):
            quiet = _without_visit(imagined, view.trick_number)
            one, other = [judge.chance(_result(tables.play_out(quiet, each))) for each in pair]
            still = one - other
        return judge.outcomes(pair, ends, still)

    return play


def _alone(view: View, pair: Sequence[Action], rng: Random) -> Callable[[], Sequence[TableOutcome]]:
    judge, ends = _Judge(view), list[State]()

    def seen(state: State) -> TableOutcome:
        ends.append(state)
        return TableOutcome(0.0, 0.0)

    tables = PlayedTables(lambda luck: SoloTrials(view, luck), rng, seen)

    def play() -> Sequence[TableOutcome]:
        outcome = tables.deal()
        ends.clear()
        for action in pair:
            outcome(action)
        return judge.outcomes(pair, ends, None)

    return play


def _without_visit(imagined: ImaginedTable, trick: int) -> ImaginedTable:
    """The same table, at which nobody moves the council after this trick."""
    return imagined._replace(styles=[PassingStyle(style, trick) for style in imagined.styles])


def _result(state: State) -> Result:
    rows = state.ledger[-1].rows
    return Result(
        tuple(
            Points(row.tricks + row.extra, row.allegiance, row.no_allegiance_points) for row in rows
        ),
        tuple(row.tricks for row in rows),
    )


class _Judge:
    """Turns ends of an Age into what is counted, for one seat."""

    def __init__(self, view: View) -> None:
        assert view.you is not None
        self._view, self._you = view, view.you

    def chance(self, result: Result) -> float:
        """Of one's own, from everybody's points."""
        before = self._view.scores
        scores = [int(was + sum(new)) for was, new in zip(before, result.points, strict=True)]
        if self._view.age == AGES:
            ranks = list(zip(scores, result.won, strict=True))
            if self._view.termitenator is not None:
                return float(scores[0] > scores[1])
            return (ranks[self._you] == max(ranks)) / ranks.count(max(ranks))
        if self._view.termitenator is not None:
            return chance_of(scores, self._view.age)
        return chances_of(scores, self._view.age, self._view.seats)[self._you]

    def outcomes(
        self, pair: Sequence[Action], ends: Sequence[State], still: float | None
    ) -> Sequence[TableOutcome]:
        """What is counted of both; ``still`` is what is lost where no visit moves anything."""
        one, other = map(_result, ends)
        chances = self.chance(one), self.chance(other)
        loss = chances[0] - chances[1]
        visit = 0.0 if still is None or not isinstance(pair[0], PlayCard) else loss - still
        explained = (*self._gap_by_cause(one, other), visit)
        nothing = (0.0,) * len(explained)
        return [
            TableOutcome(chance, 0.0, (*causes, *self._counts(action, end)))
            for chance, causes, action, end in zip(
                chances, (explained, nothing), pair, ends, strict=True
            )
        ]

    def _gap_by_cause(self, one: Result, other: Result) -> tuple[float, ...]:
        you, all_seats = {self._you}, set(range(len(one.points)))
        swaps = (
            (you, ("tricks",)),
            (you, ("allegiance",)),
            (you, ("none",)),
            (all_seats - you, ("none",)),
            (all_seats - you, ("tricks", "allegiance")),
        )
        full, less = self.chance(one), self.chance(other)
        found = []
        for seats, fields in swaps:
            there = full - self.chance(_with(one, other, seats, fields))
            back = self.chance(_with(other, one, seats, fields)) - less
            found.append((there + back) / 2)
        return tuple(found)

    def _counts(self, action: Action, end: State) -> tuple[float, ...]:
        rows, you = end.ledger[-1].rows, self._you
        mine, people = rows[you], range(self._view.seats)
        vows = [float(rows[each].no_allegiance_points > 0 and each != you) for each in people]
        taken, visited = self._trick(action, end)
        return (
            float(mine.no_allegiance_points > 0), taken, visited,
            float(mine.tricks), float(mine.allegiance), float(mine.no_allegiance_points),
            float(sum(row.tricks + row.allegiance + row.extra for row in rows if row != mine)),
            sum(vows), *vows,
        )  # fmt: skip

    def _trick(self, action: Action, end: State) -> tuple[float, float]:
        """Whether a card has won its trick, and whether it has gone to the council."""
        decision, size = self._view.decision, len(end.order)
        if not isinstance(action, PlayCard) or decision is None or end.solo is not None:
            return 0.0, 0.0
        for owner, pile in enumerate(end.piles):
            if action.card in pile:
                start = pile.index(action.card) // size * size
                found = standing(tuple(enumerate(pile[start : start + size])), (0,) * 5)
                visits = found is not None and found.visiting_card == action.card
                return float(owner == decision.hand_of), float(visits)
        return 0.0, 0.0


def _with(one: Result, other: Result, seats: set[Seat], fields: Sequence[str]) -> Result:
    """The first result, with these points of the other."""
    points = tuple(
        mine._replace(**{field: getattr(theirs, field) for field in fields})
        if seat in seats
        else mine
        for seat, (mine, theirs) in enumerate(zip(one.points, other.points, strict=True))
    )
    tricks = "tricks" in fields
    won = tuple(
        theirs if tricks and seat in seats else mine
        for seat, (mine, theirs) in enumerate(zip(one.won, other.won, strict=True))
    )
    return Result(points, won)
