"""The languages that the game speaks: English, and one more for each catalogue in a folder.

A catalogue is a file such as ``de.mo`` or ``pt_BR.mo``; it says itself what its language is
called. Another one, ``xx``, is made up: those who build the game see with it which words nobody
can translate, and which have no room for longer ones. Players are not offered it.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Final, NamedTuple

from game import words
from game.pseudo_locale import PseudoLocale

ENGLISH: Final = "en"
MADE_UP: Final = "xx"
COUNTED: Final = "catalogue", "sentences"
"""Context and message under which a compiled catalogue says of how many it has how many."""


class Language(NamedTuple):
    """A language: its code, what those who speak it call it, and how much of it there is.

    Args:
        code: Such as ``de``.
        name: In that language.
        done: Which share of all sentences is translated, 0–1.
    """

    code: str
    name: str
    done: float = 1.0


def languages(folder: Path) -> tuple[Language, ...]:
    """English first, then the others by their codes; what cannot be read is left out."""
    others = [
        Language(file.stem, _own_name(catalogue), _share_done(catalogue))
        for file in sorted(folder.glob("*.mo"))
        if (catalogue := _read(file)) is not None
    ]
    return (Language(ENGLISH, "English"), *others)


def best_of(known: Sequence[str], wishes: Sequence[str]) -> str:
    """The code of the first wish that can be met; ``de_AT`` is met by ``de``. Else English."""
    return _best_match(known, wishes) or ENGLISH


def _best_match(known: Sequence[str], wishes: Sequence[str]) -> str:
    codes = {code.casefold(): code for code in (ENGLISH, *known)}
    for wish in wishes:
        exact = wish.replace("-", "_").partition(".")[0].partition("@")[0].casefold()
        for code in (exact, exact.partition("_")[0]):
            if code in codes:
                return codes[code]
    return ""


class Interpreter:
    """Speaks what somebody wishes for, or else what the desktop speaks.

    Args:
        folder: Where the catalogues lie.
        desktop: The languages of the person at this computer, the best one first.
    """

    def __init__(self, folder: Path, desktop: Sequence[str] = ()) -> None:
        self._folder = folder
        self._desktop = desktop
        self._wish: str | None = None  # nobody has been heard yet

    def follow(self, wish: str) -> bool:
        """Speak this language from now on; no wish: the desktop's. Whether that is a change."""
        if wish == self._wish:
            return False
        self._wish = wish
        words.speak(self._catalogue(wish))
        _offers[0] = _Offer(self._folder, self._code(wish))
        return True

    def _code(self, wish: str) -> str:
        known = [file.stem for file in self._folder.glob("*.mo")]
        return best_of(known, (wish, *self._desktop) if wish else self._desktop)

    def _catalogue(self, wish: str) -> NullTranslations:
        if wish == MADE_UP:
            return PseudoLocale()
        code = self._code(wish)
        read = None if code == ENGLISH else _read(self._folder / f"{code}.mo")
        return read or NullTranslations()


class _Offer(NamedTuple):
    """The folder that players may choose from, and the code of what is spoken."""

    folder: Path | None
    spoken: str


_offers: list[_Offer] = [_Offer(None, ENGLISH)]


def languages_offered() -> tuple[Language, ...]:
    """What players may choose from, as far as somebody speaks."""
    folder = _offers[0].folder
    return (Language(ENGLISH, "English"),) if folder is None else _known_languages(folder)


def current_code() -> str:
    """The code of the language that is spoken."""
    return _offers[0].spoken


def best_code(wishes: Sequence[str]) -> str:
    """The code of the language in which somebody is spoken to who wishes for these.

    Where none of them can be met it is that of the screen.
    """
    if MADE_UP in wishes[:1]:
        return MADE_UP
    return _best_match([each.code for each in languages_offered()], wishes) or current_code()


def translations(code: str) -> NullTranslations | None:
    """What speaks the language of a code (``game.words.aside``); None: the screen does so."""
    if code in {"", current_code()}:
        return None
    return _translations(_offers[0].folder, code)


@lru_cache(maxsize=8)
def _translations(folder: Path | None, code: str) -> NullTranslations | None:
    if code == MADE_UP:
        return PseudoLocale()
    if code == ENGLISH:
        return NullTranslations()
    known = folder is not None and code in {each.code for each in _known_languages(folder)}
    return _read(folder / f"{code}.mo") if folder is not None and known else None


@lru_cache(maxsize=4)
def _known_languages(folder: Path) -> tuple[Language, ...]:
    return languages(folder)


def _read(file: Path) -> NullTranslations | None:
    """A catalogue; None where it is damaged: then English is better than nothing."""
    try:
        with file.open("rb") as stream:
            return GNUTranslations(stream)
    except (OSError, ValueError, struct.error):
        return None


def _share_done(catalogue: NullTranslations) -> float:
    """What whoever compiled it has counted; one that says nothing counts as whole."""
    counted = catalogue.pgettext(*COUNTED)
    done, _slash, there = counted.partition("/")
    return int(done) / int(there) if done.isdecimal() and there.isdecimal() else 1.0


def _own_name(catalogue: NullTranslations) -> str:
    # Translators: not “English”, but what your own language calls itself.
    return catalogue.pgettext("the name of this language", "English")
