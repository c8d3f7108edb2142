"""Copies of games that leave the library: as text, and as files of their own."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final

from game.clock import local
from game.library.files import delete, make_folder, write_durably
from game.library.save import Label, MatchSnapshot, write_page
from game.library.shared import alone_with
from game.match import AnyMatch
from game.seating import TableSetup

LONGEST: Final = 60  # letters of the names in a file's name


def copy_of(match: AnyMatch, setup: TableSetup, label: Label | None = None) -> str:
    """The record of a match with all that the app knows of its table; no label: it is new."""
    if label is None:
        now, over = datetime.now(UTC), match.decision is None
        part, step = match.view(None).progress
        label = Label("copy", 1, now, now, part, step, over)
    return write_page(MatchSnapshot.of(match, label, setup)).decode()


def write_copy(text: str, folder: Path, setup: TableSetup, label: Label | None = None) -> Path:
    """Put a copy into a file with date and names that nothing else has. Raises OSError."""
    day = label.saved if label else datetime.now(UTC)
    names = [seat.name for seat in setup.seats]
    return _write_new(text.encode(), folder, day, names, "json")


def write_picture(png: bytes, folder: Path, names: Sequence[str]) -> Path:
    """Put a picture into a file with date and names that nothing else has. Raises OSError."""
    return _write_new(png, folder, datetime.now(UTC), names, "png")


def _write_new(data: bytes, folder: Path, day: datetime, seats: Sequence[str], ending: str) -> Path:
    """Write a file beside all others; where that fails nothing is left of it. Raises OSError."""
    make_folder(folder)
    stem = "-".join(filter(None, map(_plain, seats)))[:LONGEST]
    stem = f"{local(day):%Y-%m-%d}-{stem}"
    names = (f"{stem}-{number}" if number > 1 else stem for number in count(1))
    with alone_with(folder):  # nobody else takes this name meanwhile
        file = next(file for name in names if not (file := folder / f"{name}.{ending}").exists())
        try:
            write_durably(file, data)
        except OSError:
            with suppress(OSError):
                delete(file)  # it may be there, but not for certain
            raise
    return file


def _plain(name: str) -> str:
    """A name without what some systems do not want in the names of files."""
    return "".join(letter if letter.isalnum() else "_" for letter in name).strip("_")
