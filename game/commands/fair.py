"""`record fair` and `record shuffles`: what can be checked of cards, without a window."""

from __future__ import annotations

import argparse
from itertools import chain
from pathlib import Path

from game.catalogue import SHELF
from game.commands.answers import Words, meant, refuse, shown, told
from game.fair import Fairness, check_deals
from game.fair.counting import counted_deals
from game.fair.shuffles import DealCount, evenness_words
from game.library import watch_file
from game.records import RecordError
from game.words import N_, _, ngettext

SHUFFLES = N_(
    "Counted by suit, rank and seat. Only deals that match their fingerprints count, each once: "
    "none with a given seed, none played on from a replay."
)
EPILOG = N_("Exit code 0: they are. 1: they are not. 2: nothing can be said.")


def add_fair(words: Words) -> None:
    """Teach the command line to compare cards with their fingerprints."""
    about = told(_("say whether the cards of a game match their fingerprints"), EPILOG)
    fair = words.add_parser("fair", **about)
    fair.add_argument("file", type=Path, metavar="FILE", help=_("a record of any finished game"))
    fair.set_defaults(run=record_fair)
    about = told(_("say how evenly the cards of many games were dealt"), _(SHUFFLES))
    shuffles = words.add_parser("shuffles", **about)
    shuffles.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help=_("records of any games")
    )
    shuffles.set_defaults(run=record_shuffles)


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


def record_shuffles(arguments: argparse.Namespace) -> int:
    """Print a line for each game: how many deals, and what chance makes of them."""
    counts: dict[str, DealCount] = {}
    seen: set[str] = set()
    code = 0
    for file in chain.from_iterable(map(meant, arguments.files)):
        try:
            sitting = watch_file(file)
        except RecordError as error:
            code = refuse(file, error)
            continue
        match = sitting.match
        for each in counted_deals(match, sitting.setup, match.fingerprints or ()):
            if each.sum not in seen:
                seen.add(each.sum)
                counts.setdefault(match.game, DealCount(match.game)).add(each.piles)
    for game, count in counts.items():
        found = count.told()
        deals = ngettext("{game}, {count} deal.", "{game}, {count} deals.", found.deals)
        line = {"game": SHELF[game].called, "count": found.deals}
        print(deals.format(**line), evenness_words(found))
    return code
