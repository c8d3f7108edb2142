"""What a text consists of for whoever looks for rules: its words, be it written without blanks.

Japanese has no blanks between its words. There each kanji counts, with what follows it, and each
run of kana that is long enough to be a word; kana of both kinds are the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

WORD: Final = re.compile(r"\d+|[^\W\d]+")  # “6th” is a number, and an ending
RUN: Final = re.compile(
    r"(?P<kanji>[\u3005\u3007\u3400-\u9fff]+)|(?P<katakana>[\u30a1-\u30ff]+)"
    r"|(?P<hiragana>[\u3041-\u309f]+)|(?P<other>[^\u3005\u3007\u3041-\u30ff\u3400-\u9fff]+)"
)
"""Letters of one kind, one after the other."""
KANJI: Final = re.compile(r"[\u3005\u3007\u3400-\u9fff]")
KANA: Final = re.compile(r"[\u30a1-\u30ff]+")  # after folding there is but one kind
VOICED: Final = "\u3099\u309a"  # make another letter of a kana, and are no accents
TO_KATAKANA: Final = {code: code + 0x60 for code in range(0x3041, 0x3097)}
WORDLIKE: Final = 3  # hiragana: fewer are endings and particles


def fold(words: str) -> str:
    """Small letters without accents: what is typed and what is written look the same."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    kept = (sign for sign in plain if sign in VOICED or not unicodedata.combining(sign))
    return unicodedata.normalize("NFC", "".join(kept))


def terms(text: str) -> list[str]:
    """The words of a text, folded, in its order; some of Japanese more than once."""
    return [term for word in WORD.findall(fold(text)) for term in _of(word)]


def is_kanji(term: str) -> bool:
    """Whether it is a single kanji: by itself it tells little."""
    return len(term) == 1 and KANJI.match(term) is not None


def is_kana(term: str) -> bool:
    """Whether it is nothing but kana."""
    return KANA.fullmatch(term) is not None


def _of(word: str) -> Iterator[str]:
    for run in RUN.finditer(word):
        letters = run[0]
        match run.lastgroup:
            case "kanji":
                follows = word[run.end() : run.end() + 1]
                for at, letter in enumerate(letters):
                    yield letter
                    if after := letters[at + 1 : at + 2] or follows:
                        yield (letter + after).translate(TO_KATAKANA)
            case "hiragana":
                if len(letters) >= WORDLIKE:
                    yield letters.translate(TO_KATAKANA)
            case _:
                yield letters
