"""The fingerprint of a deal: taken before anybody acts, and compared once the game is over.

docs/fair.md says what it proves, and what it does not.
"""

from __future__ import annotations

import json
import os
import re
from typing import Final

import msgspec

from game.catalogue import SHELF

SCHEME: Final = "backyardia-fair/1"
"""Stands in what is summed up: another way to write a deal needs another name."""
NONCE_BYTES: Final = 32
SHORT: Final = 8
"""So many signs of a fingerprint are shown, in two groups."""
SUM: Final = re.compile(r"[0-9a-f]{64}")
"""What a SHA-256 and a nonce look like in a record."""


class Fingerprint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That of one deal: ``sum`` is a SHA-256 over the deal and the ``nonce``, both 64 hex signs.

    The nonce keeps anybody from trying all deals until one fits.
    """

    sum: str
    nonce: str

    @classmethod
    def of_deal(cls, game: str, setup: object, number: int, deal: object) -> Fingerprint:
        """The fingerprint of deal ``number`` (from 0), with a nonce that nobody can foresee."""
        return cls.with_nonce(game, setup, number, deal, os.urandom(NONCE_BYTES).hex())

    @classmethod
    def with_nonce(
        cls, game: str, setup: object, number: int, deal: object, nonce: str
    ) -> Fingerprint:
        """The fingerprint of a deal with a given nonce."""
        return cls(_sum(game, setup, number, deal, nonce), nonce)

    def fits(self, game: str, setup: object, number: int, deal: object) -> bool:
        """Whether these are the cards that it was taken of, in the same place of the same game."""
        if not SUM.fullmatch(self.nonce):
            return False
        return _sum(game, setup, number, deal, self.nonce) == self.sum

    @property
    def short(self) -> str:
        """Its first signs, as the table shows them: ``3f9a 21bc``."""
        half = SHORT // 2
        return f"{self.sum[:half]} {self.sum[half:SHORT]}"


def canonical(game: str, setup: object, number: int, deal: object, nonce: str) -> bytes:
    """What is summed up: JSON in ASCII, keys in order, no blanks; the deal as records write it."""
    start = SHELF[game].rules.write_start(setup, [deal])
    told = {
        "scheme": SCHEME,
        "game": game,
        "number": number + 1,
        "nonce": nonce,
        "start": {key: value for key, value in start.items() if value is not msgspec.UNSET},
    }
    return json.dumps(
        msgspec.to_builtins(told), sort_keys=True, separators=(",", ":"), ensure_ascii=True
    ).encode("ascii")


def _sum(game: str, setup: object, number: int, deal: object, nonce: str) -> str:
    from hashlib import sha256  # the title stands sooner without it

    return sha256(canonical(game, setup, number, deal, nonce)).hexdigest()
