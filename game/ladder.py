"""Bots measured against bots: the same cards for everybody, in every seat once.

One player sits among others that are all alike. Each deal is played as often as there are seats,
the player moving on by one, so that neither cards nor seats favour anybody; games with the same
cards count as one observation. Every game has its own chance, made from the seed and its number
alone, so the table is the same for any number of processes. Only the time is measured.
"""

from __future__ import annotations

import itertools
import json
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import get_context
from random import Random
from signal import SIG_IGN, SIGINT
from time import thread_time

from tqdm import tqdm

from game.bots import AnyBot
from game.bots.bot import Rememberer
from game.bots.children import deaf_from_birth
from game.catalogue import FIRST, SHELF
from game.outside import make_player
from game.outside.cluster import spread
from game.playout import Playout
from game.pledges import pledges, rates
from game.table import Options
from game.words import _, ngettext, pgettext

CONFIDENT = 1.96  # standard deviations on each side of 95 %
PERCENT = 100


@dataclass(frozen=True, slots=True)
class Climb:
    """What to measure: each of the ``players`` among others of level ``among``."""

    players: tuple[str, ...]
    among: str
    seats: int
    deals: int
    seed: int
    options: Options = field(default_factory=dict, hash=False)
    game: str = FIRST


@dataclass(frozen=True, slots=True)
class Round:
    """One deal from every seat: means over its games, for the player alone.

    ``wins`` is the share of games won (0–1), a shared win counting as its share. ``declared`` is
    the share of Ages with No Allegiance and ``kept`` the share where that succeeded, both 0 in
    games without. ``seconds`` of processor time went into ``decisions``.
    """

    wins: float
    points: Mapping[str, float]
    declared: float
    kept: float
    decisions: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Rung:
    """A player's place: the share of games won and half of its 95 % interval, both in percent."""

    player: str
    among: str
    seats: int
    games: int
    wins: float
    error: float
    points: Mapping[str, float]
    declared: float
    kept: float
    milliseconds: float


def climb(plan: Climb, jobs: int = 1, cluster: str | None = None) -> list[Rung]:
    """Play everything, here or where a cluster is. Progress goes to stderr. Raises NoCluster."""
    tasks = [(player, number) for player in plan.players for number in range(plan.deals)]
    with _rounds(plan, tasks, jobs, cluster) as played:
        rounds = list(tqdm(played, total=len(tasks), unit=" deals", disable=None, leave=False))
    return [
        _rung(plan, player, rounds[at * plan.deals : (at + 1) * plan.deals])
        for at, player in enumerate(plan.players)
    ]


def play_round(plan: Climb, task: tuple[str, int]) -> Round:
    """One deal, with the player in every seat once."""
    player, number = task
    games = [_play(plan, player, number, seat) for seat in range(plan.seats)]
    count = len(games)
    return Round(
        sum(game.wins for game in games) / count,
        {name: sum(game.points[name] for game in games) / count for name in games[0].points},
        sum(game.declared for game in games) / count,
        sum(game.kept for game in games) / count,
        sum(game.decisions for game in games),
        sum(game.seconds for game in games),
    )


def _play(plan: Climb, player: str, number: int, seat: int) -> Round:
    """One game with the player in this seat."""
    rules = SHELF[plan.game].rules
    bots = [_sit_down(plan, player, number, seat, place) for place in range(plan.seats)]
    setup = rules.random_setup(plan.seats, None, plan.options, _chance(plan, number, "start"), None)
    chances = (_chance(plan, number, "deal", age) for age in itertools.count())
    told = any(isinstance(bot, Rememberer) for bot in bots)
    playout = Playout(rules, setup, lambda now: rules.shuffle(now, next(chances)), told=told)
    decisions, seconds = 0, 0.0
    for decision in playout.decisions():
        began = thread_time()
        action = playout.ask(bots[decision.seat], decision.seat)
        if decision.seat == seat:
            decisions, seconds = decisions + 1, seconds + thread_time() - began
        playout.advance(action)
    end = rules.view(playout.state, None)
    wins = 1 / len(end.winners) if seat in end.winners else 0.0
    points = {name: float(count) for name, count in rules.sources(playout.state)[seat].items()}
    declared, kept = rates([age[seat] for age in pledges(end)])
    return Round(wins, points, declared, declared * kept, decisions, seconds)


