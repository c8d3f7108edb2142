"""A language that nobody speaks: English in strange letters, longer by two fifths, in brackets.

Whatever is still plain English on the screen was never looked up; whatever is cut has no room
for languages longer than English. Places such as ``{who}`` stay as they are.
"""

from __future__ import annotations

import re
from functools import lru_cache
from gettext import NullTranslations
from typing import Final

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE: Final = "áßçðéƒğħíĵķłµñóþøřšŧúŵŵ×ýžÁßÇÐÉƒĞĦÍĴĶŁµÑÓÞØŘŠŦÚŴŴ×ÝŽ"
_LETTERS: Final = str.maketrans(dict(zip(PLAIN, STRANGE, strict=True)))
_PLACE: Final = re.compile(r"(\{[^{}]*\})")
_VOWELS: Final = re.compile("([aeiou])")
LONGER: Final = 1.4


class PseudoLocale(NullTranslations):
    """Says every sentence, whether anybody has collected it or not."""

    def gettext(self, message: str) -> str:
        """The sentence."""
        return disguise(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The sentence for this many."""
        return disguise(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """The word."""
        return disguise(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        """The word for this many."""
        return disguise(msgid1 if n == 1 else msgid2)


@lru_cache(maxsize=4096)
def disguise(message: str) -> str:
    """The message in strange letters; without letters it stays as it is."""
    pieces = _PLACE.split(message)  # every second one is a place
    said = sum(len(piece) for piece in pieces[::2])
    if not any(letter in PLAIN for piece in pieces[::2] for letter in piece):
        return message
    missing = round(said * (LONGER - 1))
    for at in range(0, len(pieces), 2):
        doubled = _VOWELS.sub(r"\1\1", pieces[at], count=missing) if missing else pieces[at]
        missing -= len(doubled) - len(pieces[at])
        pieces[at] = doubled.translate(_LETTERS)
    blank = " " * (missing > 0 and not pieces[-1])  # what is put in at the end stays a word
    return f"[{''.join(pieces)}{blank}{'é' * (missing - len(blank))}]"
