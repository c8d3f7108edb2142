"""A hint: what the choice is about, then which choices are good, then what all of them are worth.

Nothing is named before enough tables are there, and what has been named stays.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from game.coach.coach import BETWEEN
from game.coach.judge import ENOUGH, FIRST, Judgement, judge, most_different
from game.coach.question import Question, coach_of
from game.coach.tally import CHANCE, LEAD, OutcomeTally
from game.words import _, in_turn, ngettext

TENTHS: Final = 10


class HintStep(IntEnum):
    """How much is said. Whoever asks again is told more."""

    IDEA = 1
    GROUP = 2
    TABLE = 3


def hint(
    question: Question, tally: OutcomeTally | None, step: HintStep, names: Sequence[str]
) -> str | None:
    """What is said of a question now; ``names`` are those of its choices. None: not enough yet."""
    if tally is None or tally.tables < (FIRST if step is HintStep.IDEA else ENOUGH):
        return None
    found = judge(question, tally)
    if step is HintStep.IDEA:
        return _idea(question, tally, found)
    if step is HintStep.GROUP or found.certain:
        return _group(tally, found, names)
    return _table(tally, found, names)


def _idea(question: Question, tally: OutcomeTally, found: Judgement) -> str | None:
    coach = coach_of(question.game)
    assert coach is not None
    if tally.tables < ENOUGH and (found.certain or found.alike):
        return None  # that is said when it is safe to say
    if found.proved:
        return _("You can win this game for certain. Look for the choice that does it.")
    if found.certain:
        return _("One choice seems to win whatever is played against it. Look for it.")
    if found.alike:
        return _alike()
    source = most_different(question, tally)
    if source is not None:
        return _(coach.sources[source])
    if tally.tables < ENOUGH:
        return None
    return ngettext(
        "Take your time: {count} choice is better than the others.",
        "Take your time: {count} choices are better than the others.",
        len(found.group),
    ).format(count=len(found.group))


def _group(tally: OutcomeTally, found: Judgement, names: Sequence[str]) -> str:
    good = _list_names(found.group, names)
    if found.proved:
        return ngettext(
            "This wins for certain, whatever is played against it, in the only way the hidden "
            "cards can lie: {choices}.",
            "This wins for certain, whatever is played against it, in each of the {count} ways "
            "the hidden cards can lie: {choices}.",
            tally.ways,
        ).format(count=tally.ways, choices=good)
    if found.certain:
        return _(
            "This wins whatever is played against it, in all {count} sample deals that fit what "
            "you know: {choices}."
        ).format(count=tally.looked, choices=good)
    if found.alike:
        return _alike()
    if found.gone:
        return _("The game is as good as decided. For points, best now: {choices}.").format(
            choices=good
        )
    return ngettext(
        "Best here: {choices}.", "Equally good here: {choices}.", len(found.group)
    ).format(choices=good)


def _alike() -> str:
    return _("Play what you like: your choices are worth nearly the same.")


def _table(tally: OutcomeTally, found: Judgement, names: Sequence[str]) -> str:
    """Chances in tenths, where these tell choices apart; else the points behind the best."""
    choices, by_chance = range(len(names)), found.measure == CHANCE
    rows: dict[int, list[int]] = defaultdict(list)
    best = max(found.group, key=lambda each: tally.mean(LEAD, each))
    for each in choices:
        if by_chance:
            rows[round(tally.mean(CHANCE, each) * TENTHS)].append(each)
        else:
            rows[-max(0, round(tally.gap(LEAD, best, each).mean))].append(each)
    told = [
        _row(worth, _list_names(rows[worth], names), by_chance=by_chance) for worth in sorted(rows)
    ]
    return in_turn(reversed(told))


def _row(worth: int, choices: str, *, by_chance: bool) -> str:
    if by_chance:
        return _("You win about {count} of 10 games with {choices}.").format(
            count=worth, choices=choices
        )
    if not worth:
        return _("Most points: {choices}.").format(choices=choices)
    return ngettext(
        "About {count} point less: {choices}.", "About {count} points less: {choices}.", -worth
    ).format(count=-worth, choices=choices)


def _list_names(choices: Sequence[int], names: Sequence[str]) -> str:
    return BETWEEN.join(names[each] for each in choices)
