"""Whether the losses that are shown are there on other tables as well."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Final, NamedTuple

from build.workshop.coach.games import played
from build.workshop.coach.kept import GameCache, Row
from game.coach.asking import Comparison
from game.coach.evaluate import tally_blocks
from game.coach.question import Question, coach_of
from game.coach.review.page import PERCENT, Kind, Measure, Review, ReviewStep
from game.coach.review.reviewing import review_steps
from game.coach.tally import CHANCE, LEAD

OTHER: Final = 1
"""The seed of other tables."""
THIRD: Final = range(80)
"""4,000 of them."""
NEAR: Final = 3.0
"""Points, of chance or of the game, by which other tables may differ from what was shown."""


class ShownLoss(NamedTuple):
    """A loss that is shown, in points of chance or of the game, and what other tables say of it."""

    kind: Kind
    shown: float
    third: float


def losses(
    game: str, levels: Sequence[str], games: range, kept: GameCache | None = None
) -> Iterator[list[ShownLoss]]:
    """Game by game every loss that is shown to the first seat."""
    kept = kept or GameCache(None)
    for seed in games:

        def look(seed: int = seed) -> list[Row]:
            return [list(each) for each in _of_game(game, levels, seed)]

        rows = kept.once(("losses", game, *levels, seed), look)
        yield [
            ShownLoss(Kind(str(kind)), _number(one), _number(other)) for kind, one, other in rows
        ]


def _number(value: str | float | None) -> float:
    assert isinstance(value, int | float)
    return value


def _of_game(game: str, levels: Sequence[str], seed: int) -> Iterator[ShownLoss]:
    table = played(game, levels, seed)
    past = table.past(0)
    made = {each.at: each for each in past.chosen}
    for point in _shown(game, review_steps(past, table.readers)).points:
        if point.kind is Kind.BEST:
            continue
        chosen = made[point.at]
        question = Question.about(game, chosen.view, chosen.account, OTHER)
        assert question is not None
        pair = (question.view.legal.index(point.better[0]), chosen.choice)
        by_points = point.measure is Measure.POINTS
        gap = tally_blocks(question, THIRD, pair).gap(LEAD if by_points else CHANCE, 0, 1)
        yield ShownLoss(point.kind, point.loss, gap.mean * (1 if by_points else PERCENT))


def _shown(game: str, steps: Generator[ReviewStep[Review], object, Review]) -> Review:
    """What a review shows, before it looks for reasons."""
    answer: object = None
    while True:
        try:
            step = steps.send(answer)
        except StopIteration as end:
            done: Review = end.value
            return done
        if isinstance(step.job, Comparison):
            return step.found
        answer = step.job.run_inline(game)


def tell(game: str, levels: Sequence[str], games: range, kept: GameCache) -> None:
    """Print how many are shown, and how many of them other tables confirm."""
    found = list[ShownLoss]()
    for number, shown in enumerate(losses(game, levels, games, kept), 1):
        found += shown
        print(f"\r{number} of {len(games)}", end="", flush=True)
    real = sum(each.third > 0 for each in found)
    near = sum(abs(each.shown - each.third) <= NEAR for each in found)
    turning = sum(each.kind is Kind.TURNING for each in found)
    remarks = sum(each.kind is Kind.REMARK for each in found)
    coach = coach_of(game)
    assert coach is not None
    print(
        f"\r{len(games)} games: {len(found)} shown ({turning} turning, {remarks} in points alone), "
        f"{real} real, {near} within {NEAR:.0f}"
    )
