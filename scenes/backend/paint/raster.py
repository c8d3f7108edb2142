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
from math import inf
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Final, NamedTuple

import pygame

from scenes.backend.paint.cache import PixelCache, Pixels, as_window

FRAME_SHARE: Final = 0.010  # seconds of a frame that first rasterising may take
LATE_SHARE: Final = 0.0  # what may come late is made beside the pictures
LARGE: Final = 100_000  # pixels; beyond this, a frame does not wait
PATIENCE: Final = 5.0  # seconds; no single drawing takes as long
SKETCH: Final = 4  # a sketch has so many times fewer pixels in each direction

Size = tuple[int, int]
Markup = Callable[[], bytes]


class _Job(NamedTuple):
    key: Hashable
    size: Size
    source: bytes
    opaque: bool


class _Done(NamedTuple):
    job: _Job
    result: pygame.Surface | pygame.error | MemoryError


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
        self._latest: dict[Hashable, Size] = {}  # the last size made of each drawing
        self._wanted: set[tuple[Hashable, Size]] = set()
        self._wanted_before: set[tuple[Hashable, Size]] = set()
        self._in_work: set[tuple[Hashable, Size]] = set()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._done: SimpleQueue[_Done] = SimpleQueue()
        self._worker: Thread | None = None

    def begin(self) -> None:
        """A new frame: take over what the worker has finished."""
        self.unfinished = self.missing = False
        self._spent = 0.0
        self._wanted_before, self._wanted = self._wanted, set()
        while True:
            try:
                done = self._done.get_nowait()
            except Empty:
                return
            self._in_work.discard((done.job.key, done.job.size))
            if isinstance(done.result, Exception):
                raise done.result
            self._keep(done.job, done.result)

    def forget_jobs(self) -> None:
        """The window has a new size: what has not been started is not needed any more."""
        while True:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return
            if job is not None:
                self._in_work.discard((job.key, job.size))

    def close(self) -> None:
        """Let the worker finish the drawing it is at: SDL must not end under its hands."""
        self.forget_jobs()
        if self._worker is not None:
            self._jobs.put(None)
            self._worker.join(PATIENCE)
            self._worker = None

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
        old = self.cache.get((key, self._latest.get(key)))
        large = size[0] * size[1] > LARGE
        if self._patient or (old is None and now and not large):
            return self._make(_Job(key, size, markup(), opaque))
        first, job = old is None, None
        in_time = now or self._spent < min(share, FRAME_SHARE)
        if first and in_time and (key, size) not in self._in_work:
            job = _Job(key, size, markup(), opaque)
            if not large:
                return self._make(job)
            old = self._make(job._replace(size=(size[0] // SKETCH, size[1] // SKETCH)))
            self._sketched.add(key)
        self.unfinished = True
        self.missing = self.missing or old is None or key in self._sketched
        self._wanted.add((key, size))
        if (first or (key, size) in self._wanted_before) and (key, size) not in self._in_work:
            self._order(job or _Job(key, size, markup(), opaque))
        return None if old is None or exact else old.scaled(size)

    def _make(self, job: _Job) -> Pixels:
        start = perf_counter()
        pixels = self._keep(job, _load(job.source, job.size))
        self._spent += perf_counter() - start
        return pixels

    def _keep(self, job: _Job, surface: pygame.Surface) -> Pixels:
        self._latest[job.key] = job.size
        self._sketched.discard(job.key)
        if job.opaque:
            pixels = Pixels.whole(as_window(surface))
        else:
            pixels = Pixels.cropped(surface.convert_alpha())
        return self.cache.put((job.key, job.size), pixels)

    def _order(self, job: _Job) -> None:
        self._in_work.add((job.key, job.size))
        self._jobs.put(job)
        if self._worker is None:
            self._worker = Thread(target=self._work, name="rasteriser", daemon=True)
            self._worker.start()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                self._done.put(_Done(job, _load(job.source, job.size)))
            except (
                pygame.error,
                MemoryError,
            ) as error:  # raised again by begin(), in the main thread
                self._done.put(_Done(job, error))
