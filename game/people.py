"""Who is the same person as whom, by the names that people type."""

from __future__ import annotations

from unicodedata import category, normalize

INVISIBLE = "Cf"
"""The kind of signs that only steer how others are written."""


def person(name: str) -> str:
    """By this somebody is known, however the letters of the name are spelled; "" is nobody.

    Capitals, how an accent is put together, room around and between words, and signs that nobody
    sees tell no two people apart. Never shown: a name is shown as it was written last.
    """
    if name.isascii():
        return " ".join(name.casefold().split())
    seen = "".join(sign for sign in name if category(sign) != INVISIBLE)
    # Accents come apart and into their order first: only then capitals fold to the same letters.
    folded = normalize("NFD", " ".join(seen.split())).casefold()
    return normalize("NFC", folded)
