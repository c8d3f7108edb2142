"""`record state`, `record check` and `record deeds`: games in files, seen by the rules."""

from __future__ import annotations

import argparse
from itertools import chain
from pathlib import Path

from game.catalogue import SHELF
from game.commands.answers import (
    Words,
    expand_pattern,
    help_entry,
    refuse,
    short_name,
    watch_over,
    whole,
)
from game.commands.fair import add_fair
from game.commands.review import add_review
from game.deeds import deed_of, earned_deeds
from game.fair.peek_check import ChoiceBlock, PeekReport, bot_choices, by_the_clock
from game.records import RecordError, Replay, read_record, replay, state_line
from game.words import N_, _, ngettext

EPILOG = N_("Exit code 0: the same choices each time. 1: other ones. 2: nothing can be said.")
UNKNOWN = 2


def add_peek(words: Words) -> None:
    """Teach the command line to ask bots again."""
    about = help_entry(_("ask the bots of a game again with the hidden cards exchanged"), EPILOG)
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
    found = PeekReport.of(
        choices, ChoiceBlock(choices).run_inline(match.game), clocks=by_the_clock(choices)
    )
    print(_("{file}: {finding}").format(file=short_name(file), finding=found.sentence))
    return min(1, found.changed) if found.asked else UNKNOWN


def add_record(words: Words) -> None:
    """Teach the command line to read records."""
    record = words.add_parser("record", **help_entry(_("read recorded games")), allow_abbrev=False)
    words = record.add_subparsers(required=True, metavar="COMMAND")
    state = words.add_parser("state", **help_entry(_("print a game after some actions as JSON")))
    state.add_argument("file", type=Path, metavar="FILE", help=_("a record of any game"))
    which = state.add_mutually_exclusive_group()
    which.add_argument("--after", type=whole(0), metavar="N", help=_("after N actions, not all"))
    which.add_argument("--all", action="store_true", help=_("a line for each state, first to last"))
    state.set_defaults(run=record_state)
    check = words.add_parser("check", **help_entry(_("check games against the rules")))
    check.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help=_("records of any games")
    )
    check.set_defaults(run=record_check)
    add_review(words)
    deeds = words.add_parser("deeds", **help_entry(_("print the deeds that a game has earned")))
    deeds.add_argument("file", type=Path, metavar="FILE", help=_("a record of any finished game"))
    deeds.set_defaults(run=record_deeds)
    add_fair(words)
    add_peek(words)


def record_state(arguments: argparse.Namespace) -> int:
    """Print one state, or with ``--all`` a line for each."""
    file: Path = arguments.file
    try:
        game = _replay(file)
        last = _after(game, arguments.after)
    except RecordError as error:
        return refuse(file, error)
    for number in range(0 if arguments.all else last, last + 1):
        print(state_line(game, number))
    return 0


def record_check(arguments: argparse.Namespace) -> int:
    """Print a line for each file; the good ones to stdout, the others to stderr."""
    code = 0
    for file in chain.from_iterable(map(expand_pattern, arguments.files)):
        try:
            game = _replay(file)
        except RecordError as error:
            code = refuse(file, error)
            continue
        rules, state = SHELF[game.game].rules, game.states[-1]
        view = rules.view(state, None)
        if view.decision is None and not rules.deal_due(state):
            words = _("{file}: ok, {count} actions, over, scores {scores}")
        else:
            words = _("{file}: ok, {count} actions, in progress, scores {scores}")
        scores, count = " ".join(map(str, view.scores)), len(game.actions)
        print(words.format(file=short_name(file), count=count, scores=scores), flush=True)
    return code


def record_deeds(arguments: argparse.Namespace) -> int:
    """Print a line for each deed that somebody has earned; nothing where nobody has."""
    file: Path = arguments.file
    try:
        sitting = watch_over(file)
    except RecordError as error:
        return refuse(file, error)
    match, setup = sitting.match, sitting.setup
    found = earned_deeds(match, setup, match.take_backs, match.level_changes)
    for seat, deeds in found.items():
        for each in deeds:
            deed = deed_of(match.game, each.deed)
            assert deed is not None
            line = {"name": setup.seats[seat].name, "title": _(deed.title), "id": deed.id}
            print(_deed_words(each.grade).format(**line, count=each.grade, at=each.at))
    return 0


def _deed_words(pins: int) -> str:
    return ngettext(
        "{name}: {title} ({id}), {count} pin, after event {at}",
        "{name}: {title} ({id}), {count} pins, after event {at}",
        pins,
    )


def _replay(file: Path) -> Replay:
    return replay(read_record(file))


def _after(game: Replay, actions: int | None) -> int:
    """After how many actions a state is wanted; None: after the last one."""
    last = len(game.actions)
    if actions is not None and actions > last:
        words = _("there are {count} actions, so N is {count} at most")
        raise RecordError("--after", words.format(count=last))
    return last if actions is None else actions
