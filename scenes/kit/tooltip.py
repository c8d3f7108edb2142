"""Things on the screen that somebody may ask about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.kit.layout import Outline, Patch, Place
from scenes.kit.scene import Scene


class Tooltip(NamedTuple):
    """What lies at a ``place``, what it is called, and one sentence that tells what it is.

    ``close_up_of`` opens what is shown to whoever looks closer; None: the sentence is all.
    ``article`` is the rule it belongs to, as the rulebook of its table calls it, ``zone`` the part
    of the table where it lies. What is no box has an ``outline``.
    """

    name: str
    place: Place
    title: str
    words: str
    close_up: Callable[[], Scene[None]] | None = None
    article: str = ""
    zone: str = ""
    outline: Outline | None = None

    @property
    def patch(self) -> Patch:
        """What is seen of it: its outline, where it is no box."""
        return self.outline or self.place


def tooltip_at(tooltips: Sequence[Tooltip], x: float, y: float) -> Tooltip | None:
    """The topmost thing that holds the point (design units)."""
    for tooltip in reversed(tooltips):
        place = tooltip.place
        if place.x <= x < place.right and place.y <= y < place.bottom:
            return tooltip
    return None


def tooltip_named(tooltips: Sequence[Tooltip], name: str | None) -> Tooltip | None:
    """The thing of this name."""
    return next((tooltip for tooltip in tooltips if tooltip.name == name), None)
