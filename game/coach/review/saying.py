"""The sentences of a review that are the same in every game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from game.coach.coach import BETWEEN
from game.coach.review.page import Kind, Measure
from game.words import _, capitalise, ngettext

NAMED: Final = 4
LETTERS: Final = 60
"""So many better choices are named at most, and so many letters hold all but the first of them."""


def cost(kind: Kind, measure: Measure, loss: float, better: Sequence[str], chosen: str) -> str:
    """What a choice has cost; ``loss`` in the measure: points of chance, or points."""
    return capitalise(_cost(kind, measure, loss, better, chosen))


def _cost(kind: Kind, measure: Measure, loss: float, better: Sequence[str], chosen: str) -> str:
    count = round(loss)
    places = {"better": _list_better(better), "chosen": chosen, "count": count}
    if kind is Kind.BEST:
        return _best(measure, places, count)
    if kind is Kind.REMARK:
        return ngettext(
            "The game was as good as decided, yet {chosen} cost about {count} point. Better: "
            "{better}.",
            "The game was as good as decided, yet {chosen} cost about {count} points. Better: "
            "{better}.",
            count,
        ).format(**places)
    if measure is Measure.POINTS:
        return ngettext(
            "{chosen} cost about {count} point. Better: {better}.",
            "{chosen} cost about {count} points. Better: {better}.",
            count,
        ).format(**places)
    return ngettext(
        "{chosen} cost about {count} of 100 games. Better: {better}.",
        "{chosen} cost about {count} of 100 games. Better: {better}.",
        count,
    ).format(**places)


def _list_better(better: Sequence[str]) -> str:
    """The better choices by name, all of them if there is room."""
    lengths = accumulate(len(name) + len(BETWEEN) for name in better[:NAMED])
    shown = max(1, sum(length <= LETTERS + len(BETWEEN) for length in lengths))
    left = len(better) - shown
    if not left:
        return BETWEEN.join(better)
    return ngettext("{choices} and {count} more", "{choices} and {count} more", left).format(
        choices=BETWEEN.join(better[:shown]), count=left
    )


def _best(measure: Measure, places: dict[str, object], count: int) -> str:
    if measure is Measure.POINTS:
        return ngettext(
            "The best choice: {chosen}, worth about {count} point more than the next one.",
            "The best choice: {chosen}, worth about {count} points more than the next one.",
            count,
        ).format(**places)
    return ngettext(
        "The best choice: {chosen}, worth about {count} of 100 games more than the next one.",
        "The best choice: {chosen}, worth about {count} of 100 games more than the next one.",
        count,
    ).format(**places)


def introduction(choices: int, costly: int, turning: int) -> tuple[str, ...]:
    """How a page begins: first what went well, then what is shown, then what it rests on."""
    good = choices - costly
    first = ngettext(
        "{good} of {count} choice cost little or nothing.",
        "{good} of {count} choices cost little or nothing.",
        choices,
    ).format(good=good, count=choices)
    if not costly:
        second = _("No choice cost much.")
    elif not turning:
        second = _("No choice turned the game.")
    else:
        second = ngettext(
            "{count} choice turned the game.", "{count} choices turned the game.", turning
        ).format(count=turning)
    grounds = _("What a choice cost was counted over 2,000 deals of the hidden cards.")
    return first, second, grounds
