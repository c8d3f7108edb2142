"""A page on which a native speaker reads a translation in an evening: `words --review LANG`.

Every sentence stands beside its English, with its notes and with a piece of the picture in which
the program says it. What no picture of the album says is listed all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

from babel import Locale
from babel.messages.catalog import Catalog, Message

from build.album.moments import MOMENTS, STEPS, Moment, windows
from build.environment import ROOT, say
from build.languages.eye import words as lines
from build.languages.page import Excerpt, Sentence, page
from build.room import Key
from build.words import FOLDER, read
from game import languages
from game.languages import Language
from scenes.backend.headless import HeadlessScreen

import pygame  # isort: skip  # after ours, which tell SDL what to use

PLACE: Final = re.compile(r"\{[^{}]*\}")
SIZE: Final = (1280, 720)
WIDE: Final = 960  # pixels of a picture as it is kept
BEGINS: Final = 14  # letters of a sentence by which its first line is known
ANYTHING: Final = ".+"  # what is put into a place, and blanks


class Ear(NullTranslations):
    """A language that remembers what was asked of it, by message."""

    def __init__(self, language: NullTranslations) -> None:
        super().__init__()
        self._language = language
        self.heard: dict[Key, str] = {}

    def _hear(self, context: str, message: str, words: str) -> str:
        self.heard[context, message] = words
        return words

    def gettext(self, message: str) -> str:
        """The sentence."""
        return self._hear("", message, self._language.gettext(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The sentence for this many, known by the first of both."""
        return self._hear("", msgid1, self._language.ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        """The word."""
        return self._hear(context, message, self._language.pgettext(context, message))


class Stand(NamedTuple):
    """Where words stand in a picture, in its pixels."""

    text: str
    x: float
    y: float


def write(language: str, to: Path | None = None, moments: Sequence[Moment] = ()) -> Path:
    """Draw what there is and write the page; where it is."""
    folder = to or ROOT / "dist" / "review" / language
    folder.mkdir(parents=True, exist_ok=True)
    found = _excerpts(language, folder, moments or (*MOMENTS, *STEPS))
    catalog = read(FOLDER / f"{language}.po")
    sentences = [_sentence(message, found) for message in catalog if message.id]
    file = folder / "index.html"
    english = Locale.parse(language).get_display_name("en") or language
    file.write_text(page(_language(catalog, language), english, sentences), encoding="utf-8")
    seen = sum(sentence.excerpt is not None for sentence in sentences)
    say(f"{file}: {len(sentences)} sentences, {seen} with a picture")
    return file


def _language(catalog: Catalog, code: str) -> Language:
    """The language by the name that its catalogue gives it."""
    own = catalog.get("English", "the name of this language")
    return Language(code, str(own.string) if own is not None and own.string else code)


def _sentence(message: Message, found: dict[Key, Excerpt]) -> Sentence:
    ids, said = (
        (texts,) if isinstance(texts, str) else tuple(texts or ())
        for texts in (message.id, message.string)
    )
    file = min((file for file, _line in message.locations), default="")
    excerpt = found.get((message.context or "", ids[0]))
    return Sentence(file, ids, said, message.context or "", tuple(message.auto_comments), excerpt)


def _excerpts(language: str, folder: Path, moments: Sequence[Moment]) -> dict[Key, Excerpt]:
    """For each message that some moment shows: where; and the pictures themselves in a folder."""
    found: dict[Key, Excerpt] = {}
    with (FOLDER / f"{language}.mo").open("rb") as catalogue:
        ear = Ear(GNUTranslations(catalogue))
    with patch.object(languages, "PseudoLocale", lambda: ear):
        for moment, unseen in windows(SIZE, moments, languages.MADE_UP):
            picture = unseen.render()
            new = dict(_new(ear, unseen, found))
            ear.heard.clear()
            if new:
                name, share = f"{moment.name}.jpg", WIDE / picture.get_width()
                small = pygame.transform.smoothscale_by(picture, share)
                pygame.image.save(small, folder / name)
                found |= {key: Excerpt(name, at.x * share, at.y * share) for key, at in new.items()}
    return found


def _new(
    ear: Ear, unseen: HeadlessScreen, known: dict[Key, Excerpt]
) -> Iterator[tuple[Key, Stand]]:
    """Messages that no picture before has shown, and where they stand in this one."""
    frame = unseen.screen.stack.frame
    stands = [
        Stand(line.text, line.left * frame.scale, (line.top + line.bottom) / 2 * frame.scale)
        for line in lines(frame, unseen.items)
    ]
    for key, words in ear.heard.items():
        if key not in known and (stand := stand_of(words, stands)) is not None:
            yield key, stand


def stand_of(words: str, stands: Sequence[Stand]) -> Stand | None:
    """Where these words stand, whatever has been put into their places; or where they begin."""
    for pattern in _patterns(words.casefold()):
        for stand in stands:
            if pattern.search(stand.text.casefold()):
                return stand
    return None


def _patterns(words: str) -> Iterator[re.Pattern[str]]:
    """What finds all of a sentence, then what finds its first line."""
    pieces = [piece.strip() for piece in PLACE.split(words)]
    letters = len("".join(pieces))
    if letters < BEGINS:  # others say the same and more: these are all of a line
        if any(map(str.isalpha, "".join(pieces))):
            yield re.compile(f"^{ANYTHING.join(map(re.escape, pieces))}$")
        return
    if not pieces[0]:  # a name at the beginning may be written by itself
        del pieces[0]
    yield re.compile(ANYTHING.join(map(re.escape, pieces)))
    yield re.compile(ANYTHING.join(map(re.escape, _first(pieces))))


def _first(pieces: Sequence[str]) -> Iterator[str]:
    """So much of them that a line can be known by it."""
    left = BEGINS
    for piece in pieces:
        if left > 0:
            yield piece[:left]
            left -= len(piece)
