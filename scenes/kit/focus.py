"""One focus order for every kind of input: where Tab and the arrow keys go.

Tab follows the order of the display list. An arrow looks into a cone of 90°: the nearest control
counts, a sideways offset counts twice. At the end of a row the arrows start again at its other
end; up and down first look beyond the cone, so that nothing is out of reach.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from scenes.kit.display import Control
from scenes.kit.signals import DOWN, LEFT, RIGHT, UP

SIDEWAYS: Final = 2.0  # a step aside costs this much more than a step ahead
DRIFT: Final = 0.2  # among controls straight ahead, the better centred one wins
ROW_SHARE: Final = 0.5  # controls that share this much of their height stand in one row


class _Way(NamedTuple):
    """A control seen from the focused one: how far ahead, how far aside."""

    control: Control
    ahead: float
    aside: float  # gap between the two, across the direction; 0 if they overlap
    drift: float  # distance of the centres, across the direction

    @property
    def in_cone(self) -> bool:
        return self.ahead > 0 and self.aside <= self.ahead

    @property
    def cost(self) -> float:
        return abs(self.ahead) + SIDEWAYS * self.aside + DRIFT * self.drift


def find(controls: Iterable[Control], name: str | None) -> Control | None:
    """The control of this name; the topmost one if there are several."""
    found = None
    for control in controls:
        if control.name == name:
            found = control
    return found


def cycle(controls: Sequence[Control], current: str | None, step: int) -> str | None:
    """The next (+1) or previous (−1) control in list order, round and round."""
    names = list(dict.fromkeys(control.name for control in controls))
    if not names:
        return None
    if current not in names:
        return names[0 if step > 0 else -1]
    return names[(names.index(current) + step) % len(names)]


def toward(controls: Sequence[Control], current: str | None, arrow: str) -> str | None:
    """The control an arrow key leads to; the current one if there is none."""
    here = find(controls, current)
    if here is None:
        return _first(controls)
    ways = [_look(here, there, arrow) for there in controls if there.name != current]
    if arrow in (UP, DOWN):  # cards of a fan lie a little higher than their neighbours
        ways = [way for way in ways if not _one_line(here, way.control, LEFT)]
    ahead = [way for way in ways if way.in_cone]
    beyond = [way for way in ways if way.ahead > 0]
    line = [way for way in ways if way.ahead < 0 and _one_line(here, way.control, arrow)]
    if ahead:
        return _nearest(ahead)
    if arrow in (UP, DOWN) and beyond:
        return _nearest(beyond)
    if line:
        return min(line, key=lambda way: way.ahead).control.name
    return _nearest(beyond) if beyond else current


def _first(controls: Sequence[Control]) -> str | None:
    """Where the arrows begin: at an answer that would not be refused, if there is one."""
    allowed = [control for control in controls if control.answers and not control.refused]
    return cycle(allowed or controls, None, 1)


def _nearest(ways: Sequence[_Way]) -> str:
    return min(ways, key=lambda way: way.cost).control.name


def _look(here: Control, there: Control, arrow: str) -> _Way:
    across = there.x + there.w / 2 - here.x - here.w / 2
    down = there.y + there.h / 2 - here.y - here.h / 2
    if arrow in (LEFT, RIGHT):
        gap = _gap(here.y, here.h, there.y, there.h)
        return _Way(there, across if arrow == RIGHT else -across, gap, abs(down))
    gap = _gap(here.x, here.w, there.x, there.w)
    return _Way(there, down if arrow == DOWN else -down, gap, abs(across))


def _gap(a: float, a_size: float, b: float, b_size: float) -> float:
    return max(0.0, b - a - a_size, a - b - b_size)


def _one_line(here: Control, there: Control, arrow: str) -> bool:
    if arrow in (LEFT, RIGHT):
        return _overlap(here.y, here.h, there.y, there.h) >= ROW_SHARE
    return _overlap(here.x, here.w, there.x, there.w) >= ROW_SHARE


def _overlap(a: float, a_size: float, b: float, b_size: float) -> float:
    """Which part of the smaller span lies within the other one."""
    overlap = min(a + a_size, b + b_size) - max(a, b)
    return overlap / max(1.0, min(a_size, b_size))
