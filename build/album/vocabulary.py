"""The words that the lists of moments use: each is a function, and is called like it.

A step does something in the window, a wish asks something of a match, ``@control`` names what a
pointer goes to. All get the rest of their sentence. What a list cannot say is a ``moment``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeVar

from game.match import AnyMatch
from scenes.backend.headless import HeadlessScreen

Show = Callable[[HeadlessScreen], None]
Step = Callable[[HeadlessScreen, str], None]
Wish = Callable[[AnyMatch, str], bool]
Find = Callable[[HeadlessScreen, str], str]

S = TypeVar("S", bound=Step)
W = TypeVar("W", bound=Wish)


class Family(NamedTuple):
    """Moments that differ in one word, which stands for the star in their common name."""

    words: Callable[[], Iterable[str]]
    show: Step


STEPS: Final[dict[str, Step]] = {}
WISHES: Final[dict[str, Wish]] = {}
CONTROLS: Final[dict[str, Find]] = {}
FUNCTIONS: Final[dict[str, Show]] = {}
FAMILIES: Final[dict[str, Family]] = {}


def step(function: S) -> S:
    """``press t``: a step, followed by what it is given."""
    STEPS[function.__name__] = function
    return function


def wish(function: W) -> W:
    """``told TrickWon``: whether a match looks like this."""
    WISHES[function.__name__] = function
    return function


def control(function: Find) -> Find:
    """``hover @allowed``: the control that a word stands for."""
    CONTROLS[function.__name__] = function
    return function


def moment(name: str) -> Callable[[Show], Show]:
    """The moment of this name; it has a row in a list, which says no more about how it begins."""

    def keep(function: Show) -> Show:
        FUNCTIONS[name] = function
        return function

    return keep


def family(name: str, words: Callable[[], Iterable[str]]) -> Callable[[Step], Step]:
    """A moment for each of these words; its name has a star."""

    def keep(function: Step) -> Step:
        FAMILIES[name] = Family(words, function)
        return function

    return keep


def step_of(sentence: str) -> Show:
    """What a sentence does. Raises ValueError where a word means nothing."""
    verb, _space, rest = sentence.partition(" ")
    if verb not in STEPS:
        raise ValueError(f"no step is called “{verb}”")
    if rest.startswith("@"):
        found = rest[1:].partition(" ")[0]
        if found not in CONTROLS:
            raise ValueError(f"no control is called “@{found}”")
    function = STEPS[verb]
    return lambda unseen: function(unseen, rest)
