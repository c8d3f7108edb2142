"""One choice looked at closer and closer, on fresh tables each time.

What passes one look is picked, and so it overstates; only what the last one confirms is shown.
"""

from __future__ import annotations

from collections.abc import Generator
from math import hypot
from typing import Final, NamedTuple

from game.coach.asking import Comparison, SampleBlock
from game.coach.judge import judge
from game.coach.question import Question
from game.coach.tally import Gap, OutcomeTally

FIRST_LOOK: Final = range(3)
"""The blocks in which all choices are tried out: 150 tables."""
PICKING: Final = range(3, 9)
MEASURING: Final = range(9, 15)
"""The best one is picked in one of these and measured in the other, and the other way round."""
HINTED: Final = range(15, 20)
"""With those before, all that a hint goes by."""
CONFIRMING: Final = range(20, 60)
"""2,000 tables that nobody has seen before."""
REASONS: Final = range(60, 76)
"""800 more, on which what is said of a reason is counted."""
CANDIDATES: Final = 3
"""So many choices are looked at closer, and the one that was made."""

Asking = Generator[SampleBlock, OutcomeTally, "Loss | None"]
"""Asks for tables, and gives what they confirm."""


class Loss(NamedTuple):
    """What a choice has cost beyond doubt.

    ``best`` is the place of what was better, ``group`` the places of all that a hint would have
    named, ``gap`` by how much the best was better on fresh tables.
    """

    best: int
    group: tuple[int, ...]
    gap: Gap


def first_look(question: Question) -> Generator[SampleBlock, OutcomeTally, OutcomeTally]:
    """Every choice, on a few tables."""
    return (yield block_of(question, FIRST_LOOK))


def confirm(
    question: Question, pair: tuple[int, ...]
) -> Generator[SampleBlock, OutcomeTally, OutcomeTally]:
    """Two choices, on many fresh tables."""
    return (yield block_of(question, CONFIRMING, pair))


def compare(
    question: Question, pair: tuple[int, int]
) -> Generator[Comparison, OutcomeTally, OutcomeTally]:
    """Two choices, with what reasons count of them."""
    return (yield Comparison(question, REASONS, pair))


def block_of(
    question: Question, numbers: range, choices: tuple[int, ...] | None = None
) -> SampleBlock:
    """The tables of these blocks."""
    return SampleBlock(question, numbers.start, len(numbers) - 1, choices)


def closer(
    question: Question, chosen: int, first: OutcomeTally, measure: int, least: float
) -> Asking:
    """What the choice has cost, if that is at least ``least``; None: nothing that is sure."""
    ranked = sorted(range(len(question.view.legal)), key=lambda at: -first.sums[measure][at])
    few = tuple(sorted({*ranked[:CANDIDATES], chosen}))
    mine = few.index(chosen)
    one = yield block_of(question, PICKING, few)
    other = yield block_of(question, MEASURING, few)
    crossed = _cross_gap(one, other, mine, measure)
    if crossed.mean < least or not crossed.clear:
        return None
    hinted = first.only(few) + one + other + (yield block_of(question, HINTED, few))
    best = few[hinted.best(measure)]
    if best == chosen:
        return None
    sure = yield block_of(question, CONFIRMING, tuple(sorted((best, chosen))))
    gap = sure.gap(measure, int(best > chosen), int(chosen > best))
    if gap.mean < least or not gap.clear:
        return None
    rest = range(FIRST_LOOK.stop, HINTED.stop)
    found = judge(question, first + (yield block_of(question, rest)))  # a hint's own entry
    if chosen in found.group or not (found.certain or found.measure == measure):
        return None  # a hint would have named it, or spoken of something else
    return Loss(best, found.group, gap)


def _cross_gap(one: OutcomeTally, other: OutcomeTally, mine: int, measure: int) -> Gap:
    """The loss by tables on which the best was not picked."""
    there = other.gap(measure, one.best(measure), mine)
    back = one.gap(measure, other.best(measure), mine)
    return Gap((there.mean + back.mean) / 2, hypot(there.error, back.error) / 2)
