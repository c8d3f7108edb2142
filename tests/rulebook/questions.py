"""What people type into the rulebook, and the articles that answer it, in files of a language each.

``editor``: somebody who knew the games. ``players``: ten-year-olds, card players and people with
the printed box. ``sentences`` and ``later``: whole questions, those of ``later`` written when the
others were all answered. ``listed``: what once led nowhere. All were written before any answer was
looked at.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).with_name("asked")
FILES: Final = sorted(FOLDER.glob("*.txt"))


class Asked(NamedTuple):
    """A question about a game, and the ids of the articles that answer it."""

    game: str
    words: str
    answers: tuple[str, ...]


def asked(file: Path) -> list[Asked]:
    """The questions of a file: a game in brackets, then a line for each, its answers last."""
    questions, game = [], ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            game = line.strip("[]")
        else:
            words, _, ids = line.rpartition(": ")
            questions.append(Asked(game, words, tuple(ids.split())))
    return questions


def language(file: Path) -> str:
    """The language that the questions of a file are asked in: the end of its name."""
    return file.stem.rpartition(".")[2]
