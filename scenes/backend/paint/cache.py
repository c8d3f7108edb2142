"""Pixels to reuse, and a cache of them that forgets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)

SMALL_BUDGET: Final = 8_000_000
LASTING: Final = 600  # frames; of what nobody asks for so long, hardly anything comes again
BRIEFLY: Final = 60  # frames; so long it stays if nobody has waited for it
LEAST_BITS: Final = 24  # of a pixel that pygame can scale; thin clients have fewer
CROPPED_TO: Final = 0.7  # less of an empty frame is not worth cutting away


class Pixels(NamedTuple):
    """A picture of ``width`` × ``height`` whose empty frame has been cut away.

    What is left, ``surface``, lies at ``(x, y)``.
    """

    surface: pygame.Surface
    x: int
    y: int
    width: int
    height: int

    @classmethod
    def whole(cls, surface: pygame.Surface) -> Pixels:
        """All of a surface."""
        return cls(surface, 0, 0, *surface.get_size())

    @classmethod
    def cropped(cls, surface: pygame.Surface) -> Pixels:
        """A surface without its empty frame, if that saves much."""
        ink = surface.get_bounding_rect()
        width, height = surface.get_size()
        if ink.w * ink.h > CROPPED_TO * width * height:
            return cls.whole(surface)
        return cls(surface.subsurface(ink).copy(), ink.x, ink.y, width, height)

    def turned(self, angle: float) -> Pixels:
        """The picture turned clockwise about the middle of its frame."""
        surface = pygame.transform.rotozoom(self.surface, -angle, 1)
        middle = pygame.Vector2(self.width, self.height) / 2
        ink = pygame.Vector2(self.x, self.y) + pygame.Vector2(self.surface.get_size()) / 2
        corner = middle + (ink - middle).rotate(angle) - pygame.Vector2(surface.get_size()) / 2
        return Pixels(surface, round(corner.x), round(corner.y), self.width, self.height)

    def scaled(self, box: tuple[int, int]) -> Pixels:
        """The picture fitted into another box, aspect kept, for the moment."""
        ratio = min(box[0] / self.width, box[1] / self.height)
        size = [max(1, round(side * ratio)) for side in self.surface.get_size()]
        place = [round(value * ratio) for value in self[1:]]
        return Pixels(pygame.transform.smoothscale(self.surface, size), *place)


@dataclass(slots=True, eq=False)
class _CacheEntry:
    pixels: Pixels
    asked: int  # in which frame, the last time


class PixelCache:
    """Pixels by key: ``budget`` bytes, or what a frame needs, and none that nobody asks for."""

    def __init__(self, budget: int = SMALL_BUDGET) -> None:
        self.budget = budget
        self.used = 0
        self._spare = 0  # bytes of what stands in until all is there in the window's new size
        self._frame = 0
        # The one that was asked for last is at the end.
        self._kept: OrderedDict[Hashable, _CacheEntry] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def begin(self) -> None:
        """A new frame: forget what has not been asked for in a long time."""
        self._frame += 1
        while self._kept:
            oldest = next(iter(self._kept))
            if self._kept[oldest].asked > self._frame - LASTING:
                return
            self._drop(oldest)

    def get(self, key: Hashable) -> Pixels | None:
        """The pixels, which are now the most recently used ones."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        kept.asked = self._frame
        self._kept.move_to_end(key)
        return kept.pixels

    def put(self, key: Hashable, pixels: Pixels) -> Pixels:
        """Keep pixels; return them."""
        self._drop(key)
        self._kept[key] = _CacheEntry(pixels, self._frame)
        self.used += _bytes(pixels)
        self._trim()
        return pixels

    def fit(self, budget: int) -> None:
        """Keep so much from now on, and until ``settle`` what is there: it can be scaled."""
        self.budget = budget
        self._spare = self._spare or self.used

    def settle(self) -> None:
        """Nothing that was kept for a window of another size is needed any more."""
        if self._spare:
            self._spare = 0
            self._trim()

    def demote(self, key: Hashable) -> None:
        """Nobody has waited for this: unless somebody asks, it is the first to go."""
        self._kept[key].asked = self._frame - LASTING + BRIEFLY
        self._kept.move_to_end(key, last=False)

    def _trim(self) -> None:
        """What a frame needs stays, even if it is too much: else it would be made for ever."""
        while self.used > self.budget + self._spare:
            oldest = next(iter(self._kept))
            if self._kept[oldest].asked >= self._frame - 1:
                return
            self._drop(oldest)

    def _drop(self, key: Hashable) -> None:
        old = self._kept.pop(key, None)
        if old is not None:
            self.used -= _bytes(old.pixels)


def nearest(kept: Mapping[K, int], wanted: int) -> K | None:
    """Which of these sizes is scaled best: the least that is large enough, else the largest."""
    return min(kept, key=lambda each: (kept[each] < wanted, abs(kept[each] - wanted)), default=None)


def as_window(surface: pygame.Surface) -> pygame.Surface:
    """A surface without alpha, in the window's colours as far as it can still be scaled."""
    converted = surface.convert()
    return converted if converted.get_bitsize() >= LEAST_BITS else surface.convert(32)


def _bytes(pixels: Pixels) -> int:
    return pixels.surface.get_pitch() * pixels.surface.get_height()
