"""`record peek`: the bots of a game are asked again with other hidden cards, without a window."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.commands.answers import Words, refuse, shown, told, watch_over
from game.fair.peeking import Block, Peeked, bot_choices, by_the_clock
from game.records import RecordError
from game.words import N_, _

EPILOG = N_("Exit code 0: the same choices each time. 1: other ones. 2: nothing can be said.")
UNKNOWN = 2


def add_peek(words: Words) -> None:
    """Teach the command line to ask bots again."""
    about = told(_("ask the bots of a game again with the hidden cards exchanged"), EPILOG)
    peek = words.add_parser("peek", **about)
    peek.add_argument("file", type=Path, metavar="FILE", help=_("a record of any finished game"))
    peek.set_defaults(run=record_peek)


def record_peek(arguments: argparse.Namespace) -> int:
    """Print what was found; the exit code says the same."""
    file: Path = arguments.file
    try:
        sitting = watch_over(file)
    except RecordError as error:
        refuse(file, error)
        return UNKNOWN
    match = sitting.match
    choices = tuple(bot_choices(match, sitting.setup))
    found = Peeked.of(choices, Block(choices).instead(match.game), clocks=by_the_clock(choices))
    print(_("{file}: {finding}").format(file=shown(file), finding=found.said))
    return min(1, found.changed) if found.asked else UNKNOWN
