"""Things on the screen that somebody may ask about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.kit.layout import Place
from scenes.kit.scene import Scene


class Thing(NamedTuple):
    """What lies at a ``place``, what it is called, and one sentence that tells what it is.

    ``close_up_of`` opens what is shown to whoever looks closer; None: the sentence is all.
    ``article`` is the rule it belongs to, as the rulebook of its table calls it.
    """

    name: str
    place: Place
    title: str
    words: str
    close_up: Callable[[], Scene[None]] | None = None
    article: str = ""


def thing_at(things: Sequence[Thing], x: float, y: float) -> Thing | None:
    """The topmost thing that holds the point (design units)."""
    for thing in reversed(things):
        place = thing.place
        if place.x <= x < place.right and place.y <= y < place.bottom:
            return thing
    return None


def thing_named(things: Sequence[Thing], name: str | None) -> Thing | None:
    """The thing of this name."""
    return next((thing for thing in things if thing.name == name), None)
