"""Playouts a second of the searching bots: ``build/dev.py workshop thinking``.

Each number is the middle of a few rounds of processor time, at positions of games that are played
at random: a declaration, and cards of early and late tricks.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from build.bench.playouts import CLOCK
from game.bots.council.imagined import Pool, Strangers
from game.bots.council.pool import PATIENT, POOL
from game.bots.council.search import Trials
from game.compiled import KIND
from game.rules.council import engine
from game.rules.council.api import COUNCIL, Phase, View, random_setup

MOMENTS: Final = {
    "declaration": (Phase.DECLARE, 1),
    "trick 2": (Phase.PLAY, 2),
    "trick 5": (Phase.PLAY, 5),
    "trick 8": (Phase.PLAY, 8),
}
POSITIONS: Final = 8
TABLES: Final = 15
"""Imagined tables for each position in a round: a search begins once and then goes on."""


def positions(seats: int, phase: Phase, trick: int) -> Iterator[View]:
    """A choice like this from each of many games."""
    for seed in range(1000):
        rng = Random(seed)
        state = COUNCIL.new_game(random_setup("published", seats, None, rng))
        COUNCIL.deal_in_place(state, COUNCIL.shuffle(state, rng))
        while state.age == 1 and (state.phase, state.trick_number) != (phase, trick):
            COUNCIL.advance(state, rng.choice(COUNCIL.legal_actions(state)))
        decision = COUNCIL.decision(state)
        if decision is not None and len(COUNCIL.legal_actions(state)) > 1:
            yield COUNCIL.view(state, decision.seat)


def speed(views: list[View], pool: Pool) -> float:
    """Playouts a second in one round, with these styles."""
    playouts, began = 0, CLOCK()
    for number, view in enumerate(views):
        trials = Trials(view, Strangers(view, pool, Random(number)))
        for _ in range(TABLES):
            trial = trials.deal()
            for action in view.legal:
                trial(action)
            playouts += len(view.legal)
    return playouts / (CLOCK() - began)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--master", action="store_true", help="with the styles of Master")
    asked = parser.parse_args()
    pool = PATIENT if asked.master else POOL
    compiled = Path(engine.__file__).name.endswith(KIND)
    print("compiled modules" if compiled else "pure Python", f"{asked.seats} seats", sep=", ")
    for name, (phase, trick) in MOMENTS.items():
        found = positions(asked.seats, phase, trick)
        views = [next(found) for _ in range(POSITIONS)]
        middle = statistics.median(speed(views, pool) for _ in range(asked.rounds))
        print(f"  {name:<12}{middle:>8.0f} playouts a second", flush=True)


if __name__ == "__main__":
    main()
