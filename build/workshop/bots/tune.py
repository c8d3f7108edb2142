"""Self-play that looks for better weights of the careful player: ``build/dev.py workshop tune``.

A step changes a few weights a little and plays the same games with both: one careful player with
the weights among others with those of the first releases. What does better stays. The games are
drawn anew from time to time, so that nobody learns them by heart.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, replace
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Final

from tqdm import tqdm

from game.bots.council.styles.careful import Careful
from game.bots.council.styles.playing import drawn_whims, play_on
from game.bots.council.styles.style import Style, unplayed_of
from game.bots.council.styles.tuned import TUNED
from game.bots.council.styles.weights import FIRST, Weights
from game.rules.council.api import COUNCIL, Deal, Setup, random_setup, shuffled_deal

SOFT: Final = 4.0
"""Points by which the odds of a win change e-fold: says more of a game than who has won it."""
STEPS_WITH_THE_SAME_GAMES: Final = 25
CHANGED: Final = 3
FIRM: Final = 1.5
"""Standard errors by which a step has to be better: with half of one the climb went astray."""
TUNABLE: Final = (
    "following", "trust", "escape", "failed", "shared", "usual", "earned", "visit", "spoiling",
    "trick", "later", "keep", "late",
)  # fmt: skip


Game = tuple[int, Setup, tuple[Deal, ...]]


def games_of(tables: Sequence[int], count: int, seed: str) -> list[Game]:
    """Games to be played: where the player sits, how the table starts, the cards of all Ages."""
    drawn = []
    for number in range(count):
        rng, seats = Random(f"{seed} {number}"), tables[number % len(tables)]
        setup = random_setup("published", seats, None, rng)
        deals = tuple(shuffled_deal(setup, rng) for _ in range(3))
        drawn.append((number // len(tables) % seats, setup, deals))
    return drawn


def result(player: Style, others: Style, game: Game) -> float:
    """How well the player does, 0–1."""
    seat, setup, deals = game
    styles = [player if place == seat else others for place in range(setup.seats)]
    state = COUNCIL.new_game(setup)
    by_style = drawn_whims(Random(0), [0.0] * setup.owners)
    for age, deal in enumerate(deals, 1):
        COUNCIL.deal_in_place(state, deal)
        play_on(state, styles, unplayed_of(state), age, by_style)
    mine = state.scores[seat]
    return 1 / sum(exp((score - mine) / SOFT) for score in state.scores)


def results(weights: Weights, games: Sequence[Game]) -> list[float]:
    """How well a careful player with these weights does among those of the first releases."""
    player, others = Careful(weights), Careful(FIRST)
    return [result(player, others, game) for game in games]


def changed(weights: Weights, rng: Random, tables: Sequence[int]) -> Weights:
    """A few weights a little larger or smaller."""
    values = asdict(weights)
    spread = list(weights.spread)
    for name in rng.sample([*TUNABLE, "spread"], CHANGED):
        if name == "spread":
            spread[rng.choice(tables) - 1] += rng.gauss(0, 0.4)
        else:
            values[name] = values[name] * exp(rng.gauss(0, 0.2)) + rng.gauss(0, 0.03)
    return replace(weights, **{name: values[name] for name in TUNABLE}, spread=tuple(spread))


def tune(weights: Weights, tables: Sequence[int], minutes: float, count: int, seed: int) -> Weights:
    """Climb for so many minutes of processor time; the best weights found."""
    rng, steps, until = Random(seed), 0, time.process_time() + 60 * minutes
    games: list[Game] = []
    now: list[float] = []
    with tqdm(unit=" steps") as bar:
        while time.process_time() < until:
            if steps % STEPS_WITH_THE_SAME_GAMES == 0:
                games = games_of(tables, count, f"{seed} {steps}")
                now = results(weights, games)
            steps += 1
            other = changed(weights, rng, tables)
            then = results(other, games)
            gaps = [one - two for one, two in zip(then, now, strict=True)]
            mean = sum(gaps) / count
            error = sqrt(sum((gap - mean) ** 2 for gap in gaps)) / count
            if mean > FIRM * error:
                weights, now = other, then
                tqdm.write(f"{steps} {sum(now) / count:.4f} (+{mean:.4f} ± {error:.4f}) {weights}")
            bar.update()
    return weights


def main() -> None:
    """Climb, and write what came of it with where it comes from."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seats", type=int, nargs="+", default=[4], help="tables to play at")
    parser.add_argument("--games", type=int, default=400, help="games for each step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    best = tune(TUNED, asked.seats, asked.minutes, asked.games, asked.seed)
    tables = " ".join(map(str, asked.seats))
    words = f"workshop tune --minutes {asked.minutes} --seats {tables} --games {asked.games}"
    command = f"build/dev.py {words} --seed {asked.seed}"
    origin = {"command": command, "date": time.strftime("%F")}
    text = json.dumps({"origin": origin, "weights": asdict(best)}, indent=1)
    asked.out.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
