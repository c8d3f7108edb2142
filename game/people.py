"""Who is the same person as whom, by the names that people type."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

UNSEEN: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What only chooses how other signs are drawn: Unicode calls it ignorable by default."""


def person(name: str) -> str:
    """By this somebody is known, however the letters of the name are spelled; "" is nobody.

    Capitals, wide and narrow signs, how an accent is put together, room around and between words,
    and signs that nobody sees tell no two people apart. Never shown: a name is shown as it was
    written last.
    """
    if name.isascii():
        return " ".join(name.casefold().split())
    # Accents come apart and into their order first: only then capitals fold to the same letters.
    folded = normalize("NFD", UNSEEN.sub("", name)).casefold()
    folded = normalize("NFKD", folded).casefold()
    return normalize("NFKC", " ".join(folded.split()))
