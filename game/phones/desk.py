"""Who holds which seat. Keys and tokens are 128 bits of chance.

A key is shown on the screen, to be scanned, and works once: whoever brings it gets a token, with
which the same phone comes back as often as it likes. Who cannot scan types a code of six letters
instead; it is short, so the server lets nobody guess for long (``Tries``). A seat is released at
the screen alone; then all three are void.
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Callable, Iterable
from hmac import compare_digest
from secrets import choice, token_bytes
from threading import Lock
from typing import Final

from game.table import Seat

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Of typed codes: none that looks like another, or like a figure."""
LENGTH: Final = 6


def short_code() -> str:
    """One of 148 million."""
    return "".join(choice(LETTERS) for _ in range(LENGTH))


def secret() -> str:
    """128 bits of chance in 26 letters and digits."""
    return b32encode(token_bytes(16)).decode().rstrip("=").lower()


class Desk:
    """The seats of one table that may be held by phones. Safe to use from two threads."""

    def __init__(self, seats: Iterable[Seat], make: Callable[[], str] = secret) -> None:
        self._make = make
        self._lock = Lock()
        self._keys = {seat: make() for seat in seats}
        self._codes = {seat: short_code() for seat in self._keys}
        self._tokens: dict[Seat, str] = {}

    def key(self, seat: Seat) -> str:
        """What the screen shows for a seat."""
        return self._keys[seat]

    def code(self, seat: Seat) -> str:
        """What can be typed instead."""
        return self._codes[seat]

    @property
    def held(self) -> frozenset[Seat]:
        """The seats that phones hold, whether these are there now or not."""
        with self._lock:
            return frozenset(self._tokens)

    def take(self, key: str) -> tuple[Seat, str] | None:
        """The seat of a key, and the token for it; None: nobody's key, or used already."""
        with self._lock:
            return self._give(_whose(self._keys, key))

    def type(self, code: str) -> tuple[Seat, str] | None:
        """The same for a code, in large or small letters."""
        with self._lock:
            return self._give(_whose(self._codes, code.strip().upper()))

    def _give(self, seat: Seat | None) -> tuple[Seat, str] | None:
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
            self._keys[seat], self._codes[seat] = self._make(), short_code()

    def renew(self) -> None:
        """Another table: what was shown for free seats is void."""
        for seat in self._keys.keys() - self.held:
            self.release(seat)


def _whose(secrets: dict[Seat, str], said: str) -> Seat | None:
    """Compared in a time that tells nothing of them."""
    raw = said.encode()
    found = [seat for seat, known in secrets.items() if compare_digest(known.encode(), raw)]
    return found[0] if found else None
