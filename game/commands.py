"""The commands without a window: `record state`, `record check`, `simulate` and `history`.

Exit codes: 0 for success, 1 for a record or a file that is refused, 2 for a wrong command line.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game.catalogue import SHELF
from game.records import RecordError, Replay, picture_line, read_record, replay, shorten
from game.rules.council.api import EDITIONS, Personality, Phase, State

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
        print(f"The output cannot be written: {trouble.strerror}", file=sys.stderr)
        return REFUSED
    return code


def parser() -> argparse.ArgumentParser:
    """The command line of all commands."""
    result = argparse.ArgumentParser(allow_abbrev=False)
    words = result.add_subparsers(required=True, metavar="COMMAND")
    record = words.add_parser("record", help="read a recorded game", allow_abbrev=False)
    _record_parser(record)
    simulate = words.add_parser("simulate", help="let bots play", allow_abbrev=False)
    _simulate_parser(simulate)
    history = words.add_parser("history", help="finished games as a table", allow_abbrev=False)
    _history_parser(history)
    return result


def _record_parser(record: argparse.ArgumentParser) -> None:
    words = record.add_subparsers(required=True, metavar="COMMAND")
    state = words.add_parser("state", help="print the game after some actions as JSON")
    state.add_argument("file", type=Path, metavar="FILE")
    which = state.add_mutually_exclusive_group()
    which.add_argument("--after", type=_whole(0), metavar="N", help="after N actions, not all")
    which.add_argument("--all", action="store_true", help="a line for each state, first to last")
    state.set_defaults(run=record_state)
    check = words.add_parser("check", help="say whether the rules allow these games")
    check.add_argument("files", type=Path, nargs="+", metavar="FILE")
    check.set_defaults(run=record_check)


def _simulate_parser(simulate: argparse.ArgumentParser) -> None:
    simulate.add_argument(
        "--seats", type=_names, required=True, metavar="BOT,BOT,…", help="a bot for each seat"
    )
    simulate.add_argument("--solo", choices=list(Personality), help="the opponent of a single bot")
    simulate.add_argument("--games", type=_whole(1), default=100, metavar="N")
    simulate.add_argument("--seed", type=int, default=1, metavar="N")
    simulate.add_argument("--edition", choices=EDITIONS, default="published")
    simulate.add_argument("--jobs", type=_whole(1), default=1, metavar="N", help="processes")
    simulate.add_argument(
        "--records", type=Path, metavar="DIR", help="write each game to DIR, over older ones"
    )
    simulate.set_defaults(run=run_simulation)


def _history_parser(history: argparse.ArgumentParser) -> None:
    history.add_argument(
        "--csv", type=Path, required=True, metavar="FILE", help="write all games to FILE"
    )
    history.add_argument("--data-dir", type=Path, metavar="DIR", help="where the games lie")
    history.set_defaults(run=export_history)


def record_state(arguments: argparse.Namespace) -> int:
    """Print one state, or with ``--all`` a line for each."""
    file: Path = arguments.file
    try:
        states = _replay(file).states
        wanted = states if arguments.all else (_after(states, arguments.after),)
    except RecordError as error:
        return _refuse(file, error)
    for state in wanted:
        print(picture_line(state))
    return 0


def record_check(arguments: argparse.Namespace) -> int:
    """Print a line for each file; the good ones to stdout, the others to stderr."""
    code = 0
    for file in chain.from_iterable(map(_meant, arguments.files)):
        try:
            state = (game := _replay(file)).states[-1]
        except RecordError as error:
            code = _refuse(file, error)
            continue
        progress = "over" if state.phase is Phase.OVER else "in progress"
        scores = " ".join(map(str, state.scores))
        count = len(game.actions)
        print(f"{_shown(file)}: ok, {count} actions, {progress}, scores {scores}", flush=True)
    return code


def run_simulation(arguments: argparse.Namespace) -> int:
    """Let bots play and print what came of it."""
    from game.simulate import Plan, simulate

    bots: tuple[str, ...] = arguments.seats
    if arguments.solo is not None and len(bots) > 1:
        _usage_error(f"--solo is for one bot, not for {len(bots)}")
    if len(bots) not in SHELF["bug-council"].seats[arguments.edition]:
        _usage_error(f"the {arguments.edition} edition has no game for {len(bots)}")
    plan = Plan(
        bots=bots,
        games=arguments.games,
        seed=arguments.seed,
        edition=arguments.edition,
        records=arguments.records,
        personality=arguments.solo and Personality(arguments.solo),
    )
    try:
        return simulate(plan, arguments.jobs)
    except OSError as trouble:
        print(f"{trouble.filename}: {trouble.strerror}", file=sys.stderr)
        return REFUSED


def export_history(arguments: argparse.Namespace) -> int:
    """Write a row for each seat of each finished game."""
    from game.library import Library, find_places

    library = Library(find_places(arguments.data_dir))
    if not library.finished.is_dir():
        print(f"{_shown(library.places.data)}: no game has been finished here", file=sys.stderr)
        return REFUSED
    try:
        return _export(library, arguments.csv)
    except ImportError:
        print("This Python was made without SQLite, which the history needs.", file=sys.stderr)
    except OSError as trouble:
        print(f"{_shown(arguments.csv)}: {trouble.strerror}", file=sys.stderr)
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
        print(f"{news.title}. {news.words}", file=sys.stderr)
    if table is None:
        return REFUSED
    write_durably(file, table.data)
    lost = f", {_counted(desk.skipped, 'record')} could not be read" if desk.skipped else ""
    print(f"{_shown(file)}: {_counted(table.games, 'game')}{lost}")
    return 0


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count != 1)}"


def _usage_error(message: str) -> NoReturn:
    """What argparse does about a wrong command line, for words that do not fit together."""
    parser().error(message)


def _meant(file: Path) -> Sequence[Path]:
    """The files of a pattern such as ``games/*.json``, which no shell of Windows fills in."""
    if not set(file.name) & set("*?[") or os.path.lexists(file):
        return [file]
    return sorted(file.parent.glob(file.name)) or [file]


def _replay(file: Path) -> Replay:
    return replay(read_record(file))


def _after(states: Sequence[State], actions: int | None) -> State:
    last = len(states) - 1
    if actions is not None and actions > last:
        raise RecordError("--after", f"there are {last} actions, so N is {last} at most")
    return states[last if actions is None else actions]


def _refuse(file: Path, error: RecordError) -> int:
    # The error may quote the file, which may hold anything: it stays one line.
    print(f"{_shown(file)}: {shorten(str(error), LONGEST_MESSAGE)}", file=sys.stderr, flush=True)
    return REFUSED


def _shown(file: Path) -> str:
    return shorten(str(file), LONGEST_MESSAGE)


def _whole(least: int) -> Callable[[str], int]:
    """A type for argparse: a whole number from ``least`` on."""

    def number(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and int(text) >= least):
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(text)

    return number


def _stop_writing() -> None:
    """Python writes what is left once more at its end, and that must not complain again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _names(text: str) -> tuple[str, ...]:
    """A type for argparse: the bots of a simulation, one for each seat."""
    from game.bots import BOTS

    names = tuple(text.split(","))
    for name in names:
        if name not in BOTS:
            known = ", ".join(BOTS)
            raise argparse.ArgumentTypeError(f"{name!r} is not a bot; known are {known}")
    most = max(seats[-1] for seats in SHELF["bug-council"].seats.values())
    if len(names) > most:
        raise argparse.ArgumentTypeError(f"{len(names)} bots for {most} seats at most")
    return names
