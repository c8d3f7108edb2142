"""What every command says when something is refused, and the words of a command line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.library import OpenTable, watch_file
from game.out_of_memory import is_short
from game.records import RecordError, shorten
from game.refusal import CommandRefusal
from game.words import _

REFUSED = 1
LONGEST_MESSAGE = 1000

Words = Any
"""The commands of a command line: argparse keeps the name of their type to itself."""


class UsageError(Exception):
    """A wrong command line, for words that do not fit together."""


def help_entry(what: str, more: str = "") -> dict[str, Any]:
    """What a command does, for the list of commands and for its own help; ``more`` is a message."""
    return {
        "help": what,
        "description": f"{what[:1].upper()}{what[1:]}.",
        "epilog": _(more) if more else "",
    }


def complain(file: Path | str | None, trouble: OSError) -> None:
    """Tell on stderr what is wrong with a file; what means something else is raised again."""
    if is_short(trouble):
        raise trouble
    reason = trouble.strerror or str(trouble)
    if file is not None:
        reason = _("{file}: {trouble}").format(file=short_name(file), trouble=reason)
    print(reason, file=sys.stderr)


def refuse(file: Path, error: RecordError) -> int:
    """Tell on stderr what is wrong with a record; the exit code that says so."""
    # The error may quote the file, which may hold anything: it stays one line.
    words, trouble = _("{file}: {trouble}"), shorten(str(error), LONGEST_MESSAGE)
    print(words.format(file=short_name(file), trouble=trouble), file=sys.stderr, flush=True)
    return REFUSED


def watch_over(file: Path) -> OpenTable:
    """The game in a record that has come to its end. Raises RecordError."""
    sitting = watch_file(file)
    if sitting.match.decision is not None:
        raise RecordError("actions", _("the game is not over"))
    return sitting


def short_name(file: Path | str) -> str:
    """A file's name, short enough for a message."""
    return shorten(str(file), LONGEST_MESSAGE)


def output_path(text: str) -> Path:
    """A type for argparse: something to be written. Raises Refusal where nothing can be called so.

    Not the error of argparse, which would print the usage as well: the command line is right.
    """
    try:
        if "\0" not in text and os.fsencode(text):
            return Path(text)
    except UnicodeError:
        pass
    words = _("{file} is no name that a file can have.")
    raise CommandRefusal(words.format(file=shorten(ascii(text), LONGEST_MESSAGE)))


def whole(least: int) -> Callable[[str], int]:
    """A type for argparse: a whole number from ``least`` on."""

    def number(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and int(text) >= least):
            words = _("{text} is not a whole number of {least} or more")
            raise argparse.ArgumentTypeError(words.format(text=repr(text), least=least))
        return int(text)

    return number


def expand_pattern(file: Path) -> Sequence[Path]:
    """The files of a pattern such as ``games/*.json``, which no shell of Windows fills in."""
    if not set(file.name) & set("*?[") or os.path.lexists(file):
        return [file]
    return sorted(file.parent.glob(file.name)) or [file]
