"""How often codes may be guessed: each wrong one doubles the wait, and in the end nobody may."""

from __future__ import annotations

from math import ceil, inf
from typing import Final

LONGEST: Final = 60.0
"""Seconds between two guesses, at most."""
IN_ALL: Final = 100
"""Wrong codes from everywhere: then only scanning helps at this table."""


class Tries:
    """The wrong codes of one table, by the address they came from. Time is in seconds."""

    def __init__(self) -> None:
        self._wrong: dict[str, int] = {}
        self._until: dict[str, float] = {}

    def wait(self, address: str, now: float) -> float:
        """How long this address has to wait until it may try; infinite: for good."""
        if sum(self._wrong.values()) >= IN_ALL:
            return inf
        return max(0.0, self._until.get(address, now) - now)

    def fail(self, address: str, now: float) -> None:
        """Count a wrong code: the wait doubles from one second on."""
        wrong = self._wrong.get(address, 0)
        self._wrong[address] = wrong + 1
        self._until[address] = now + min(LONGEST, 2.0**wrong)


def whole_seconds(wait: float) -> int:
    """For people, never too short; 0: for good."""
    return 0 if wait == inf else ceil(wait)
