"""`record fair` and `record shuffles`: what can be checked of cards, without a window."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from game.catalogue import SHELF
from game.commands.answers import Words, expand_pattern, help_entry, refuse, short_name
from game.fair import Fairness, Finding, check_deals
from game.fair.counting import counted_deals
from game.fair.finding import what_was_changed
from game.fair.shuffles import DealCount, evenness_words
from game.library import Save, watch_file
from game.library.save import read_save
from game.records import RecordError
from game.table import IllegalDeal, NotationError
from game.words import N_, _, ngettext

SHUFFLES = N_(
    "Counted by suit, rank and seat. Only deals that match their fingerprints count, once each; "
    "none with a given seed, and none continued from a replay."
)
EPILOG = N_("Exit code 0: they are. 1: they are not. 2: nothing can be said.")


def add_fair(words: Words) -> None:
    """Teach the command line to compare cards with their fingerprints."""
    about = help_entry(_("say whether the cards of a game match their fingerprints"), EPILOG)
    fair = words.add_parser("fair", **about)
    fair.add_argument("file", type=Path, metavar="FILE", help=_("a record of any finished game"))
    fair.set_defaults(run=record_fair)
    about = help_entry(_("say how evenly the cards of many games were dealt"), _(SHUFFLES))
    shuffles = words.add_parser("shuffles", **about)
    shuffles.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help=_("records of any games")
    )
    shuffles.set_defaults(run=record_shuffles)


def record_fair(arguments: argparse.Namespace) -> int:
    """Print one sentence; the exit code says the same."""
    file: Path = arguments.file
    try:
        found = _finding(file)
    except RecordError as error:
        refuse(file, error)
        return Fairness.UNKNOWN.value
    print(_("{file}: {finding}").format(file=short_name(file), finding=found.said))
    return found.fairness.value


def _finding(file: Path) -> Finding:
    """What can be said of a record. Raises RecordError where that is nothing at all."""
    try:
        sitting = watch_file(file)
    except RecordError:
        changed = _changed_cards(read_save(file))
        if not changed:
            raise
        return Finding(Fairness.CHANGED, changed)
    return check_deals(sitting.match, sitting.setup)


class _Start(NamedTuple):
    """The cards of a record whose actions the rules refuse."""

    game: str
    setup: object
    deals: Sequence[object]


def _changed_cards(save: Save) -> str:
    """What is wrong with the cards of a record that the rules refuse; empty where nothing is.

    Other cards than those that were dealt are often found out by what was played of them.
    """
    if not save.fingerprints:
        return ""
    try:
        setup, deals = SHELF[save.record.game].rules.read_start(save.record)
    except (NotationError, IllegalDeal):
        return _("Not fair: the rules do not allow these cards. The record was changed.")
    return what_was_changed(_Start(save.record.game, setup, deals), save.fingerprints)


def record_shuffles(arguments: argparse.Namespace) -> int:
    """Print a line for each game: how many deals, and what chance makes of them."""
    counts: dict[str, DealCount] = {}
    seen: set[str] = set()
    code = 0
    for file in chain.from_iterable(map(expand_pattern, arguments.files)):
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
        found = count.result()
        deals = ngettext("{game}, {count} deal.", "{game}, {count} deals.", found.deals)
        line = {"game": SHELF[game].display_name, "count": found.deals}
        print(deals.format(**line), evenness_words(found))
    return code
