"""What may be said of a tally: which choices are as good as the best, and in which measure."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.coach.question import Question, coach_of
from game.coach.tally import CHANCE, LEAD, OutcomeTally

ENOUGH: Final = 1000
"""Tables from which on choices are named: then the best one is among them, as far as was seen."""
FIRST: Final = 300
"""Tables from which on it is said what a choice is about."""
CLOSE: Final = 0.5
"""Where chances tell nothing apart, whatever is so few points below the best is as good."""
FAR_GONE: Final = (0.05, 0.95)
"""Below and above these a chance tells nothing apart any more."""


class Judgement(NamedTuple):
    """``measure`` is what choices differ in, ``group`` those that are as good as the best.

    ``certain``: each of them wins on every table that was looked through; ``proved``: these are
    all that there can be. ``alike``: it does not matter what is chosen. ``gone``: the game is as
    good as decided, so points are counted.
    """

    measure: int
    group: tuple[int, ...]
    certain: bool
    proved: bool
    alike: bool
    gone: bool


def judge(question: Question, tally: OutcomeTally) -> Judgement:
    """What a tally says."""
    choices = range(len(question.view.legal))
    sure = tuple(each for each in choices if tally.looked and tally.sure[each] == tally.looked)
    chances = [tally.mean(CHANCE, each) for each in choices]
    coach = coach_of(question.game)
    assert coach is not None
    gone = not coach.points and (max(chances) < FAR_GONE[0] or min(chances) > FAR_GONE[1])
    measure = LEAD if gone or coach.points else CHANCE
    best, close = tally.best(measure), CLOSE if gone else coach.limits.close
    group = sure or tuple(each for each in choices if tally.gap(measure, best, each).mean < close)
    proved = bool(sure) and tally.looked == tally.ways
    return Judgement(measure, group, bool(sure), proved, len(group) == len(choices), gone)


def most_different(question: Question, tally: OutcomeTally) -> int | None:
    """The source of points in which choices differ most, beyond doubt; None: in none."""
    choices = range(len(question.view.legal))
    widest: tuple[float, int] | None = None
    for source in range(len(tally.sums) - LEAD - 1):
        measure = LEAD + 1 + source
        best = tally.best(measure)
        gap = max(tally.gap(measure, best, each) for each in choices)
        if gap.clear and (widest is None or gap.mean > widest[0]):
            widest = gap.mean, source
    return None if widest is None else widest[1]
