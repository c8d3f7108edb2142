"""The commands without a window: `record`, `simulate`, `ladder`, `history` and `daily`.

Exit codes: 0 for success, 1 for a record or a file that is refused, 2 for a wrong command line.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from game.commands.answers import REFUSED, UsageError, complain
from game.commands.daily import add_daily
from game.commands.history import add_history
from game.commands.ladder import add_ladder
from game.commands.record import add_record
from game.commands.simulation import add_simulation
from game.refusal import CommandRefusal
from game.streams import OutputLost

INTERRUPTED = 130


def main(argv: Sequence[str]) -> int:
    """Run ``argv`` (it begins with the name of a command); give the exit code.

    A wrong command line ends in SystemExit(2) with the usage on stderr. Raises OutputLost where
    standard output takes nothing.
    """
    try:
        arguments = parser().parse_args(argv)
        run: Callable[[argparse.Namespace], int] = arguments.run
        return run(arguments)
    except UsageError as wrong:
        parser().error(str(wrong))
    except KeyboardInterrupt:
        return INTERRUPTED
    except OutputLost:
        raise
    except CommandRefusal as refusal:
        print(refusal, file=sys.stderr)
        return refusal.code
    except OSError as trouble:
        complain(trouble.filename, trouble)
        return REFUSED


def parser() -> argparse.ArgumentParser:
    """The command line of all commands."""
    result = argparse.ArgumentParser(allow_abbrev=False)
    words = result.add_subparsers(required=True, metavar="COMMAND")
    add_record(words)
    add_simulation(words)
    add_ladder(words)
    add_history(words)
    add_daily(words)
    return result
