"""The commands without a window: `record state`, `record check`, `simulate` and `history`.

Exit codes: 0 for success, 1 for a record or a file that is refused, 2 for a wrong command line.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game.catalogue import FIRST, SHELF, Game
from game.records import RecordError, Replay, picture_line, read_record, replay, shorten
from game.table import Option, Options, OptionValue
from game.words import _, ngettext

if TYPE_CHECKING:
    from game.library import Library

REFUSED = 1
INTERRUPTED = 130
PIPE_CLOSED = 141  # what a shell reports for a program that a closed pipe has ended
LONGEST_MESSAGE = 1000


def main(argv: Sequence[str]) -> int:
    """Run ``argv`` (it begins with the name of a command); give the exit code.

    A wrong command line ends in SystemExit(2) with the usage on stderr.
    """
    arguments = parser().parse_args(argv)
    run: Callable[[argparse.Namespace], int] = arguments.run
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = run(arguments)
        print(end="", flush=True)  # unlike stdout itself, it copes with a closed one
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _stop_writing()
        return PIPE_CLOSED
    except OSError as trouble:
        _stop_writing()
        words = _("The output cannot be written: {trouble}")
        print(words.format(trouble=trouble.strerror), file=sys.stderr)
        return REFUSED
    return code


def parser() -> argparse.ArgumentParser:
    """The command line of all commands."""
    result = argparse.ArgumentParser(allow_abbrev=False)
    words = result.add_subparsers(required=True, metavar="COMMAND")
    record = words.add_parser("record", help=_("read a recorded game"), allow_abbrev=False)
    _record_parser(record)
    simulate = words.add_parser("simulate", help=_("let bots play"), allow_abbrev=False)
    _simulate_parser(simulate)
    history = words.add_parser("history", help=_("finished games as a table"), allow_abbrev=False)
    _history_parser(history)
    return result


def _record_parser(record: argparse.ArgumentParser) -> None:
    words = record.add_subparsers(required=True, metavar="COMMAND")
    state = words.add_parser("state", help=_("print the game after some actions as JSON"))
    state.add_argument("file", type=Path, metavar="FILE")
    which = state.add_mutually_exclusive_group()
    which.add_argument("--after", type=_whole(0), metavar="N", help=_("after N actions, not all"))
    which.add_argument("--all", action="store_true", help=_("a line for each state, first to last"))
    state.set_defaults(run=record_state)
    check = words.add_parser("check", help=_("say whether the rules allow these games"))
    check.add_argument("files", type=Path, nargs="+", metavar="FILE")
    check.set_defaults(run=record_check)


def _simulate_parser(simulate: argparse.ArgumentParser) -> None:
    simulate.add_argument(
        "--seats", type=_names, required=True, metavar="BOT,BOT,…", help=_("a bot for each seat")
    )
    simulate.add_argument("--game", choices=list(SHELF), default=FIRST, help=_("what to play"))
    simulate.add_argument("--games", type=_whole(1), default=100, metavar="N")
    simulate.add_argument("--seed", type=int, default=1, metavar="N")
    simulate.add_argument("--jobs", type=_whole(1), default=1, metavar="N", help=_("processes"))
    simulate.add_argument(
        "--records", type=Path, metavar="DIR", help=_("write each game to DIR, over older ones")
    )
    for flag, options in _flags().items():
        values = dict.fromkeys(str(value) for option in options for value in option.values)
        about = next((_(option.about) for option in options), None)
        simulate.add_argument(f"--{flag}", choices=list(values), help=about or None)
    simulate.set_defaults(run=run_simulation)


def _flags() -> dict[str, list[Option]]:
    """The options of all games by their names on the command line; several may share one."""
    flags: dict[str, list[Option]] = {}
    for game in SHELF.values():
        for option in game.options:
            flags.setdefault(option.flag or option.id, []).append(option)
    return flags


def _history_parser(history: argparse.ArgumentParser) -> None:
    history.add_argument(
        "--csv", type=Path, required=True, metavar="FILE", help=_("write all games to FILE")
    )
    history.add_argument("--data-dir", type=Path, metavar="DIR", help=_("where the games lie"))
    history.set_defaults(run=export_history)


def record_state(arguments: argparse.Namespace) -> int:
    """Print one state, or with ``--all`` a line for each."""
    file: Path = arguments.file
    try:
        game = _replay(file)
        last = _after(game, arguments.after)
    except RecordError as error:
        return _refuse(file, error)
    for number in range(0 if arguments.all else last, last + 1):
        print(picture_line(game, number))
    return 0


def record_check(arguments: argparse.Namespace) -> int:
    """Print a line for each file; the good ones to stdout, the others to stderr."""
    code = 0
    for file in arguments.files:
        try:
            game = _replay(file)
        except RecordError as error:
            code = _refuse(file, error)
            continue
        rules, state = SHELF[game.game].rules, game.states[-1]
        view = rules.view(state, None)
        if view.decision is None and not rules.deal_due(state):
            words = _("{file}: ok, {count} actions, over, scores {scores}")
        else:
            words = _("{file}: ok, {count} actions, in progress, scores {scores}")
        scores, count = " ".join(map(str, view.scores)), len(game.actions)
        print(words.format(file=_shown(file), count=count, scores=scores), flush=True)
    return code


def run_simulation(arguments: argparse.Namespace) -> int:
    """Let bots play and print what came of it."""
    from game.simulate import Plan, simulate

    plan = Plan(
        bots=arguments.seats,
        games=arguments.games,
        seed=arguments.seed,
        options=_chosen(SHELF[arguments.game], arguments),
        records=arguments.records,
        game=arguments.game,
    )
    try:
        return simulate(plan, arguments.jobs)
    except OSError as trouble:
        _complain(trouble.filename, trouble)
        return REFUSED


def _chosen(game: Game, arguments: argparse.Namespace) -> Options:
    """The options of a game as they stand on the command line; the others are as usual."""
    from game.bots import LEVELS

    bots: tuple[str, ...] = arguments.seats
    for level in bots:
        if level not in LEVELS[game.id]:
            words = _("{game} has no {bot} bots")
            _usage_error(words.format(game=game.title, bot=level))
    if len(bots) not in game.seats:
        words = _("{game} has no game for {count}")
        _usage_error(words.format(game=game.title, count=len(bots)))
    asked = {flag: text for flag in _flags() if (text := getattr(arguments, flag)) is not None}
    chosen = {}
    for option in game.options:
        flag = option.flag or option.id
        if flag in asked:
            chosen[option.id] = _value(option, asked.pop(flag), len(bots))
    for flag in asked:
        _usage_error(_("{game} has no --{option}").format(game=game.title, option=flag))
    return chosen


def _value(option: Option, text: str, bots: int) -> OptionValue:
    """What is chosen, unless it is for another number of players."""
    value = next((value for value in option.values if str(value) == text), None)
    if value is not None and bots in option.values[value]:
        return value
    flag, people = option.flag or option.id, {n for each in option.values.values() for n in each}
    if bots in people or value is None:
        words = _("the {value} {option} has no game for {count}")
        _usage_error(words.format(value=text, option=option.id, count=bots))
    if people == {1}:
        words = _("--{option} is for one bot, not for {count}")
    else:
        words = _("--{option} is for {least} to {most} bots, not for {count}")
    numbers = {"least": min(people), "most": max(people), "count": bots}
    return _usage_error(words.format(option=flag, **numbers))


def export_history(arguments: argparse.Namespace) -> int:
    """Write a row for each seat of each finished game."""
    from game.library import Library, find_places

    library = Library(find_places(arguments.data_dir))
    if not library.finished.is_dir():
        words = _("{folder}: no game has been finished here")
        print(words.format(folder=_shown(library.places.data)), file=sys.stderr)
        return REFUSED
    try:
        return _export(library, arguments.csv)
    except ImportError:
        print(_("This Python was made without SQLite, which the history needs."), file=sys.stderr)
    except OSError as trouble:
        _complain(arguments.csv, trouble)
    return REFUSED


def _export(library: Library, file: Path) -> int:
    """Raises ImportError without SQLite, OSError where nothing can be written."""
    from game.history.desk import Desk
    from game.library.files import write_durably

    desk = Desk(library)
    desk.read()
    table = desk.csv()
    desk.close()
    for news in desk.news:
        words = _("{title}. {words}").format(title=news.title, words=news.words)
        print(words, file=sys.stderr)
    if table is None:
        return REFUSED
    write_durably(file, table.text.encode())
    games = ngettext("{count} game", "{count} games", table.games).format(count=table.games)
    if not desk.skipped:
        print(_("{file}: {games}").format(file=_shown(file), games=games))
        return 0
    lost = ngettext(
        "{count} record could not be read", "{count} records could not be read", desk.skipped
    ).format(count=desk.skipped)
    print(_("{file}: {games}, {lost}").format(file=_shown(file), games=games, lost=lost))
    return 0


def _complain(file: Path | str, trouble: OSError) -> None:
    words = _("{file}: {trouble}")
    print(words.format(file=_shown(file), trouble=trouble.strerror), file=sys.stderr)


def _usage_error(message: str) -> NoReturn:
    """What argparse does about a wrong command line, for words that do not fit together."""
    parser().error(message)


def _replay(file: Path) -> Replay:
    return replay(read_record(file))


def _after(game: Replay, actions: int | None) -> int:
    """After how many actions a state is wanted; None: after the last one."""
    last = len(game.actions)
    if actions is not None and actions > last:
        words = _("there are {count} actions, so N is {count} at most")
        raise RecordError("--after", words.format(count=last))
    return last if actions is None else actions


def _refuse(file: Path, error: RecordError) -> int:
    # The error may quote the file, which may hold anything: it stays one line.
    words, trouble = _("{file}: {trouble}"), shorten(str(error), LONGEST_MESSAGE)
    print(words.format(file=_shown(file), trouble=trouble), file=sys.stderr, flush=True)
    return REFUSED


def _shown(file: Path | str) -> str:
    return shorten(str(file), LONGEST_MESSAGE)


def _whole(least: int) -> Callable[[str], int]:
    """A type for argparse: a whole number from ``least`` on."""

    def number(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and int(text) >= least):
            words = _("{text} is not a whole number from {least} on")
            raise argparse.ArgumentTypeError(words.format(text=repr(text), least=least))
        return int(text)

    return number


def _stop_writing() -> None:
    """Python writes what is left once more at its end, and that must not complain again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _names(text: str) -> tuple[str, ...]:
    """A type for argparse: the bots of a simulation, one for each seat."""
    from game.bots import Level

    names, known = tuple(text.split(",")), list(Level)
    for name in names:
        if name not in known:
            words = _("{text} is not a bot; known are {names}")
            raise argparse.ArgumentTypeError(words.format(text=repr(name), names=", ".join(known)))
    most = max(game.seats[-1] for game in SHELF.values())
    if len(names) > most:
        words = _("{count} bots for {most} seats at most")
        raise argparse.ArgumentTypeError(words.format(count=len(names), most=most))
    return names
