"""`record fair`: whether the cards of a game are those of its fingerprints, without a window."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.answers import Words, refuse, shown, told
from game.fair import Fairness, check_deals
from game.library import watch_file
from game.records import RecordError
from game.words import N_, _

EPILOG = N_("Exit code 0: they are. 1: they are not. 2: nothing can be said.")


def add_fair(words: Words) -> None:
    """Teach the command line to compare cards with their fingerprints."""
    about = told(_("say whether the cards of a game match their fingerprints"), EPILOG)
    fair = words.add_parser("fair", **about)
    fair.add_argument("file", type=Path, metavar="FILE", help=_("a record of any finished game"))
    fair.set_defaults(run=record_fair)


def record_fair(arguments: argparse.Namespace) -> int:
    """Print one sentence; the exit code says the same."""
    file: Path = arguments.file
    try:
        sitting = watch_file(file)
    except RecordError as error:
        refuse(file, error)
        return Fairness.UNKNOWN.value
    found = check_deals(sitting.match, sitting.setup)
    print(_("{file}: {finding}").format(file=shown(file), finding=found.said))
    return found.fairness.value
