"""A hand of cards from behind: as many as the seat holds, and two claws of its delegate."""

from __future__ import annotations

from typing import Final

from scenes.kit.display import Item, Picture
from scenes.kit.layout import Place

RATIO: Final = 240 / 400
MOST: Final = 11


def fan(place: Place, cards: int, who: str) -> list[Item]:
    """So many backs in the hands of this delegate; empty hands are not shown."""
    if not cards:
        return []
    high = place.w * RATIO
    drawing = f"council/fans/fan_{min(cards, MOST):02}"
    claws = f"council/fans/claws_{who}"
    return [Picture(name, place.x, place.y, place.w, high) for name in (drawing, claws)]
