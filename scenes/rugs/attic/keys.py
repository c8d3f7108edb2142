"""What keys do at the table; the one for the round before may be clicked, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.words import _
from scenes.kit import parts
from scenes.kit.display import Control, Item
from scenes.kit.layout import Place
from scenes.kit.parts.keys import key_height
from scenes.kit.scene import Frame
from scenes.rugs.stage import Stage

BEFORE: Final = "menu:closer"
KEY: Final = "T"
GAP: Final = 10.0  # between two key caps, at least

Hint = tuple[str, str]


def keys(frame: Frame, place: Place, stage: Stage, hints: Sequence[Hint]) -> list[Item]:
    """The keys that work now; below them the round before, as soon as there is one.

    Where letters are so large that it has no room, it takes the place of the last hint.
    """
    if not stage.over:
        return [*parts.hint_box(frame, place, hints)]
    room = int(place.h // (key_height(frame) + GAP))
    told = [*hints[: max(1, room - 1)], (KEY, _("The round before"))]
    row = parts.rows(place, len(told))[-1]
    ring = parts.ring_if(frame, BEFORE, parts.inset(row, 8, 3), 8.0)
    return [
        *parts.hint_box(frame, place, told),
        *ring,
        Control(BEFORE, *row[:4], _("The round before")),
    ]
