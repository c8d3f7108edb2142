"""Holds the coach to what it says: `python -m build.coach claims` and `… losses`.

Both take long, and their figures are in docs/coach.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from game.bots import make_bot
from game.catalogue import SHELF
from game.coach.coach import Words
from game.coach.council.claims import Claim, Compared
from game.coach.council.reasons import reason
from game.coach.evaluate import compared, evaluated
from game.coach.past import Past
from game.coach.question import Question
from game.coach.review import PERCENT, Kind, Measure, Readers
from game.coach.reviewing import reviewing
from game.coach.stages import FIRST_LOOK, REASONS
from game.coach.tally import CHANCE, LEAD
from game.commands.review import at_once
from game.describe import description_of
from game.describe.naming import choice_names
from game.playout import Playout
from game.rules.council.api import View
from game.seating import SeatSetup
from game.table import NEUTRAL, Seat, TableView

LEAST = 0.03
"""Claims are made for choices that cost so much of a chance."""
OTHER = 1
"""The seed of other tables."""
THIRD = range(80)
"""4,000 tables."""
NEAR = 3.0
"""Points by which what was shown and what other tables say may differ."""


class Game(NamedTuple):
    """A game that bots have played, by everything about it."""

    game: str
    people: int
    actions: list[object]
    states: list[object]
    log: list[object]
    acted: list[int]

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who sits there."""
        people = [SeatSetup(f"P{seat}", "") for seat in range(self.people)]
        neutral = SHELF[self.game].neutrals.get(self.people)
        return (*people, *([] if neutral is None else [SeatSetup(neutral, NEUTRAL)]))

    def names(self, view: TableView) -> list[str]:
        """What may be chosen is called."""
        return choice_names(description_of(SHELF[self.game]), view, self.seats)

    def past(self, seat: Seat) -> Past:
        """It from one seat."""
        return Past.of(self.game, seat, self.actions, self.states, self.log, self.acted)


def played(game: str, levels: Sequence[str], seed: int) -> Game:
    """A game of bots."""
    rules, rng = SHELF[game].rules, Random(seed)
    setup = rules.random_setup(len(levels), None, {}, rng, None)
    bots = [make_bot(game, level, Random(rng.random())) for level in levels]
    playout = Playout(rules, setup, lambda state: rules.shuffle(state, rng), told=True)
    found = Game(game, len(levels), [], [], [], [])
    for decision in playout.decisions():
        found.states.append(playout.state)
        found.acted.append(len(playout.log))
        found.actions.append(playout.ask(bots[decision.seat], decision.seat))
        playout.advance(found.actions[-1])
    found.states.append(playout.state)
    found.log.extend(playout.log)
    return found


def claims(positions: int) -> Iterator[tuple[Claim | None, bool]]:
    """What is said of so many costly choices of Newcomers, and whether other tables say so too."""
    seed = count = 0
    while count < positions:
        game = played("bug-council", ["newcomer"] * (3 + seed % 3), seed)
        for made in game.past(seed % game.people).chosen:
            question = Question.about(game.game, made.view, made.account)
            if question is None or count >= positions:
                continue
            tally = evaluated(question, FIRST_LOOK)
            pair = (tally.best(CHANCE), made.choice)
            if tally.gap(CHANCE, *pair).mean < LEAST:
                continue
            count += 1
            yield _claim(game, question, pair)
        seed += 1


def _claim(game: Game, question: Question, pair: tuple[int, int]) -> tuple[Claim | None, bool]:
    names = game.names(question.view)
    assert isinstance(question.view, View)
    words = Words(names[pair[0]], names[pair[1]], [seat.name for seat in game.seats])
    actions = [question.view.legal[each] for each in pair]
    found = compared(question, REASONS, pair)
    claim = reason(Compared(question.view, actions, found, words))
    other = compared(question._replace(seed=OTHER), REASONS, pair)
    return claim, claim is None or claim.holds(other)


def losses(game: str, levels: Sequence[str], games: range) -> Iterator[tuple[Kind, float, float]]:
    """Every loss that is shown to the first seat, and what 4,000 other tables say of it."""
    for seed in games:
        told = played(game, levels, seed)
        past = told.past(0)
        readers = Readers(told.seats, told.names)
        made = {each.at: each for each in past.chosen}
        for point in at_once(game, reviewing(past, readers)).points:
            if point.kind is Kind.BEST:
                continue
            chosen = made[point.at]
            question = Question.about(game, chosen.view, chosen.account, OTHER)
            assert question is not None
            pair = (question.view.legal.index(point.better[0]), chosen.choice)
            tally = evaluated(question, THIRD, pair)
            by_points = point.measure is Measure.POINTS
            gap = tally.gap(LEAD if by_points else CHANCE, 0, 1)
            yield point.kind, point.loss, gap.mean * (1 if by_points else PERCENT)


def main() -> None:
    """Print the figures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    words = parser.add_subparsers(dest="what", required=True)
    claiming = words.add_parser("claims")
    claiming.add_argument("--positions", type=int, default=2000)
    losing = words.add_parser("losses")
    losing.add_argument("game", choices=SHELF)
    losing.add_argument("levels", nargs="+")
    losing.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    if asked.what == "claims":
        _tell_claims(asked.positions)
    else:
        _tell_losses(list(losses(asked.game, asked.levels, range(asked.games))), asked.games)


def _tell_claims(positions: int) -> None:
    said: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    for claim, holds in claims(positions):
        kind = "nothing" if claim is None else claim.id.partition("-")[0]
        said[kind] += 1
        kept[kind] += holds
        print(f"\r{sum(said.values())} of {positions}", end="", flush=True)
    print()
    for kind, count in said.most_common():
        print(f"{kind:12} {count:5} {kept[kind]:5} hold on other tables")


def _tell_losses(found: Sequence[tuple[Kind, float, float]], games: int) -> None:
    real = sum(third > 0 for _, _, third in found)
    near = sum(abs(shown - third) <= NEAR for _, shown, third in found)
    turning = sum(kind is Kind.TURNING for kind, _, _ in found)
    print(
        f"{games} games: {len(found)} shown ({turning} turning), {real} real, {near} within {NEAR}"
    )


if __name__ == "__main__":
    main()
