"""A question tried out, block by block."""

from __future__ import annotations

from functools import reduce
from operator import add
from random import Random
from typing import Final

from game.coach.question import Question, coach_of
from game.coach.tally import Tally

BLOCK: Final = 50
"""Tables that are tried out at once."""


def block(question: Question, number: int) -> Tally:
    """So many tables: which ones depends on the question and on the number of the block alone."""
    coach = coach_of(question.game)
    assert coach is not None
    rng = Random(f"{question.key} {number}")
    tables, legal = coach.tables(question.view, question.known, rng), question.view.legal
    rows = []
    for _ in range(BLOCK):
        outcome = tables.deal()
        rows.append([outcome(action) for action in legal])
    return Tally.of(rows)


def evaluate(question: Question, blocks: int) -> Tally:
    """The first blocks, added up."""
    return reduce(add, (block(question, number) for number in range(blocks)))
