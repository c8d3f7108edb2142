"""The second proof of a problem: plans over deals, without any memory of positions.

It knows the rules and nothing else: neither the first proof nor the coach, their tables or their
searches. So what one of them gets wrong the other finds.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from build.problems.dealt import deal_tables
from game.bots import Level, make_bot
from game.bots.bot import ask
from game.catalogue import SHELF, AnyRules
from game.problems.problem import Problem, Proof
from game.table import Seat, SupportsSnapshot


class Care(NamedTuple):
    """How much is looked at: all ``ways`` where there are no more, else ``deals`` by chance.

    ``games`` are played on by bots where nothing is certain.
    """

    ways: int
    deals: int
    games: int


FULL: Final = Care(4000, 40, 400)
FEW: Final = (1, 4, 16, 64, 256)
"""A choice that has no plan for so many tables has none for all of them."""


class Plans:
    """Looks for ways to play that win on all tables which the seat cannot tell apart.

    What it cannot tell apart is followed event by event, as it is shown to the seat: the same
    choice has to do wherever all it has been shown is the same. The others play anything.
    """

    def __init__(self, rules: AnyRules, seat: Seat) -> None:
        self._rules, self._seat = rules, seat

    def win(self, alike: Sequence[Any], action: object) -> bool:
        """Whether there is one that begins with this choice."""
        return all(map(self._wins, self._shown([(table, action) for table in alike])))

    def _wins(self, alike: Sequence[Any]) -> bool:
        decision = self._rules.decision(alike[0])
        if decision is None:  # where another deal is due this one has won nothing
            return not self._rules.deal_due(alike[0]) and all(map(self._has_won, alike))
        if decision.seat == self._seat:
            return any(self.win(alike, action) for action in self._rules.legal_actions(alike[0]))
        moves = [(table, each) for table in alike for each in self._rules.legal_actions(table)]
        return all(map(self._wins, self._shown(moves)))

    def _has_won(self, table: SupportsSnapshot) -> bool:
        return self._seat in self._rules.view(table, None).winners

    def _shown(self, moves: Sequence[tuple[Any, Any]]) -> Sequence[Sequence[Any]]:
        """What comes of these moves, by what the seat is shown of them; the smallest part first."""
        parts: dict[Hashable, list[Any]] = {}
        for table, action in moves:
            after, told = self._rules.apply(table, action)
            decision = self._rules.decision(after)
            asked = decision is not None and decision.seat == self._seat
            view = self._rules.view(after, self._seat) if asked else None
            shown = tuple([self._rules.redact(event, self._seat) for event in told])
            parts.setdefault((shown, view), []).append(after)
        return sorted(parts.values(), key=len)


def doubts(problem: Problem, seed: str, care: Care = FULL) -> Iterator[str]:
    """What this proof finds wrong with a problem, a sentence each; none: it holds."""
    if problem.known.proof is Proof.TABLES:
        yield from _play_on(problem, deal_tables(problem, 0, care.games, Random(seed))[0], seed)
        return
    tables, whole = deal_tables(problem, care.ways, care.deals, Random(seed))
    if whole and problem.known.ways and len(tables) != problem.known.ways:
        yield f"hidden cards can lie in {len(tables)} ways"
    rules = SHELF[problem.game].rules
    plans = Plans(rules, problem.known.seat)
    for action in rules.legal_actions(tables[0]):
        code = rules.write(action)
        counts = [count for count in FEW if count < len(tables)]
        found = all(plans.win(tables[:count], action) for count in (*counts, len(tables)))
        if found is not problem.is_right(code):
            yield f"{code} has {'a plan' if found else 'no plan'}"


def _play_on(problem: Problem, tables: Sequence[Any], seed: str) -> Iterator[str]:
    """Bots play on from each of the tables, after every choice with the same chance."""
    rules, right = SHELF[problem.game].rules, problem.known.answers[0]
    won = {
        rules.write(action): [_is_won(problem, table, action, f"{seed} {number}")
                              for number, table in enumerate(tables)]
        for action in rules.legal_actions(tables[0])
    }  # fmt: skip
    for code, fails in won.items():
        gaps = [one - other for one, other in zip(won[right], fails, strict=True)]
        mean, error = fmean(gaps), stdev(gaps) / len(gaps) ** 0.5
        if not problem.is_right(code) and mean <= error:
            yield f"by bots {code} is only {100 * mean:.0f} ± {100 * error:.0f} worse"


def _is_won(problem: Problem, table: SupportsSnapshot, action: object, seed: str) -> bool:
    """Whether the seat wins when Sensible bots play on, and cards are dealt by this chance."""
    rules, state, rng = SHELF[problem.game].rules, table.copy(), Random(seed)
    bots = [make_bot(problem.game, Level.SENSIBLE, rng) for _ in problem.record.seats]
    rules.advance(state, action)
    while True:
        if rules.deal_due(state):
            rules.deal_in_place(state, rules.shuffle(state, rng))
        decision = rules.decision(state)
        if decision is None:
            return problem.known.seat in rules.view(state, None).winners
        view = rules.view(state, decision.seat)
        rules.advance(state, ask(bots[decision.seat], view, view.legal, tuple))
