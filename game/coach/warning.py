"""A word before a choice that costs a lot, for whoever wants to be warned."""

from __future__ import annotations

from typing import Final

from game.coach.judge import ENOUGH, judge
from game.coach.question import Question, coach_of
from game.coach.tally import CHANCE, LEAD, OutcomeTally
from game.words import ngettext

COSTLY: Final = 1.6
"""So many times what turns a game: from there on somebody is warned."""


def warning(question: Question, tally: OutcomeTally | None, choice: int, name: str) -> str | None:
    """What is said before this choice, which is called ``name``; None: nothing.

    Nothing is said before as many tables are there as a hint needs that names choices.
    """
    if tally is None or tally.tables < ENOUGH:
        return None
    coach, found = coach_of(question.game), judge(question, tally)
    assert coach is not None
    if choice in found.group or (found.gone and not coach.points):
        return None
    measure = LEAD if coach.points else CHANCE
    cost = tally.gap(measure, tally.best(measure), choice)
    if cost.mean < COSTLY * coach.limits.turning or not cost.clear:
        return None
    if measure == LEAD:
        return ngettext(
            "About {count} point is lost with {choice}: another choice is better.",
            "About {count} points are lost with {choice}: another choice is better.",
            round(cost.mean),
        ).format(choice=name, count=round(cost.mean))
    return ngettext(
        "About {count} of 100 games is lost with {choice}: another choice is better.",
        "About {count} of 100 games are lost with {choice}: another choice is better.",
        round(100 * cost.mean),
    ).format(choice=name, count=round(100 * cost.mean))
