"""Drawings turned into pixels at exactly the size needed, without holding up the picture.

A drawing is rasterised once per size. When only its size changes (a window is resized, a piece
grows), the old pixels are scaled for the moment; if the new size is asked for twice, a second
thread makes it. A drawing seen for the first time is made at once if it is small, else as a quick
sketch to begin with, until a frame has spent its share of time. A patient rasteriser does
everything at once: the same calls, the same pixels.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable
from functools import partial
from math import inf
from time import perf_counter
from typing import Final, NamedTuple

import pygame

from scenes.backend.paint.background import BackgroundRasterizer
from scenes.backend.paint.cache import PixelCache, Pixels, as_window, nearest

FRAME_SHARE: Final = 0.006  # seconds of a frame that first rasterising may take
LATE_SHARE: Final = 0.0  # what may come late is made beside the pictures
LARGE: Final = 100_000  # pixels; beyond this, a frame does not wait
SKETCH: Final = 4  # a sketch has so many times fewer pixels in each direction

Size = tuple[int, int]
Markup = Callable[[], bytes]


class _Job(NamedTuple):
    key: Hashable
    size: Size
    source: bytes
    opaque: bool

    def make(self) -> Pixels:
        """Its pixels, not yet in the window's format. Lets other threads run meanwhile."""
        surface = _load(self.source, self.size)
        return Pixels.whole(surface) if self.opaque else Pixels.cropped(surface)


def rasterise(source: bytes, size: Size) -> pygame.Surface:
    """An SVG fitted into this size, aspect kept, in the format that is quickest to draw."""
    return _load(source, size).convert_alpha()


def _load(source: bytes, size: Size) -> pygame.Surface:
    """An SVG fitted into this size, aspect kept. Lets other threads run meanwhile."""
    width, height = max(1, size[0]), max(1, size[1])
    return pygame.image.load_sized_svg(io.BytesIO(source), (width, height))


class Rasteriser:
    """Rasterised drawings by key and size."""

    def __init__(self, *, patient: bool = False) -> None:
        self.cache = PixelCache()
        self.unfinished = False  # something drawn since begin() was missing or only scaled
        self.missing = False  # something drawn since begin() was missing or only a sketch
        self._sketched: set[Hashable] = set()
        self._patient = patient
        self._spent = 0.0
        self.covered = False  # nobody sees the frame: sketches are of no use
        self._sizes: dict[Hashable, list[Size]] = {}  # in which each drawing has been made
        # Scaled for the moment, with what they were made from.
        self._stretched: dict[tuple[Hashable, Size], tuple[Pixels, Pixels]] = {}
        self._wanted: set[tuple[Hashable, Size]] = set()
        self._wanted_before: set[tuple[Hashable, Size]] = set()
        self.beside = BackgroundRasterizer()

    def begin(self) -> None:
        """A new frame: take over what the worker has finished."""
        self.unfinished = self.missing = False
        self._spent = 0.0
        self._wanted_before, self._wanted = self._wanted, set()
        self._stretched = {k: v for k, v in self._stretched.items() if k in self._wanted_before}
        self.cache.begin()
        if len(self._sizes) > 2 * len(self.cache):  # names are small, but for ever is long
            self._sizes = {key: kept for key in self._sizes if (kept := self._kept_sizes(key))}
        self.beside.take_over()

    def get(
        self,
        key: Hashable,
        size: Size,
        markup: Markup,
        *,
        now: bool = False,
        share: float = inf,
        opaque: bool = False,
        exact: bool = False,
    ) -> Pixels | None:
        """The drawing at this size, or for the moment scaled, or None if it is still missing.

        Args:
            key: Names the drawing, whatever its size.
            size: The box to fit it into, in pixels.
            markup: Gives the SVG source if it is needed.
            now: So cheap, or so much needed, that at least a sketch is there in its first frame.
            share: Seconds that this frame may have spent before, if fewer than usual.
            opaque: A backdrop: kept without alpha.
            exact: Pixels of another size are of no use for the moment.
        """
        kept = self.cache.get((key, size))
        if kept is not None:
            return kept
        old = self.cache.get((key, self._nearest(key, size)))
        large = size[0] * size[1] > LARGE
        if self._patient or (old is None and now and not large):
            return self._make(_Job(key, size, markup(), opaque))
        first, job = old is None, None
        in_time = now or self._spent < min(share, FRAME_SHARE)
        if first and in_time and (key, size) not in self.beside:
            job = _Job(key, size, markup(), opaque)
            if not large:
                return self._make(job)
            if not self.covered:
                old = self._make(job._replace(size=(size[0] // SKETCH, size[1] // SKETCH)))
                self._sketched.add(key)
        self.unfinished = True
        self.missing = self.missing or old is None or key in self._sketched
        self._wanted.add((key, size))
        # Under cover each size is meant, and not everything is asked for in each frame.
        meant = first or self.covered or (key, size) in self._wanted_before
        if meant and (key, size) not in self.beside:
            job = job or _Job(key, size, markup(), opaque)
            self.beside.order((key, size), job.make, partial(self._take_over, job))
        return None if old is None or exact else self._scale(old, key, size)

    def _kept_sizes(self, key: Hashable) -> list[Size]:
        """The sizes of a drawing that are there."""
        return [size for size in self._sizes.get(key, ()) if (key, size) in self.cache]

    def _nearest(self, key: Hashable, size: Size) -> Size | None:
        """Which of them looks best when it is scaled to this one."""
        return nearest(
            {kept: kept[0] * kept[1] for kept in self._kept_sizes(key)}, size[0] * size[1]
        )

    def _scale(self, old: Pixels, key: Hashable, size: Size) -> Pixels:
        """Pixels of another size; whoever asks again until the right ones are there gets these."""
        source, made = self._stretched.get((key, size), (None, None))
        if made is None or source is not old:
            made = old.scaled(size)
            self._stretched[key, size] = old, made
        return made

    def _make(self, job: _Job) -> Pixels:
        start = perf_counter()
        pixels = self._keep(job, job.make())
        self._spent += perf_counter() - start
        return pixels

    def _take_over(self, job: _Job, made: Pixels) -> None:
        """Keep what comes from beside; something that moves may look otherwise by now."""
        self._keep(job, made)
        if (job.key, job.size) not in self._wanted_before:
            self.cache.demote((job.key, job.size))

    def _keep(self, job: _Job, made: Pixels) -> Pixels:
        self._sizes[job.key] = [*self._kept_sizes(job.key), job.size]
        self._sketched.discard(job.key)
        surface = as_window(made.surface) if job.opaque else made.surface.convert_alpha()
        return self.cache.put((job.key, job.size), made._replace(surface=surface))
