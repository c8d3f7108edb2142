"""How work in a thread of its own gives way to whoever draws pictures."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SHORT_TURN: Final = 0.0005  # seconds that a thread may keep the others waiting
WORK, REST = 0.001, 0.003  # seconds: how long it works at a stretch, and leaves off then


class Throttle:
    """Called again and again in the middle of work: rests for most of the time."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    def __call__(self) -> None:
        """Rest, if it is time."""
        if time.perf_counter() - self._since > WORK:
            time.sleep(REST)
            self._since = time.perf_counter()


@contextmanager
def short_turns() -> Iterator[None]:
    """Pictures come first: whoever draws them gets the processor back soon."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SHORT_TURN)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)
