"""What is about to be seen is made ready frame by frame, while something else is still shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from time import perf_counter
from typing import Final

import pygame

from scenes.backend.paint.layer_cache import NOWHERE, Draw
from scenes.kit.display import Item


class Prerenderer:
    """Draws items where nobody sees them, so that their pixels are there when they are needed.

    Args:
        draw: Draws one item.
        share: Seconds of a frame that this may take.
    """

    def __init__(self, draw: Draw, share: float) -> None:
        self._draw: Final = draw
        self._share: Final = share
        self._items: Sequence[Item] = ()
        self._unready: deque[int] = deque()  # their places

    def forget(self) -> None:
        """Nothing is ready any more."""
        self._items, self._unready = (), deque()

    def ready(self, target: pygame.Surface, items: Sequence[Item]) -> int:
        """To how many of these, from the first one on, drawing has said yes by now."""
        share = self._share
        if items != self._items:
            self._items, self._unready = items, deque(range(len(items)))
            share /= 2  # in this frame they had to be listed as well
        clip, until = target.get_clip(), perf_counter() + share
        target.set_clip(NOWHERE)
        for _ in range(len(self._unready)):
            place = self._unready.popleft()
            if not self._draw(target, items[place]):
                self._unready.append(place)
            if perf_counter() > until:
                break
        target.set_clip(clip)
        return min(self._unready, default=len(items))
