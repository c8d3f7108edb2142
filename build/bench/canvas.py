"""A window that notes what is copied to it, so that the same copies can be made once more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame.typing import ColorLike, Point, RectLike

CORNER: Final = (0, 0)


class _Canvas(pygame.Surface):
    """Pixels that note every copy and every fill."""

    notes: list[Callable[[], object]]

    def blit(
        self,
        source: pygame.Surface,
        dest: Point | RectLike = CORNER,
        area: RectLike | None = None,
        special_flags: int = 0,
    ) -> pygame.Rect:
        copied = partial(pygame.Surface.blit, self, source, dest, area, special_flags)
        self.notes.append(partial(_as_strong, source, source.get_alpha(), copied))
        return super().blit(source, dest, area, special_flags)

    def fill(
        self, color: ColorLike, rect: RectLike | None = None, special_flags: int = 0
    ) -> pygame.Rect:
        self.notes.append(partial(pygame.Surface.fill, self, color, rect, special_flags))
        return super().fill(color, rect, special_flags)


class NotedWindow(pygame.Window):
    """Looks like any window to whoever draws there."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__("noted", size)
        self._canvas = _Canvas(size, 0, super().get_surface())
        self._canvas.notes = []

    def get_surface(self) -> pygame.Surface:
        """The canvas."""
        return self._canvas

    def begin(self) -> None:
        """A new frame: forget what was noted."""
        self._canvas.notes = []

    def again(self) -> None:
        """Copy and fill all that was noted once more, from the same pixels to the same places."""
        for note in self._canvas.notes:
            note()


def _as_strong(
    source: pygame.Surface, alpha: int | None, copied: Callable[[], pygame.Rect]
) -> None:
    """Copy a surface that shines through as it did then."""
    now = source.get_alpha()
    if now == alpha:
        copied()
        return
    source.set_alpha(alpha)
    copied()
    source.set_alpha(now)
