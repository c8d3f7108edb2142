"""Bots against bots, many games: who wins, and where the points come from.

Every game has its own chance, made from the seed and its number alone, so the result is the same
for any number of processes. What depends on the machine (the speed) goes to stderr.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from signal import SIG_IGN, SIGINT
from typing import Any

from tqdm import tqdm

from game.bots import AnyBot
from game.bots.bot import Rememberer
from game.bots.children import deaf_from_birth
from game.catalogue import FIRST, SHELF
from game.outside import make_player
from game.playout import Playout
from game.pledges import Pledge, pledges, rates
from game.records import make_record, shorten, write_record
from game.table import Options
from game.words import _, ngettext, pgettext

CHUNK = 4  # games handed to a process at once
CONFIDENT = 1.96  # standard deviations on each side of 95 %
CROWD = 3  # so many on No Allegiance leave the tricks to hardly anybody


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: a bot's level for each seat, and where records go (None: nowhere).

    ``options`` are those of the game; whatever is not said is as usual.
    """

    bots: tuple[str, ...]
    games: int
    seed: int
    options: Options = field(default_factory=dict, hash=False)
    records: Path | None = None
    game: str = FIRST


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """One finished game: who won it, the points of every owner by source, how many actions.

    ``pledges`` has a row for each Age, of what every seat pledged there; none in other games.
    """

    winners: tuple[int, ...]
    sources: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    actions: int
    pledges: tuple[tuple[Pledge, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class OwnerStanding:
    """One owner over many games. A shared win counts as its share; the points are means.

    ``declared`` is the share of Ages on No Allegiance, ``kept`` that of those where it succeeded.
    """

    wins: float
    sources: Mapping[str, float]
    declared: float = 0.0
    kept: float = 0.0

    @property
    def points(self) -> float:
        """All points of a game, on average."""
        return sum(self.sources.values())


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
    print("\n".join((*report(plan, standings(played)), *crowds(plan, played))), flush=True)
    actions = sum(outcome.actions for outcome in played)
    words = _("{seconds:.1f} s, jobs: {jobs}, {games:.0f} games/s, {actions:.0f} actions/s")
    speeds = {"games": plan.games / seconds, "actions": actions / seconds}
    print(words.format(seconds=seconds, jobs=jobs, **speeds), file=sys.stderr)
    return 0


def play_game(plan: Plan, number: int) -> GameOutcome:
    """Play game ``number`` (from 0) of a plan, and write its record if the plan wants that."""
    chance = Random(f"{plan.seed}:{number}")
    bots = _sit_down(plan, number)
    rules = SHELF[plan.game].rules
    setup = rules.random_setup(len(bots), None, plan.options, chance, None)
    deals: list[Any] = []
    actions: list[Any] = []

    def shuffled(now: object) -> object:
        deals.append(rules.shuffle(now, chance))
        return deals[-1]

    told = any(isinstance(bot, Rememberer) for bot in bots)
    playout = Playout(rules, setup, shuffled, told=told)
    for decision in playout.decisions():
        action = playout.ask(bots[decision.seat], decision.seat)
        legal = rules.legal_actions(playout.state)
        assert action in legal, f"{plan.bots[decision.seat]} chose {action}"
        playout.advance(action)
        actions.append(action)
    if plan.records is not None:
        _write(plan, number, setup, deals, actions)
    points, end = rules.sources(playout.state), rules.view(playout.state, None)
    return GameOutcome(
        end.winners,
        tuple(points[0]),
        tuple(tuple(each.values()) for each in points),
        len(actions),
        pledges(end),
    )


def _sit_down(plan: Plan, number: int) -> list[AnyBot]:
    """The bots, each with a chance of its own."""
    return [
        make_player(plan.game, level, Random(f"{plan.seed}:{number}:{seat}"))
        for seat, level in enumerate(plan.bots)
    ]


def standings(played: Iterable[GameOutcome]) -> list[OwnerStanding]:
    """The owners' results over at least one game."""
    outcomes = list(played)
    first, games = outcomes[0], len(outcomes)
    rows = []
    for seat in range(len(first.points)):
        shares = [len(each.winners) for each in outcomes if seat in each.winners]
        sums = [sum(each.points[seat][at] for each in outcomes) for at in range(len(first.sources))]
        means = {name: points / games for name, points in zip(first.sources, sums, strict=True)}
        pledged = [age[seat] for each in outcomes for age in each.pledges]
        declared, kept = rates(pledged)
        rows.append(OwnerStanding(sum(1 / sharing for sharing in shares), means, declared, kept))
    return rows


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a winning rate (0–1) after ``wins`` of ``games``, after Wilson."""
    rate, square = wins / games, CONFIDENT**2
    middle = rate + square / (2 * games)
    spread = CONFIDENT * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def report(plan: Plan, rows: list[OwnerStanding]) -> Iterator[str]:
    """The lines of the table of results; they depend on the plan alone."""
    game, seats = SHELF[plan.game], len(plan.bots)
    table = game.rules.describe(seats, plan.options)
    words = ngettext(
        "{games} game, {table}, seed {seed}", "{games} games, {table}, seed {seed}", plan.games
    )
    yield words.format(games=plan.games, table=table, seed=plan.seed)
    titles = [_("points"), *map(_, rows[0].sources)]
    heads = _("seat"), _("bot"), pgettext("column", "wins"), _("rate"), _("95 % interval")
    head = "{:<5}{:<21}{:>8}{:>8}  {:<15}".format(*heads)
    pledged = any(row.declared for row in rows)
    if pledged:
        titles += [pgettext("column", "declared"), pgettext("column", "succeeded")]
    yield head + "".join(f"{title:>15}" for title in titles)
    for seat, row in enumerate(rows):
        neutral = game.neutrals[seats] if seat == seats else ""
        name = pgettext("opponent", neutral).lower() if neutral else shorten(plan.bots[seat], 20)
        low, high = wilson(row.wins, plan.games)
        rate = f"{100 * row.wins / plan.games:.1f} %"
        interval = f"{100 * low:.1f}–{100 * high:.1f} %"
        cells = [f"{mean:.2f}" for mean in (row.points, *row.sources.values())]
        if pledged:
            cells += [f"{100 * row.declared:.0f} %", f"{100 * row.kept:.0f} %"]
        yield f"{seat:<5}{name:<21}{row.wins:>8.1f}{rate:>8}  {interval:<15}" + "".join(
            f"{cell:>15}" for cell in cells
        )


def crowds(plan: Plan, played: Iterable[GameOutcome]) -> Iterator[str]:
    """How often No Allegiance was declared by (nearly) everybody at once, where there is such."""
    ages = [age[: len(plan.bots)] for each in played for age in each.pledges]
    if ages and len(plan.bots) > CROWD:
        many = sum(sum(one.declared for one in age) >= CROWD for age in ages)
        words = _("Three or more on No Allegiance: {share:.0f} % of the Ages")
        yield words.format(share=100 * many / len(ages))


@contextmanager
def _outcomes(plan: Plan, jobs: int) -> Iterator[Iterator[GameOutcome]]:
    """The games in their order, played here or by ``jobs`` processes."""
    play, numbers = partial(play_game, plan), range(plan.games)
    if jobs == 1:
        yield map(play, numbers)
        return
    # Started afresh, processes behave the same on every system; Ctrl-C is for this one alone.
    context = get_context("spawn")
    with deaf_from_birth():
        started = context.Pool(min(jobs, plan.games), signal.signal, (SIGINT, SIG_IGN))
    with started as pool:
        yield pool.imap(play, numbers, CHUNK)


def _write(plan: Plan, number: int, setup: object, deals: list[Any], actions: list[Any]) -> None:
    """One file for each game; ``meta`` says how to play the same game again."""
    assert plan.records is not None
    names = [f"{shorten(name, 80)} {seat}" for seat, name in enumerate(plan.bots)]
    meta = {"bots": list(plan.bots), "seed": plan.seed, "number": number}
    text = write_record(make_record(plan.game, setup, names, deals, actions, meta))
    (plan.records / f"game-{number:06}.json").write_text(text, encoding="utf-8")
