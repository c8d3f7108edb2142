"""Asks the problems of the assets once more: ``build/dev.py problems check``.

Every one is proved again, by another chance and in two ways that share nothing but the rules; exit
code 1: one fails.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from build.problems.checking import faults
from build.problems.second import doubts
from game.catalogue import SHELF
from game.problems.problem import FOLDER, Problem
from game.records import RecordError


def main(argv: Sequence[str]) -> int:
    """Check; the exit code."""
    parser = argparse.ArgumentParser(prog="build/dev.py problems", description=__doc__)
    parser.add_argument("what", choices=["check"], help="prove every problem again")
    parser.add_argument("--game", choices=SHELF, help="only those of this game")
    parser.add_argument("--seed", default="again")
    wanted = parser.parse_args(argv)
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
