"""A cache of surfaces that forgets the least recently used ones beyond a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import pygame


class SurfaceCache:
    """Surfaces by key, at most ``budget`` bytes of pixels together."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._surfaces

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The surface, which is now the most recently used one."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
        return surface

    def put(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep a surface; return it."""
        self._drop(key)
        self._surfaces[key] = surface
        self.used += _bytes(surface)
        while self.used > self.budget and len(self._surfaces) > 1:
            self._drop(next(iter(self._surfaces)))
        return surface

    def clear(self) -> None:
        """Forget everything."""
        self._surfaces.clear()
        self.used = 0

    def _drop(self, key: Hashable) -> None:
        old = self._surfaces.pop(key, None)
        if old is not None:
            self.used -= _bytes(old)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
