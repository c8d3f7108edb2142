"""Copies of games that leave the library: as text, and as files of their own."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final

from game.library.files import make_folder, write_durably
from game.library.save import Label, Page, write_page
from game.match import AnyMatch, TableSetup

LONGEST: Final = 60  # letters of the names in a file's name


def copy_of(match: AnyMatch, setup: TableSetup, label: Label | None = None) -> str:
    """The record of a match with all that the app knows of its table; no label: it is new."""
    if label is None:
        now, over = datetime.now(UTC), match.decision is None
        part, step = match.view(None).progress
        label = Label("copy", 1, now, now, part, step, over)
    return write_page(Page.of(match, label, setup)).decode()


def write_copy(text: str, folder: Path, setup: TableSetup, label: Label | None = None) -> Path:
    """Put a copy into a file with date and names that nothing else has. Raises OSError."""
    make_folder(folder)
    day = (label.saved if label else datetime.now(UTC)).astimezone()
    names = "-".join(filter(None, (_plain(seat.name) for seat in setup.seats)))[:LONGEST]
    for number in count(1):
        again = f"-{number}" if number > 1 else ""
        file = folder / f"{day:%Y-%m-%d}-{names}{again}.json"
        try:
            file.touch(exist_ok=False)  # nobody else takes this name from now on
        except FileExistsError:
            continue
        write_durably(file, text.encode())
        return file
    raise AssertionError("numbers do not end")


def _plain(name: str) -> str:
    """A name without what some systems do not want in the names of files."""
    return "".join(letter if letter.isalnum() else "_" for letter in name).strip("_")
