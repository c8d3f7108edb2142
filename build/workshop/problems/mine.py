"""Looks for problems in the games of bots and writes what it finds to a folder.

A person chooses among them; ``build/dev.py problems check`` proves what is in the assets.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from build.workshop.problems.mining import Table, mined
from game.catalogue import SHELF
from game.problems.problem import Problem
from game.records import write_record

MINED: Final = Path("mined")


def main(argv: Sequence[str]) -> int:
    """Mine; the exit code."""
    wanted = _parser().parse_args(argv)
    game = SHELF[wanted.game]
    options = dict(each.split("=", 1) for each in wanted.option)
    values = {
        option.id: next(v for v in option.values if str(v) == options[option.id])
        for option in game.options
        if option.id in options
    }
    table = Table(wanted.game, wanted.seats or game.seats[0], values)
    wanted.to.mkdir(parents=True, exist_ok=True)
    for number in range(wanted.games):
        for record in mined(table, wanted.seed, number):
            file = wanted.to / f"{game.folder}-{table.seats}-{wanted.seed}-{number:04}.json"
            file.write_text(write_record(record), encoding="utf-8")
            known = Problem(file).known
            print(f"{file}: {known.answers[0]}, not {known.trap} ({known.why})", flush=True)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SHELF)
    parser.add_argument("--seats", type=int, default=0, help="how many play; 0: as few as can")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--to", type=Path, default=MINED, metavar="DIR")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
