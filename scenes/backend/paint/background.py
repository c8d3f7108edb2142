"""A second thread that makes pictures while frames are drawn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, NamedTuple, TypeVar

import pygame

from scenes.backend.paint.cache import Pixels

T = TypeVar("T")

PATIENCE: Final = 5.0  # seconds; no single picture takes as long


class _Job(NamedTuple):
    key: Hashable
    make: Callable[[], Pixels]
    keep: Callable[[Pixels], object]


class _JobResult(NamedTuple):
    job: _Job
    result: Pixels | pygame.error | MemoryError


class BackgroundRasterizer:
    """Pictures are ordered in one frame and taken over in another, in the order of the orders.

    What makes them sets no letters, for fonts bear one thread only, and asks nothing of the window.
    """

    def __init__(self) -> None:
        self._in_work: set[Hashable] = set()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._done: SimpleQueue[_JobResult] = SimpleQueue()
        self._worker: Thread | None = None

    def __contains__(self, key: Hashable) -> bool:
        """Whether this picture is on its way."""
        return key in self._in_work

    def order(
        self, key: Hashable, make: Callable[[], Pixels], keep: Callable[[Pixels], object]
    ) -> None:
        """``make`` it in the other thread and ``keep`` it in this one."""
        self._in_work.add(key)
        self._jobs.put(_Job(key, make, keep))
        if self._worker is None:
            self._worker = Thread(target=self._work, name="beside-frames", daemon=True)
            self._worker.start()

    def take_over(self) -> None:
        """Keep what is ready.

        Raises:
            pygame.error, MemoryError: A picture cannot be made.
        """
        for done in _all(self._done):
            self._in_work.discard(done.job.key)
            if isinstance(done.result, Exception):
                raise done.result
            done.job.keep(done.result)

    def forget(self) -> None:
        """What has not been started is not needed any more."""
        for job in _all(self._jobs):
            if job is not None:
                self._in_work.discard(job.key)

    def close(self) -> None:
        """Let it finish the picture it is at: SDL must not end under its hands."""
        self.forget()
        if self._worker is not None:
            self._jobs.put(None)
            self._worker.join(PATIENCE)
            self._worker = None

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                self._done.put(_JobResult(job, job.make()))
            except (pygame.error, MemoryError) as error:  # raised again in the main thread
                self._done.put(_JobResult(job, error))


def _all(queue: SimpleQueue[T]) -> Iterator[T]:
    while True:
        try:
            yield queue.get_nowait()
        except Empty:
            return
