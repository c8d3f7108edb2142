"""Looks for problems in the games of bots, and asks those there are once more.

``mine GAME`` lets bots play and writes what it finds to a folder: a person chooses among them.
``check`` proves every problem of the assets again, by another chance and in two ways that share
nothing but the rules; exit code 1: one fails.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from build.problems.checking import faults
from build.problems.mining import Table, mined
from build.problems.second import doubts
from game.catalogue import SHELF
from game.problems.problem import FOLDER, Problem
from game.records import RecordError, write_record

MINED: Final = Path("mined")


def main(argv: Sequence[str]) -> int:
    """Mine or check; the exit code."""
    wanted = _parser().parse_args(argv)
    return _mine(wanted) if wanted.command == "mine" else _check(wanted)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="problems", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    mine = commands.add_parser("mine", help="let bots play, and keep what makes a problem")
    mine.add_argument("game", choices=SHELF)
    mine.add_argument("--seats", type=int, default=0, help="how many play; 0: as few as can")
    mine.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    mine.add_argument("--games", type=int, default=100)
    mine.add_argument("--seed", default="1")
    mine.add_argument("--to", type=Path, default=MINED, metavar="DIR")
    check = commands.add_parser("check", help="prove every problem again")
    check.add_argument("--game", choices=SHELF, help="only those of this game")
    check.add_argument("--seed", default="again")
    return parser


def _mine(wanted: argparse.Namespace) -> int:
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


def _check(wanted: argparse.Namespace) -> int:
    bad = 0
    for file in sorted(FOLDER.glob("*/*.json")):
        try:
            problem = Problem(file)
            if wanted.game not in (None, problem.game):
                continue
            wrong = [f"first proof: {each}" for each in faults(problem, wanted.seed)]
            wrong += [f"second proof: {each}" for each in doubts(problem, wanted.seed)]
        except RecordError as refusal:
            wrong = [str(refusal)]
        bad += bool(wrong)
        print(f"{file.stem}: {'; '.join(wrong) or 'holds'}", flush=True)
    print(f"{bad} do not hold.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
