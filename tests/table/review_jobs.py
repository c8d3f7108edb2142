"""Jobs of a review that need no thought, and somebody who does them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from game.bots.worker import BotTask

T = TypeVar("T")  # answer
JOBS = 4


class Job:
    """Nothing to be thought about."""

    def run_in_worker(self, _game: str, _asked: Callable[[], bool]) -> str:
        return "done"

    def run_inline(self, _game: str) -> str:
        return "done"


class Mind:
    """Answers every job, and can be closed."""

    def __init__(self) -> None:
        self.jobs = 0
        self.closed = False

    def answer(self, moment: Hashable, thought: Callable[[], BotTask[T]]) -> T | None:
        self.jobs += 1
        return thought().run_in_worker("", lambda: False)

    def finish_soon(self) -> None:
        """It is at once."""

    def close(self) -> None:
        self.closed = True
