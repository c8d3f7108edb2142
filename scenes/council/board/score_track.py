"""The score track round the council board: its numbers and everybody's marker."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from game.describe.council.people import TRACK_CELLS
from game.seating import SeatSetup
from scenes.council.board_place import TRACK, BoardPlace
from scenes.kit import parts
from scenes.kit.display import Font, Item, Text
from scenes.kit.theme import INK


@lru_cache(maxsize=16)
def track_numbers(place: BoardPlace, scores: tuple[int, ...]) -> tuple[Item, ...]:
    """Every fifth number of the score track, where no marker stands on it."""
    taken = {points % TRACK_CELLS for points in scores}
    items: list[Item] = []
    for cell in range(0, TRACK_CELLS, 5):
        if cell not in taken:
            x, y = place.at(TRACK, cell * 360 / TRACK_CELLS)
            items.append(Text(str(cell), x, y - 1, 18 * place.unit, Font.HEAVY, INK, "c"))
    return tuple(items)


def markers(place: BoardPlace, scores: Sequence[int], seats: Sequence[SeatSetup]) -> list[Item]:
    """The score markers, those further out behind the others."""
    stands = sorted(
        zip(place.score_spots(scores), seats, strict=True),
        key=lambda stand: -math.dist(stand[0], (place.cx, place.cy)),
    )
    items: list[Item] = []
    for (x, y), seat in stands:
        items += parts.pawn(x, y, 17 * place.unit, seat.colour, seat.name)
    return items
