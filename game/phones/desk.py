"""Who holds which seat. Keys and tokens are 128 bits of chance, and nothing else lets anybody in.

A key is shown on the screen and works once: whoever brings it gets a token, with which the same
phone comes back as often as it likes. A seat is released at the screen alone; then both are void.
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Callable, Iterable
from hmac import compare_digest
from secrets import token_bytes
from threading import Lock

from game.table import Seat


def secret() -> str:
    """128 bits of chance in 26 letters and digits."""
    return b32encode(token_bytes(16)).decode().rstrip("=").lower()


class Desk:
    """The seats of one table that may be held by phones. Safe to use from two threads."""

    def __init__(self, seats: Iterable[Seat], make: Callable[[], str] = secret) -> None:
        self._make = make
        self._lock = Lock()
        self._keys = {seat: make() for seat in seats}
        self._tokens: dict[Seat, str] = {}

    def key(self, seat: Seat) -> str:
        """What the screen shows for a seat."""
        return self._keys[seat]

    @property
    def held(self) -> frozenset[Seat]:
        """The seats that phones hold, whether these are there now or not."""
        with self._lock:
            return frozenset(self._tokens)

    def take(self, key: str) -> tuple[Seat, str] | None:
        """The seat of a key, and the token for it; None: nobody's key, or used already."""
        with self._lock:
            seat = _whose(self._keys, key)
            if seat is None or seat in self._tokens:
                return None
            self._tokens[seat] = self._make()
            return seat, self._tokens[seat]

    def back(self, token: str) -> Seat | None:
        """The seat that this token holds; None: it never did, or does no longer."""
        with self._lock:
            return _whose(self._tokens, token)

    def release(self, seat: Seat) -> None:
        """Whoever holds the seat does no longer; a new key is shown for it."""
        with self._lock:
            self._tokens.pop(seat, None)
            self._keys[seat] = self._make()


def _whose(secrets: dict[Seat, str], said: str) -> Seat | None:
    """Compared in a time that tells nothing of them."""
    raw = said.encode()
    found = [seat for seat, known in secrets.items() if compare_digest(known.encode(), raw)]
    return found[0] if found else None
