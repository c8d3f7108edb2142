"""What comes and goes: drawn things seen through, and laid somewhere else."""

from __future__ import annotations

from collections.abc import Iterable

from scenes.kit.display import (
    UNSEEN,
    AlphaGroup,
    Card,
    Composite,
    Glow,
    Item,
    Picture,
    Shadow,
    Shape,
    Text,
    Veil,
)
from scenes.kit.parts.text import Items


def fade(items: Iterable[Item], alpha: float) -> list[Item]:
    """The same things, of which only so much is seen, 0–1; what cannot fade stays as it is."""
    return [
        item._replace(alpha=item.alpha * alpha)
        if isinstance(item, Picture | Composite | Shape | Text | Card | Shadow | Glow | Veil)
        else item
        for item in items
    ]


def shift(items: Iterable[Item], right: float, down: float) -> list[Item]:
    """The same things so much farther to the right and down; what covers the window stays."""
    return [
        item._replace(x=item.x + right, y=item.y + down)
        if isinstance(item, Picture | Composite | Shape | Text | Card | Shadow | Glow)
        else item
        for item in items
    ]


def fade_in(items: Items, seen: float, low: float = 0.0) -> Items:
    """What has come so far: only so much is seen of it, so much lower than it will be."""
    if seen >= 1 and not low:
        return items
    return tuple(fade(shift(items, 0.0, low), seen)) if seen > 0 else ()


def coming_together(items: Items, seen: float) -> Items:
    """What has come so far, as one picture: cheaper than ``fade_in`` where there is much of it."""
    if seen >= 1:
        return items
    drawn = tuple(item for item in items if type(item) not in UNSEEN)
    return (AlphaGroup(drawn, seen), *(item for item in items if type(item) in UNSEEN and seen > 0))
