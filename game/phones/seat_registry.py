"""Who holds which seat. Keys and tokens are 128 bits of chance.

A key is shown on the screen, to be scanned, and works once: whoever brings it gets a token, with
which the same phone comes back as often as it likes. Who cannot scan types a code of six letters
instead; it is short, so the server lets nobody guess for long (``Tries``). A seat is released at
the screen alone; then all three are void. Of a token only its hash is kept.
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_bytes
from threading import Lock
from typing import Annotated, Final, Literal
from unicodedata import normalize

import msgspec
from msgspec import Meta, Struct

from game.decoding import from_json
from game.table import Seat

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Of typed codes: none that looks like another, or like a figure."""
LENGTH: Final = 6
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9]{6,64}$")]


class SealedChoice(Struct, frozen=True):
    """What a seat has chosen after ``at`` actions and so many undos, as records write it."""

    at: int
    undos: int
    action: str


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat as it is written down; ``token`` is the hash of it."""

    seat: Seat
    key: Secret
    code: Secret
    token: Secret | None = None
    sealed: SealedChoice | None = None


class WrittenDesk(Struct, frozen=True):
    """A desk as it lies beside the saves of its table, and where phones have found it."""

    format: Literal[1]
    sittings: int
    hosts: tuple[str, ...]
    port: Annotated[int, Meta(ge=1, le=65535)]
    places: tuple[Place, ...]


def short_code() -> str:
    """One of 148 million."""
    return "".join(choice(LETTERS) for _ in range(LENGTH))


def letters(typed: str) -> str:
    """What of it may be in a code, in whatever width and case; keyboards add all sorts of signs."""
    return "".join(each for each in normalize("NFKC", typed).upper() if each in LETTERS)


def secret() -> str:
    """128 bits of chance in 26 letters and digits."""
    return b32encode(token_bytes(16)).decode().rstrip("=").lower()


class SeatRegistry:
    """The seats of one table that may be held by phones. Safe to use from two threads."""

    def __init__(self, seats: Iterable[Seat], make: Callable[[], str] = secret) -> None:
        self._make = make
        self._lock = Lock()
        self._writing = Lock()
        self._keys = {seat: make() for seat in seats}
        self._codes = {seat: short_code() for seat in self._keys}
        self._tokens: dict[Seat, str] = {}
        self._sealed: Mapping[Seat, SealedChoice] = {}
        self.sittings = 0
        """How often somebody has sat down at it: no question has the number of one before."""
        self.keep: Callable[[SeatRegistry], None] = lambda _desk: None
        """Writes it down, whenever it has changed and before anybody is told of it."""

    def key(self, seat: Seat) -> str:
        """What the screen shows for a seat."""
        return self._keys[seat]

    def code(self, seat: Seat) -> str:
        """What can be typed instead."""
        return self._codes[seat]

    @property
    def held_seats(self) -> frozenset[Seat]:
        """The seats that phones hold, whether these are there now or not."""
        with self._lock:
            return frozenset(self._tokens)

    def take(self, key: str, token: str = "") -> tuple[Seat, str] | None:
        """The seat of a key, and the token for it; None: nobody's key, or used already.

        Without a ``token`` that the phone has made for itself one is made here.
        """
        return self._give(self._keys, key, token)

    def type(self, code: str, token: str = "") -> tuple[Seat, str] | None:
        """Take a seat by its short code, in any spelling of its letters."""
        return self._give(self._codes, letters(code), token)

    def _give(self, secrets: dict[Seat, str], said: str, token: str) -> tuple[Seat, str] | None:
        with self._lock:
            seat = _whose(secrets, said)
            if seat is None or seat in self._tokens:
                return None
            token = token or self._make()
            self._tokens[seat] = _hash(token)
        self.write()
        return seat, token

    def is_used(self, said: str) -> bool:
        """Whether this key or code belongs to a seat that is held already."""
        with self._lock:
            seats = _whose(self._keys, said), _whose(self._codes, letters(said))
            return any(seat in self._tokens for seat in seats)

    def back(self, token: str) -> Seat | None:
        """The seat that this token holds; None: it never did, or does no longer."""
        with self._lock:
            return _whose(self._tokens, _hash(token))

    def release(self, seat: Seat) -> None:
        """Whoever holds the seat does no longer; a new key is shown for it."""
        with self._lock:
            self._tokens.pop(seat, None)
            self._keys[seat], self._codes[seat] = self._make(), short_code()
        self.write()

    def renew(self) -> None:
        """Another table: what was shown for free seats is void."""
        for seat in self._keys.keys() - self.held_seats:
            self.release(seat)

    # what lies beside the saves

    def write(self) -> None:
        """Let it be written down as it is now; the last to ask writes last."""
        with self._writing:
            self.keep(self)

    @property
    def sealed_choices(self) -> Mapping[Seat, SealedChoice]:
        """What has been chosen and not been played, as far as it is written down."""
        return self._sealed

    def seal(self, sealed: Mapping[Seat, SealedChoice]) -> None:
        """Write down what has been chosen so far."""
        if sealed != self._sealed:
            self._sealed = sealed
            self.write()

    @classmethod
    def read(cls, data: bytes) -> tuple[SeatRegistry, WrittenDesk] | None:
        """The desk that was written so, and how; None: it was not."""
        try:
            written: WrittenDesk = from_json(data, WrittenDesk)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return None
        desk = cls(place.seat for place in written.places)
        desk.sittings = written.sittings
        for place in written.places:
            desk._keys[place.seat], desk._codes[place.seat] = place.key, place.code
            if place.token is not None:
                desk._tokens[place.seat] = place.token
        sealed = ((each.seat, each.sealed) for each in written.places)
        desk._sealed = {seat: each for seat, each in sealed if each is not None}
        return desk, written

    def to_bytes(self, hosts: Iterable[str], port: int) -> bytes:
        """The whole of it."""
        with self._lock:
            places = tuple(
                Place(seat, key, self._codes[seat], self._tokens.get(seat), self._sealed.get(seat))
                for seat, key in self._keys.items()
            )
        return msgspec.json.encode(WrittenDesk(1, self.sittings, tuple(hosts), port, places))


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _whose(secrets: dict[Seat, str], said: str) -> Seat | None:
    """Compared in a time that tells nothing of them."""
    raw = said.encode()
    found = [seat for seat, known in secrets.items() if compare_digest(known.encode(), raw)]
    return found[0] if found else None
