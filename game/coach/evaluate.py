"""A question tried out, block by block."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import add
from random import Random
from typing import Final

from game.coach.question import Question, coach_of
from game.coach.tally import OutcomeTally

BLOCK: Final = 50
"""Tables that are tried out at once."""


def block(question: Question, number: int, choices: Sequence[int] | None = None) -> OutcomeTally:
    """So many tables: which ones depends on the question and on the number of the block alone.

    ``choices`` are those that are tried out, by their place; None: all. What comes of one does not
    depend on the others.
    """
    coach = coach_of(question.game)
    assert coach is not None
    rng = Random(f"{question.key} {number}")
    tables, every = coach.tables(question.view, question.known, rng), question.view.legal
    legal = every if choices is None else [every[each] for each in choices]
    rows = []
    for _ in range(BLOCK):
        outcome = tables.deal()
        rows.append([outcome(action) for action in legal])
    return OutcomeTally.of(rows, tables.look(legal, number))


def evaluate(question: Question, blocks: int) -> OutcomeTally:
    """The first blocks, added up."""
    return tally_blocks(question, range(blocks))


def tally_blocks(
    question: Question, blocks: Iterable[int], choices: Sequence[int] | None = None
) -> OutcomeTally:
    """These blocks, added up."""
    return reduce(add, (block(question, number, choices) for number in blocks))


def compare_pair(question: Question, blocks: Iterable[int], pair: Sequence[int]) -> OutcomeTally:
    """Two choices on the tables of these blocks, with what a game's reasons count of them.

    Raises AssertionError where the game has no reasons.
    """
    coach = coach_of(question.game)
    assert coach is not None
    assert coach.reasons is not None
    actions, rows = [question.view.legal[each] for each in pair], []
    for number in blocks:
        rng = Random(f"{question.key} {number}")
        play = coach.reasons.compare(question.view, question.known, actions, rng)
        rows += [play() for _ in range(BLOCK)]
    return OutcomeTally.of(rows)
