"""Draws the whole album in a language and says what is cut, and what is still English there.

Started by `build/dev.py words --proof LANG`: all moments at three sizes of the window with letters
of three sizes. It takes some minutes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple
from unittest.mock import patch

from build.album.moments import MOMENTS, Moment
from build.album.setting import LONG_NAMES, SEATS, Nothing
from build.environment import say
from build.languages.eye import faults
from build.words import FOLDER, is_translated, read
from scenes.backend.headless import HeadlessScreen
from scenes.backend.paint.painter import Painter
from scenes.kit.bindings import CAPS, PAD, PAD_CAPS, Button, Shortcut, cap
from scenes.kit.display import ArcText, Item, Text
from scenes.kit.parts.wrapping import HYPHEN
from scenes.kit.signals import UNDO_CAP
from scenes.shell.table_form.draft import NAMES as USUAL_NAMES

SIZES: Final = ((1024, 640), (1280, 720), (1920, 1080))
LETTERS: Final = (100, 150, 200)  # per cent
WORD: Final = re.compile(r"[^\W\d_]{3,}")
NO_WORD: Final = re.compile(r"\S*/\S*|\b[IVX]+\b")  # where a file lies; Roman numerals
PLACE: Final = re.compile(r"\{[a-z_]*\}")
NAMES: Final = frozenset({*LONG_NAMES, *USUAL_NAMES, *(name for name, _ in SEATS)})
KEY_CAPS: Final = frozenset(
    {*CAPS.values(), *PAD_CAPS, *PAD_CAPS.values(), *map(cap, Shortcut), "Home", "F5"}
    | {cap(PAD + button) for button in Button if button}
    | set(UNDO_CAP.split())
)
"""What is written on keys, where a language prints nothing else there."""
IN_RECORDS: Final = frozenset({"wrong-phase", "allegiance", "no-allegiance"})
"""So are the words of a record: whoever is told why it is refused has to find them in the file."""
ANYWHERE: Final = frozenset(
    word for text in NAMES | KEY_CAPS | IN_RECORDS | {"English"} for word in WORD.findall(text)
)
"""Words that may stand in every language: people, keys, records, and ours by its own name."""


class Look(NamedTuple):
    """How a moment is drawn: the pixels of the window, and the size of its letters in per cent."""

    size: tuple[int, int]
    letters: int


class Fault(NamedTuple):
    """What is wrong with a picture."""

    moment: str
    look: Look
    what: str

    def __str__(self) -> str:
        (wide, high), letters = self.look
        return f"{self.moment}, {wide}x{high}, {letters} %: {self.what}"


def looked_at(
    language: str, moment: Moment, size: tuple[int, int], letters: Sequence[int]
) -> list[Fault]:
    """What is wrong with a moment in a window of this size, once for each size of letters."""
    found: list[Fault] = []
    with (
        patch.object(Painter, "paint", lambda *_, **__: None),
        HeadlessScreen(Nothing(), size) as unseen,
    ):
        unseen.screen.preferences.language = language
        unseen.show()
        moment.show(unseen)
        for each in letters:
            unseen.screen.preferences.text_size = each
            unseen.show()
            look = Look(size, each)
            found += [Fault(moment.name, look, what) for what in wrong(unseen, language)]
    return found


def wrong(unseen: HeadlessScreen, language: str) -> Iterator[str]:
    """What has no room in the last picture, and what is not in this language."""
    stack = unseen.screen.stack
    for level in stack.visible():
        items = tuple(level.items)
        yield from faults(stack.frame, items)
        yield from _untranslated_words(items, ours(language))


def _untranslated_words(items: Sequence[Item], english: frozenset[str]) -> Iterator[str]:
    ends = ""
    for item in items:
        if isinstance(item, Text | ArcText):
            words = NO_WORD.sub(" ", item.text)
            if ends.endswith(HYPHEN):  # the other half of a word
                words = words.partition(" ")[2]
            ends = item.text
            if strange := english.intersection(WORD.findall(words)):
                yield f"“{item.text}” says {', '.join(sorted(strange))} in English"


@cache
def ours(language: str) -> frozenset[str]:
    """The words that our English sentences have, and no sentence of this language.

    What nobody has translated yet is no fault of the picture.
    """
    theirs: set[str] = set()
    english: set[str] = set()
    for message in read(FOLDER / f"{language}.po"):
        english.update(_words_of(message.id))
        theirs.update(_words_of(message.string if is_translated(message) else message.id))
    return frozenset(english - theirs - ANYWHERE)


def _words_of(texts: str | Sequence[str] | None) -> Iterator[str]:
    for text in (texts,) if isinstance(texts, str) else texts or ():
        yield from WORD.findall(PLACE.sub(" ", text))


def prove(language: str, moments: Sequence[Moment] = MOMENTS) -> int:
    """Look at everything and say what is wrong, each text once; how many there are."""
    where: dict[str, list[Fault]] = {}
    for size in SIZES:
        for moment in moments:
            if moment.usual:
                for fault in looked_at(language, moment, size, LETTERS):
                    where.setdefault(fault.what, []).append(fault)
        say(f"{size[0]}x{size[1]}: {len(where)} faults so far")
    for there in where.values():
        say(f"{there[0]}" + (f" (and {len(there) - 1} more)" if there[1:] else ""))
    return len(where)
