"""The commands without a window: `record`, `simulate`, `ladder` and `history`.

Exit codes: 0 for success, 1 for a record or a file that is refused, 2 for a wrong command line.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence

from game.commands.answers import REFUSED, UsageError
from game.commands.history import add_history
from game.commands.ladder import add_ladder
from game.commands.record import add_record
from game.commands.simulation import add_simulation
from game.words import _

INTERRUPTED = 130
PIPE_CLOSED = 141  # what a shell reports for a program that a closed pipe has ended


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
    except UsageError as wrong:
        parser().error(str(wrong))
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
    add_record(words)
    add_simulation(words)
    add_ladder(words)
    add_history(words)
    return result


def _stop_writing() -> None:
    """Python writes what is left once more at its end, and that must not complain again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
