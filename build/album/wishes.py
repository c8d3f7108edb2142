"""What a match of any game has to look like for a picture."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sized
from operator import attrgetter
from typing import Any, Final

from build.album.setting import Until
from build.album.vocabulary import WISHES, wish
from game.match import AnyMatch

COMPARISON: Final = re.compile(r"(?:(min|max|sum) )?([\w.]+) (==|>=|<=|>|<) (\d+)")
SIGNS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "==": operator.eq,
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
}
REDUCED: Final[dict[str | None, Callable[[Any], Any]]] = {"min": min, "max": max, "sum": sum}
ANY: Final = "any"


def until(sentences: list[str]) -> Until:
    """Whether all of this holds. Raises ValueError where a sentence means nothing."""
    wishes = [_wish(sentence) for sentence in sentences]
    return lambda match: all(holds(match) for holds in wishes)


def _wish(sentence: str) -> Until:
    """``told TrickWon``, ``not must_follow``, or ``trick_number >= 3`` in the first seat's view."""
    if sentence.startswith("not "):
        refused = _wish(sentence.removeprefix("not "))
        return lambda match: not refused(match)
    if comparison := COMPARISON.fullmatch(sentence):
        return _compared(*comparison.groups())
    word, _space, rest = sentence.partition(" ")
    if word not in WISHES:
        raise ValueError(f"no wish is called “{word}”")
    function = WISHES[word]
    return lambda match: function(match, rest)


def _compared(of: str | None, name: str, sign: str, number: str) -> Until:
    """A number of the view, or how many there are of something; log and actions of the match."""
    value, wanted = attrgetter(name), int(number)
    reduced = REDUCED.get(of, _amount)

    def holds(match: AnyMatch) -> bool:
        told = match if name in ("log", "actions") else match.view(0)
        return SIGNS[sign](reduced(value(told)), wanted)

    return holds


def _amount(value: Any) -> Any:  # noqa: ANN401 — a number, or what can be counted
    return len(value) if isinstance(value, Sized) else value


@wish
def dealt(_match: AnyMatch, _rest: str = "") -> bool:
    """As it begins."""
    return True


@wish
def over(match: AnyMatch, _rest: str = "") -> bool:
    """The game has ended."""
    return match.decision is None


@wish
def asked(match: AnyMatch, rest: str) -> bool:
    """``asked play``, ``asked any 1``: the first seat, or this one, has to decide this."""
    kind, _space, seat = rest.partition(" ")
    decision = match.decision
    return decision is not None and decision.seat == int(seat or 0) and kind in (ANY, decision.kind)


@wish
def shows(match: AnyMatch, rest: str) -> bool:
    """``shows last``: something is true in the first seat's view."""
    return bool(attrgetter(rest)(match.view(0)))


@wish
def must_follow(match: AnyMatch, _rest: str = "") -> bool:
    """Some cards are refused, but there is a choice."""
    view = match.view(0)
    return 1 < len(view.legal) < len(view.hand or ())


@wish
def told(match: AnyMatch, rest: str) -> bool:
    """``told TrickWon``: the last action has made this happen."""
    return any(type(event).__name__ == rest for event in latest(match))


def latest(match: AnyMatch) -> list[Any]:
    """The events that the last action has brought."""
    return match.log[match.turns[-1].start :] if match.turns else []


def just_told(match: AnyMatch, kind: type) -> list[Any]:
    """The events of this kind in the last step."""
    return [event for event in latest(match) if isinstance(event, kind)]
