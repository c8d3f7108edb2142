"""What lives while nothing happens: small things whose picture depends on the time alone.

A scene lays a ``Ambient`` into its display list like any other item, between what lies under it and
what lies over it, and says once what it looks like at any time. The house does the rest: it keeps
one clock, asks each animation for its ``look`` on every beat, and draws those places anew whose
look has changed. Nothing lives while anything moves, under a sheet, or for whoever wants it still;
then the picture stays as it is. Where pictures are compared, the time is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from scenes.kit.display import Item

BEAT: Final = 0.1
"""Seconds between two looks at everything that lives, at best."""


class Animation(Protocol):
    """What something looks like at any time; a frozen value, equal to another that lives alike."""

    def look(self, time: float) -> int:
        """Which of its looks it has after so many seconds; only another one is drawn."""

    def items(self, look: int) -> Sequence[Item]:
        """That look, back to front. Whatever reaches beyond the place of the item is cut off."""


class Ambient(NamedTuple):
    """A place (design units) and what lives there. Keep it small: all of it is drawn anew."""

    animation: Animation
    x: float
    y: float
    w: float
    h: float
