"""Bots against bots, many games: who wins, and where the points come from.

Every game has its own chance, made from the seed and its number alone, so the result is the same
for any number of processes. What depends on the machine (the speed) goes to stderr.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from signal import SIG_IGN, SIGINT

from tqdm import tqdm

from game.bots import BOTS
from game.records import make_record, write_record
from game.rules.council.api import (
    COUNCIL,
    Action,
    AgeScored,
    Deal,
    Personality,
    Setup,
    State,
    random_setup,
)

NEUTRAL = {1: "termitenator", 2: "emissary"}  # by number of bots
CHUNK = 4  # games handed to a process at once
CONFIDENT = 1.96  # standard deviations on each side of 95 %


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: a bot's level for each seat, and where records go (None: nowhere).

    ``personality`` is whom a single bot plays against (None: the plain Pacifist).
    """

    bots: tuple[str, ...]
    games: int
    seed: int
    edition: str = "published"
    records: Path | None = None
    personality: Personality | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """One finished game: who won it, the points of its three Ages, the number of actions."""

    winners: tuple[int, ...]
    ledger: tuple[AgeScored, ...]
    actions: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat over many games. A shared win counts as its share; the points are means."""

    wins: float
    tricks: float
    allegiance: float
    no_allegiance: float
    extra: float = 0.0

    @property
    def points(self) -> float:
        """All points of a game, on average."""
        return self.tricks + self.allegiance + self.no_allegiance + self.extra


def simulate(plan: Plan, jobs: int = 1) -> int:
    """Play, print the table of results to stdout and the speed to stderr; the exit code.

    Raises OSError where records cannot be written.
    """
    if plan.records is not None:
        plan.records.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    with _outcomes(plan, jobs) as games:
        played = list(tqdm(games, total=plan.games, unit=" games", disable=None, leave=False))
    seconds = time.perf_counter() - began
    print("\n".join(report(plan, standings(played))), flush=True)
    actions = sum(outcome.actions for outcome in played)
    speed = f"{plan.games / seconds:.0f} games/s, {actions / seconds:.0f} actions/s"
    print(f"{seconds:.1f} s, jobs: {jobs}, {speed}", file=sys.stderr)
    return 0


def play_game(plan: Plan, number: int) -> Outcome:
    """Play game ``number`` (from 0) of a plan, and write its record if the plan wants that."""
    chance = Random(f"{plan.seed}:{number}")
    bots = [
        BOTS[name](Random(f"{plan.seed}:{number}:{seat}")) for seat, name in enumerate(plan.bots)
    ]
    setup = random_setup(plan.edition, len(bots), None, chance, plan.personality)
    state = COUNCIL.new_game(setup)
    deals: list[Deal] = []
    actions: list[Action] = []
    _deal_if_due(state, deals, chance)
    while (decision := COUNCIL.decision(state)) is not None:
        legal = COUNCIL.legal_actions(state)
        action = bots[decision.seat].choose(COUNCIL.view(state, decision.seat), legal)
        assert action in legal, f"{plan.bots[decision.seat]} chose {action}"
        COUNCIL.advance(state, action)
        actions.append(action)
        _deal_if_due(state, deals, chance)
    if plan.records is not None:
        _write(plan, number, setup, deals, actions)
    return Outcome(state.winners, state.ledger, len(actions))


def standings(played: Iterable[Outcome]) -> list[Standing]:
    """The seats' results over at least one game."""
    outcomes = list(played)
    games = len(outcomes)
    rows = []
    for seat in range(len(outcomes[0].ledger[0].rows)):
        ages = [age.rows[seat] for outcome in outcomes for age in outcome.ledger]
        shares = [len(each.winners) for each in outcomes if seat in each.winners]
        rows.append(
            Standing(
                wins=sum(1 / sharing for sharing in shares),
                tricks=sum(age.tricks for age in ages) / games,
                allegiance=sum(age.allegiance for age in ages) / games,
                no_allegiance=sum(age.no_allegiance_points for age in ages) / games,
                extra=sum(age.extra for age in ages) / games,
            )
        )
    return rows


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a winning rate (0–1) after ``wins`` of ``games``, after Wilson."""
    rate, square = wins / games, CONFIDENT**2
    middle = rate + square / (2 * games)
    spread = CONFIDENT * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def report(plan: Plan, rows: list[Standing]) -> Iterator[str]:
    """The lines of the table of results; they depend on the plan alone."""
    seats = len(plan.bots)
    yield f"{plan.games} games, {plan.edition} edition, {_table(plan)}, seed {plan.seed}"
    titles = ["points", "tricks", "allegiance", "no allegiance"]
    titles += ["personality"] * (seats == 1)
    yield f"{'seat':<5}{'bot':<13}{'wins':>8}{'rate':>8}  {'95 % interval':<15}" + "".join(
        f"{title:>15}" for title in titles
    )
    for seat, row in enumerate(rows):
        name = plan.bots[seat] if seat < seats else NEUTRAL[seats]
        low, high = wilson(row.wins, plan.games)
        rate = f"{100 * row.wins / plan.games:.1f} %"
        interval = f"{100 * low:.1f}–{100 * high:.1f} %"
        means = (row.points, row.tricks, row.allegiance, row.no_allegiance, row.extra)
        yield f"{seat:<5}{name:<13}{row.wins:>8.1f}{rate:>8}  {interval:<15}" + "".join(
            f"{mean:>15.2f}" for mean in means[: len(titles)]
        )


def _table(plan: Plan) -> str:
    """Who sits there, for the title."""
    if len(plan.bots) > 1:
        return f"{len(plan.bots)} seats"
    return f"solo against {plan.personality or Personality.PACIFIST}"


@contextmanager
def _outcomes(plan: Plan, jobs: int) -> Iterator[Iterator[Outcome]]:
    """The games in their order, played here or by ``jobs`` processes."""
    play, numbers = partial(play_game, plan), range(plan.games)
    if jobs == 1:
        yield map(play, numbers)
        return
    # Started afresh, processes behave the same on every system; Ctrl-C is for this one alone.
    context = get_context("spawn")
    with context.Pool(min(jobs, plan.games), signal.signal, (SIGINT, SIG_IGN)) as pool:
        yield pool.imap(play, numbers, CHUNK)


def _deal_if_due(state: State, deals: list[Deal], chance: Random) -> None:
    if COUNCIL.deal_due(state):
        deals.append(COUNCIL.shuffle(state, chance))
        COUNCIL.deal_in_place(state, deals[-1])


def _write(plan: Plan, number: int, setup: Setup, deals: list[Deal], actions: list[Action]) -> None:
    """One file for each game; ``meta`` says how to play the same game again."""
    assert plan.records is not None
    names = [f"{name} {seat}" for seat, name in enumerate(plan.bots)]
    meta = {"bots": list(plan.bots), "seed": plan.seed, "number": number}
    text = write_record(make_record(setup, names, deals, actions, meta))
    (plan.records / f"game-{number:06}.json").write_text(text, encoding="utf-8")
