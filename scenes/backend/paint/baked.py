"""Keeps the part of the picture that does not change in one opaque surface.

Scenes list still things first and moving things last. Whatever leads the list unchanged since
the last frame is drawn once and from then on is a single copy; only the rest is drawn live.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from scenes.backend.paint.cache import as_window
from scenes.kit.display import Item

# Frames after which all is drawn again, so that the caches see what is still in use.
REFRESH: Final = 60

Draw = Callable[[pygame.Surface, Item], bool]  # whether the item already looks its best


class Baked:
    """The unchanged beginning of the display list, as pixels."""

    def __init__(self, ground: tuple[int, int, int]) -> None:
        self._ground = ground
        self._surface: pygame.Surface | None = None
        self._items: list[Item] = []  # what is in the surface
        self._last: Sequence[Item] = ()
        self._age = 0  # frames since everything was drawn
        self._finished = 0  # so many items of the last list looked their best

    def forget(self) -> None:
        """The window has changed: nothing can be reused."""
        self._surface = None
        self._items = []
        self._last = ()

    def paint(self, target: pygame.Surface, items: Sequence[Item], draw: Draw) -> None:
        """Draw all items on the target, as much as possible from the surface."""
        stable = min(_common(items, self._last), self._finished)
        self._age += 1
        if self._age >= REFRESH or _common(items, self._items) < len(self._items):
            self._age = 0
            self._items = []
        if stable > len(self._items):
            self._extend(target, items[:stable], draw)
        if self._surface is not None and self._items:
            target.blit(self._surface, (0, 0))
        else:
            target.fill(self._ground)
        finished = [draw(target, item) for item in items[len(self._items) :]]
        first_rough = finished.index(False) if False in finished else len(finished)
        self._finished = len(self._items) + first_rough
        self._last = items

    def whole(
        self, target: pygame.Surface, draw: Draw
    ) -> tuple[pygame.Surface, Sequence[Item]] | None:
        """All of the last picture as pixels; None: something in it does not look its best yet."""
        if self._finished < len(self._last):
            return None
        if len(self._items) < len(self._last):
            self._extend(target, self._last, draw)
        return (self._surface, self._items) if self._surface and self._items else None

    def _extend(self, target: pygame.Surface, items: Sequence[Item], draw: Draw) -> None:
        if self._surface is None:
            self._surface = as_window(pygame.Surface(target.get_size()))
        if not self._items:
            self._surface.fill(self._ground)
        finished = [draw(self._surface, item) for item in items[len(self._items) :]]
        # What had been ready once may have been forgotten meanwhile: then it is not kept.
        self._items = list(items) if all(finished) else []


def _common(items: Sequence[Item], others: Sequence[Item]) -> int:
    """How many items at the beginning are the same."""
    count = 0
    for item, other in zip(items, others, strict=False):
        if item is not other and item != other:
            break
        count += 1
    return count
