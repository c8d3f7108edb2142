"""How the delegates of Bug Council can be told apart: ``build/dev.py workshop habits``.

They play each other as rules of thumb alone have them play, any four of the five in any order, and
what somebody at the table could notice is counted for each of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from game.bots import Temper, bots_of, make_bot
from game.bots.bot import ask
from game.catalogue import FIRST
from game.commands.answers import whole
from game.ladder import mean_and_error
from game.rules.council.api import (
    COUNCIL,
    TRICKS,
    AgeScored,
    CubesSown,
    Event,
    RecruitsArrived,
    State,
    TrickWon,
    random_setup,
)

BEHIND: Final = 5
"""By so many points somebody is behind."""
COLUMNS: Final = {
    "won": "games won, %",
    "declared": "declares No Allegiance, %",
    "behind": "when 5 behind, %",
    "level": "else, %",
    "visits": "visits an Age",
    "tricks": "tricks an Age",
    "early": "of them in the first half, %",
    "allegiance": "points of an Allegiance",
    "strongest": "which is to the strongest, %",
}
SHARES: Final = {"won", "declared", "behind", "level", "early", "strongest"}


@dataclass(slots=True)
class Habits:
    """What one of them did: every time it could have, by column of the table."""

    seen: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in COLUMNS})

    def cells(self) -> Iterator[str]:
        """Means with half of the 95 % interval; ages of one game are taken as independent."""
        for name, values in self.seen.items():
            mean, error = mean_and_error([*values] or [0.0])
            unit, digits = (100, 1) if name in SHARES else (1, 2)
            yield f"{unit * mean:.{digits}f} ± {unit * error:.{digits}f}"


def watch(cast: list[Temper], habits: dict[Temper, Habits], rng: Random) -> None:
    """One game of these, counted."""
    state = COUNCIL.new_game(random_setup("published", len(cast), None, rng))
    bots = [make_bot(FIRST, f"sensible:{temper}", Random(rng.random())) for temper in cast]
    mine = [habits[temper].seen for temper in cast]
    before, age = list(state.scores), list[Event]()
    while True:
        if COUNCIL.deal_due(state):
            before, age = list(state.scores), []
            state, _events = COUNCIL.deal(state, COUNCIL.shuffle(state, rng))
        decision = COUNCIL.decision(state)
        if decision is None:
            break
        view, legal = COUNCIL.view(state, decision.seat), COUNCIL.legal_actions(state)
        state, events = COUNCIL.apply(state, ask(bots[decision.seat], view, legal, tuple))
        age += events
        if any(isinstance(event, AgeScored) for event in events):
            _count(state, age, before, mine)
    for seat, seen in enumerate(mine):
        seen["won"].append(1 / len(state.winners) if seat in state.winners else 0.0)


def _count(
    state: State, age: list[Event], before: list[int], mine: list[dict[str, list[float]]]
) -> None:
    """An Age that is over."""
    cubes = list(state.cubes)
    for event in age:
        if isinstance(event, RecruitsArrived):  # after the scoring
            for faction in event.factions:
                cubes[faction] -= 1
    rows = next(event.rows for event in age if isinstance(event, AgeScored))
    for seat, seen in enumerate(mine):
        row = rows[seat]
        seen["declared"].append(row.no_allegiance)
        seen["behind" if max(before) - before[seat] >= BEHIND else "level"].append(
            row.no_allegiance
        )
        sown = [event for event in age if isinstance(event, CubesSown) and event.seat == seat]
        seen["visits"].append(len(sown))
        won = [event.number for event in age if isinstance(event, TrickWon) and event.seat == seat]
        seen["tricks"].append(row.tricks)
        seen["early"] += [2 * number <= TRICKS for number in won]
        if not row.no_allegiance and row.card is not None:
            seen["allegiance"].append(row.allegiance)
            seen["strongest"].append(cubes[row.card >> 4] == max(cubes))


def main() -> None:
    """Play, and print a row for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=whole(2), default=1000)
    parser.add_argument("--seats", type=int, choices=(3, 4, 5), default=4)
    parser.add_argument("--seed", type=whole(0), default=1)
    asked = parser.parse_args()
    habits = {temper: Habits() for temper in bots_of(FIRST).cast.values()}
    for game in range(asked.games):
        rng = Random(f"{asked.seed} {game}")
        watch(rng.sample([*habits], asked.seats), habits, rng)
    print(f"{asked.games} games of {asked.seats}, seed {asked.seed}, with 95 %")
    print(f"| | {' | '.join(COLUMNS.values())} |")
    print("|" + "---|" * (len(COLUMNS) + 1))
    for temper, found in habits.items():
        print(f"| `{temper}` | {' | '.join(found.cells())} |")


if __name__ == "__main__":
    main()
