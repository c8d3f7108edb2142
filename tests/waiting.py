"""Waiting for what another thread or process does, but not for ever."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 300.0
"""Seconds until something counts as hung, and no promise of speed: others have the machine, too."""
PAUSE: Final = 0.004


def wait_until(holds: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError(f"{what} did not come within {patience:g} s")
        time.sleep(PAUSE)
