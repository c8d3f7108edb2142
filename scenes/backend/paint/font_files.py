"""Which letters our fonts have, and which of them sets a text that the wanted one cannot.

Names may hold any sign that a keyboard, or a file, has. Whatever it is, it gets a width and can
be drawn: by the wanted font, by one that lends its letters, without its accent, or as a box.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from scenes.backend.paint.assets import AssetError
from scenes.kit.display import Font
from scenes.kit.graphemes import letters

FONT_FILES: Final = {
    Font.TITLE: "FredokaOne-Regular.ttf",
    Font.MEDIUM: "Manrope-Medium.ttf",
    Font.BOLD: "Manrope-Bold.ttf",
    Font.HEAVY: "Manrope-ExtraBold.ttf",
}
LENDERS: Final = {Font.TITLE: ("Manrope-ExtraBold.ttf",)}
"""Files that a face asks for letters it has not got, in this order."""
BOXLESS: Final = frozenset({"FredokaOne-Regular.ttf"})
"""Files whose sign for a missing letter cannot be seen."""
JAPANESE: Final = "MPlusRounded1c-Bold.ttf", "MPlusRounded1c-Medium.ttf"
SCRIPT_FILES: Final[Mapping[Font, tuple[str, ...]]] = {
    Font.TITLE: JAPANESE,
    Font.MEDIUM: JAPANESE[1:],
    Font.BOLD: JAPANESE,
    Font.HEAVY: JAPANESE,
}
"""Files for further scripts, which a face asks last: they have no Latin letters."""
BOX: Final = "\ufffd"  # no font of ours has it: what is drawn is its sign for what is missing
EVERYWHERE: Final = re.compile("[ -~¡-¬®°-ÿ–—\u2018\u2019“”„…×−•€]*")
"""What all our fonts have; nearly everything that is ever set."""
KEPT_RUNS: Final = 500

_TABLE: Final = struct.Struct(">4s4xII")  # of a font file: name, offset, length
_SUBTABLE: Final = struct.Struct(">4xI")  # of its table of letters
_GROUP: Final = struct.Struct(">II4x")  # first and last letter


class Run(NamedTuple):
    """Letters side by side that come from one file."""

    file: str
    text: str


class FontFiles:
    """The font files of a folder and their letters, each file read when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._letters: dict[str, frozenset[int]] = {}
        self._runs: dict[tuple[str, Font], tuple[Run, ...]] = {}

    def runs(self, text: str, font: Font) -> tuple[Run, ...]:
        """How a text is set: what is of one script by one file where that is possible.

        Nothing, if nothing of it can be seen.
        """
        if EVERYWHERE.fullmatch(text):
            return (Run(FONT_FILES[font], text),)
        key = (text, font)
        if key not in self._runs:
            if len(self._runs) >= KEPT_RUNS:
                self._runs.clear()
            self._runs[key] = tuple(self._split(text, font))
        return self._runs[key]

    def _split(self, text: str, font: Font) -> Iterator[Run]:
        latin = (FONT_FILES[font], *LENDERS.get(font, ()))
        files = (*latin, *SCRIPT_FILES[font])
        text = "".join(self._in_one(letter, files) for letter in letters(text))
        for ours, signs in groupby(text, lambda sign: any(self._has(file, sign) for file in latin)):
            yield from self._set("".join(signs), latin if ours else SCRIPT_FILES[font])

    def _set(self, text: str, files: tuple[str, ...]) -> Iterator[Run]:
        """Letters of one script: all by the same file, or else each by the first that has it."""
        for file in files:
            if all(self._has(file, letter) for letter in text):
                yield Run(file, text)
                return
        for file, signs in groupby(text, lambda sign: self._first(sign, files)):
            yield Run(file, "".join(signs))

    def _in_one(self, letter: str, files: tuple[str, ...]) -> str:
        """All signs of a letter; one box where no file has any of them."""
        shown = "".join(self._settable(sign, files) for sign in _clean(letter))
        return BOX if set(shown) == {BOX} else shown

    def _settable(self, letter: str, files: tuple[str, ...]) -> str:
        """The letter, or what stands for it where no file has it."""
        if any(self._has(file, letter) for file in files):
            return letter
        from unicodedata import category, normalize

        parts = normalize("NFKD", letter)
        plain = "".join(part for part in parts if not category(part).startswith("M"))
        if plain != letter and all(any(self._has(f, part) for f in files) for part in plain):
            return plain  # without its accent; an accent alone is left out
        return BOX

    def _first(self, letter: str, files: tuple[str, ...]) -> str:
        return next((file for file in files if self._has(file, letter)), files[0])

    def _has(self, file: str, letter: str) -> bool:
        if letter == BOX:
            return file not in BOXLESS
        if file not in self._letters:
            self._letters[file] = letters_in(self._folder / file)
        return ord(letter) in self._letters[file]


def _clean(text: str) -> str:
    """Letters with their accents in one piece, and nothing that no font could ever show."""
    from unicodedata import category, normalize

    def seen(sign: str) -> str:
        if sign.isspace():
            return " "
        match category(sign):
            case "Cf":  # joiners, marks of direction and other signs without a width
                return ""
            case "Cc" | "Cs" | "Cn" | "Co":  # for machines, half a sign, none at all, or private
                return BOX
            case _:
                return sign

    return normalize("NFC", "".join(map(seen, text)))


def letters_in(file: Path) -> frozenset[int]:
    """The code points that a TrueType file has letters for.

    Raises:
        AssetError: The file is missing or is no such font.
    """
    try:
        data = file.read_bytes()
        (count,) = struct.unpack_from(">H", data, 4)
        tables = (_TABLE.unpack_from(data, 12 + 16 * number) for number in range(count))
        start = next(offset for name, offset, _ in tables if name == b"cmap")
        (count,) = struct.unpack_from(">H", data, start + 2)
        found: set[int] = set()
        for number in range(count):
            (offset,) = _SUBTABLE.unpack_from(data, start + 4 + 8 * number)
            found.update(_subtable(data, start + offset))
    except OSError as error:
        raise AssetError(f"fonts/{file.name} is missing") from error
    except (struct.error, StopIteration) as error:
        raise AssetError(f"fonts/{file.name} is not a TrueType font") from error
    return frozenset(found)


def _subtable(data: bytes, start: int) -> Iterator[int]:
    """The letters of one table: of the first 65,536 (format 4) or of all there are (format 12)."""
    (kind,) = struct.unpack_from(">H", data, start)
    if kind == 4:
        (twice,) = struct.unpack_from(">H", data, start + 6)
        run = f">{twice // 2}H"
        lasts = struct.unpack_from(run, data, start + 14)
        firsts = struct.unpack_from(run, data, start + 16 + twice)
        for first, last in zip(firsts, lasts, strict=True):
            yield from range(first, min(last, 0xFFFE) + 1)
    elif kind == 12:
        (count,) = struct.unpack_from(">I", data, start + 12)
        for number in range(count):
            first, last = _GROUP.unpack_from(data, start + 16 + 12 * number)
            yield from range(first, last + 1)
