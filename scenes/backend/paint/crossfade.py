"""What fades as one picture: drawn once over what lies below it, then laid there by one copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from scenes.backend.paint.layer_cache import Bounds, Draw
from scenes.kit.display import AlphaGroup, Item


class _FadeBuffer(NamedTuple):
    """An area with everything in it, at full strength, and what it was drawn from."""

    items: Sequence[Item]
    below: Sequence[Item]
    area: pygame.Rect
    pixels: pygame.Surface


class Crossfade:
    """Lays items that are seen through together.

    Args:
        draw: Draws one item.
        bounds: Says how far it reaches.
    """

    def __init__(self, draw: Draw, bounds: Bounds) -> None:
        self._draw = draw
        self._bounds = bounds
        self._kept: _FadeBuffer | None = None
        self._target: pygame.Surface | None = None
        self._shown: Sequence[Item] = ()  # in this frame

    def forget(self) -> None:
        """The window has changed, or nothing fades."""
        self._kept = None

    def begin(self, target: pygame.Surface, items: Sequence[Item]) -> None:
        """A new frame, which shows these."""
        self._target, self._shown = target, items
        if not any(type(item) is AlphaGroup for item in items):
            self.forget()

    def lay(self, target: pygame.Surface, item: AlphaGroup, *, rough: bool) -> bool:
        """Draw it with its strength; whether it looks its best.

        ``rough``: something that the frame shows below it does not.
        """
        before = None if rough else self._before(target, item)
        if before is not None and self._again(target, item, before):
            return True
        area = self._bounds(item).clip(target.get_clip())
        under = target.subsurface(area).copy()
        finished = [self._draw(target, each) for each in item.items]
        if before is not None and all(finished):
            pixels = target.subsurface(area).copy()
            self._kept = _FadeBuffer(item.items, self._below(area, before), area, pixels)
        under.set_alpha(255 - round(255 * item.alpha))
        target.blit(under, area)
        return all(finished)

    def _before(self, target: pygame.Surface, item: AlphaGroup) -> Sequence[Item] | None:
        """What the frame shows below it; None: this is not the frame, or it is not in there."""
        places = [place for place, each in enumerate(self._shown) if each is item]
        return self._shown[: places[0]] if places and target is self._target else None

    def _again(self, target: pygame.Surface, item: AlphaGroup, before: Sequence[Item]) -> bool:
        """Lay what is kept; whether that is still what it should be."""
        kept = self._kept
        if kept is None or kept.items != item.items:
            return False
        if kept.below != self._below(kept.area, before):
            return False
        strength = round(255 * item.alpha)
        # At full strength SDL would still weigh pixel by pixel: sixty times as long as a copy.
        kept.pixels.set_alpha(strength if strength < 255 else None)
        target.blit(kept.pixels, kept.area)
        return True

    def _below(self, area: pygame.Rect, before: Sequence[Item]) -> list[Item]:
        return [each for each in before if self._bounds(each).colliderect(area)]