def _sit_down(plan: Climb, player: str, number: int, seat: int, place: int) -> AnyBot:
    level = player if place == seat else plan.among
    return make_player(plan.game, level, _chance(plan, number, seat, place))


def _chance(plan: Climb, number: int, *what: object) -> Random:
    """Seed and number of the deal, and whatever tells one draw from another."""
    return Random(f"{plan.seed}:{number}:" + " ".join(map(str, what)))


def _rung(plan: Climb, player: str, rounds: Sequence[Round]) -> Rung:
    """Means over the deals, and how sure they are."""
    count = len(rounds)
    wins, error = mean_and_error([each.wins for each in rounds])
    declared = sum(each.declared for each in rounds) / count
    kept = sum(each.kept for each in rounds) / count
    decisions = sum(each.decisions for each in rounds)
    return Rung(
        player=player,
        among=plan.among,
        seats=plan.seats,
        games=count * plan.seats,
        wins=PERCENT * wins,
        error=PERCENT * error,
        points={n: sum(each.points[n] for each in rounds) / count for n in rounds[0].points},
        declared=PERCENT * declared,
        kept=PERCENT * kept / declared if declared else 0.0,
        milliseconds=1000 * sum(each.seconds for each in rounds) / max(1, decisions),
    )


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """A mean and half of its 95 % interval, which for a single value is 0."""
    mean, count = sum(values) / len(values), len(values)
    spread = sum((value - mean) ** 2 for value in values)
    return mean, CONFIDENT * sqrt(spread / max(1, count - 1) / count)


def markdown(plan: Climb, rungs: Sequence[Rung]) -> Iterator[str]:
    """The lines of a table for people."""
    game = SHELF[plan.game]
    table = game.rules.describe(plan.seats, plan.options)
    games = plan.deals * plan.seats
    words = ngettext(
        "{games} game for each, {table}, seed {seed}, among {among}",
        "{games} games for each, {table}, seed {seed}, among {among}",
        games,
    )
    yield words.format(games=games, table=table, seed=plan.seed, among=plan.among)
    yield ""
    titles = [_("player"), _("wins, 95 %"), _("points"), *map(_, rungs[0].points)]
    titles += [pgettext("column", "declared"), pgettext("column", "succeeded"), _("ms a decision")]
    yield f"| {' | '.join(titles)} |"
    yield "|" + "---|" * len(titles)
    for rung in rungs:
        cells = [rung.player, f"{rung.wins:.1f} ± {rung.error:.1f} %"]
        cells += [f"{each:.2f}" for each in (sum(rung.points.values()), *rung.points.values())]
        cells += [f"{rung.declared:.0f} %", f"{rung.kept:.0f} %", f"{rung.milliseconds:.1f}"]
        yield f"| {' | '.join(cells)} |"


def as_json(plan: Climb, rungs: Sequence[Rung]) -> str:
    """The ladder as JSON, with the options it was run with."""
    asked = {**asdict(plan), "options": dict(plan.options)}
    return json.dumps({"plan": asked, "ladder": [asdict(rung) for rung in rungs]}, indent=1)


@contextmanager
def _rounds(
    plan: Climb, tasks: Sequence[tuple[str, int]], jobs: int, cluster: str | None
) -> Iterator[Iterator[Round]]:
    """The deals in their order, played here, by ``jobs`` processes or by a cluster."""
    play = partial(play_round, plan)
    if cluster is not None:
        with spread(cluster, play, tasks) as played:
            yield played
        return
    if jobs == 1:
        yield map(play, tasks)
        return
    # Started afresh, processes behave the same on every system; Ctrl-C is for this one alone.
    with deaf_from_birth():
        started = get_context("spawn").Pool(jobs, signal.signal, (SIGINT, SIG_IGN))
    with started as pool:
        yield pool.imap(play, tasks)
