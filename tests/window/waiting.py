"""Waiting for what another process does, but not for ever."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 15.0  # seconds
PAUSE = 0.004


def wait_until(holds: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Look again and again until something holds."""
    end = time.monotonic() + patience
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError(f"{what} did not come within {patience:g} s")
        time.sleep(PAUSE)
