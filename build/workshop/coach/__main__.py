"""`build/dev.py workshop coach WHAT`: see there for what there is."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from build.workshop.coach import claims, costs, losses, same
from build.workshop.coach.kept import GameCache
from game.catalogue import SHELF


def main() -> int:
    """Print the figures that were asked for."""
    asked = _parser().parse_args()
    if asked.what == "same":
        return 0 if same.tell(asked.positions) else 1
    if asked.what == "costs":
        costs.tell(asked.questions, asked.reviews)
        return 0
    kept = GameCache(asked.keep)
    if asked.what == "claims":
        claims.tell(asked.game, asked.positions, kept)
    else:
        games = range(asked.first, asked.first + asked.games)
        losses.tell(asked.game, asked.levels, games, kept)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build/dev.py workshop coach")
    words = parser.add_subparsers(dest="what", required=True)
    keeping = argparse.ArgumentParser(add_help=False)
    keeping.add_argument("game", choices=SHELF)
    keeping.add_argument(
        "--keep", type=Path, metavar="FILE", help="what is found, so that a later run goes on"
    )
    about = "ask other tables whether what is said of costly choices holds"
    claiming = words.add_parser("claims", help=about, parents=[keeping])
    claiming.add_argument("--positions", type=int, default=2000)
    about = "ask other tables whether the losses are there that a review shows"
    losing = words.add_parser("losses", help=about, parents=[keeping])
    losing.add_argument("levels", nargs="+", help="who plays; the first seat is reviewed")
    losing.add_argument("--games", type=int, default=100)
    losing.add_argument("--first", type=int, default=0, metavar="SEED")
    about = "ask whether hint, warning, review and problem rest on the same bytes"
    words.add_parser("same", help=about).add_argument("--positions", type=int, default=1000)
    costing = words.add_parser("costs", help="time what a hint and a review take")
    costing.add_argument("--questions", type=int, default=10)
    costing.add_argument("--reviews", type=int, default=5)
    return parser


if __name__ == "__main__":
    sys.exit(main())
