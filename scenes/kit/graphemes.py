"""Letters as people count them: what stands for one may be made of many signs.

An accent, the parts of a joined emoji, of a flag or of a syllable in Hangul or Devanagari belong
to one letter (a grapheme cluster of UAX 29). Nobody cuts a text anywhere else.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from typing import Final

ALONE: Final = re.compile(
    "[ -~\u00a1-\u02ff\u0370-\u0482\u048a-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e€−]*"
)
"""Signs that never belong to a letter beside them; most texts have no others."""
JOINERS: Final = frozenset("\u200c\u200d")  # what some scripts join or part letters with
YOUNGER: Final = "n"
"""How the category of signs ends that came after the tables of this Python: new emoji, say."""
FILLERS: Final = frozenset("\u115f\u1160\u3164\uffa0")  # places for Korean letters, and none there
BLACK_FLAG: Final = "\U0001f3f4"
TAGS: Final = frozenset(map(chr, range(0xE0020, 0xE0080)))
"""Unseen letters after a black flag: which country's it is."""
MOST_SIGNS: Final = 10
"""In one letter, such as two people with a heart; more would only be piled up for fun."""


@lru_cache(maxsize=512)
def letters(text: str) -> tuple[str, ...]:
    """The letters of a text one by one; together they are the text again."""
    if ALONE.fullmatch(text):
        return tuple(text)
    from grapheme import graphemes  # reads tables, which hardly anybody needs

    return tuple(graphemes(text))


@lru_cache(maxsize=512)
def borders(text: str) -> tuple[int, ...]:
    """Where letters begin or end, from 0 to the length of the text."""
    return tuple(accumulate(map(len, letters(text)), initial=0))


def border_before(text: str, place: int) -> int:
    """The nearest border at this place or to its left."""
    stops = borders(text)
    return stops[max(0, bisect_right(stops, place) - 1)]


def border_after(text: str, place: int) -> int:
    """The nearest border at this place or to its right."""
    stops = borders(text)
    return stops[min(len(stops) - 1, bisect_left(stops, place))]


def beside(text: str, place: int, step: int) -> int:
    """The border a letter before (−1) or after this one; at the ends there is no further."""
    stops = borders(text)
    return stops[min(max(0, stops.index(place) + step), len(stops) - 1)]


def word_beside(text: str, place: int, step: int) -> int:
    """Where the word begins that ends before this border (−1), or where the next one ends."""
    signs, stops = letters(text), borders(text)
    at, behind = stops.index(place), min(step, 0)  # the letter that comes next on the way
    while 0 <= at + behind < len(signs) and signs[at + behind].isspace():
        at += step
    if not 0 <= at + behind < len(signs):
        return stops[at]
    kind = _kind(signs[at + behind])
    while 0 <= at + behind < len(signs) and _kind(signs[at + behind]) == kind:
        at += step
    return stops[at]


def word_around(text: str, place: int) -> tuple[int, int]:
    """Where the word begins and ends that a place lies in; blanks and signs are words, too."""
    signs, stops = letters(text), borders(text)
    if not signs:
        return 0, 0
    first = min(stops.index(border_before(text, place)), len(signs) - 1)
    kind, last = _kind(signs[first]), first + 1
    while first and _kind(signs[first - 1]) == kind:
        first -= 1
    while last < len(signs) and _kind(signs[last]) == kind:
        last += 1
    return stops[first], stops[last]


def _kind(letter: str) -> str:
    if letter.isspace():
        return "blank"
    return "word" if letter[0].isalnum() or letter[0] == "_" else "sign"


def first_letter(name: str) -> str:
    """The first letter of a name, as a capital where there is one; nothing of an empty name."""
    return next(iter(letters(name.strip())), "").upper()


def writable(text: str) -> str:
    """What a line may hold of a text: blanks for tabs and ends of lines, no sign for machines."""
    kept = "".join(_visible(unicodedata.normalize("NFC", text)))
    lines = kept.splitlines() if kept.strip() else [kept]  # nothing follows the last end of a line
    return "".join(" " if sign.isspace() else sign for sign in " ".join(lines))


def _visible(text: str) -> Iterator[str]:
    for letter in letters(text):
        allowed = JOINERS | TAGS if letter.startswith(BLACK_FLAG) else JOINERS
        for sign in letter:
            known = sign.isspace() or sign.isprintable() or sign in allowed
            if known or unicodedata.category(sign).endswith(YOUNGER):
                yield sign


def trim(name: str) -> str:
    """Without blanks at its ends, and without what would join it with nothing."""
    return name.strip(f" {''.join(JOINERS)}")


def can_be_seen(text: str) -> bool:
    """Whether there is anything in it but blanks, and signs that need a letter to stand on."""
    return any(unicodedata.category(sign)[0] not in "ZCM" and sign not in FILLERS for sign in text)
