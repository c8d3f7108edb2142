"""How much better one search chooses than another: ``build/dev.py workshop choices``.

A ladder needs thousands of games to tell two searches from each other that choose alike nine times
out of ten. Here they answer the same decisions, and where they differ both choices are played out
on the same imagined tables by styles like those at the real one: in points of winning chance a
game.
They are added up over its decisions, so a game is won by less.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final, NamedTuple

from build.bench.playouts import CLOCK
from game.bots import Temper
from game.bots.council.imagined import Pool
from game.bots.council.pool import (
    BOLD,
    BRISK,
    CALM,
    CAREFUL,
    CAUTIOUS,
    FAMILIAR,
    PATIENT,
    POOL,
    STEADY,
)
from game.bots.council.reading import TableSampler
from game.bots.council.search import ReadingBot, SearchBot, Trials
from game.bots.council.sensible import StyleBot
from game.bots.council.styles.careful import Careful
from game.bots.council.styles.tuned import weights_for
from game.bots.council.styles.weights import FIRST
from game.bots.halving import Playouts
from game.commands.answers import whole
from game.ladder import mean_and_error
from game.playout import Playout
from game.rules.council.api import COUNCIL, Action, Event, PastAges, View, random_setup

STYLES: Final = {
    "bold": BOLD,
    "calm": CALM,
    "brisk": BRISK,
    "steady": STEADY,
    "careful": CAREFUL,
    "cautious": CAUTIOUS,
}
POOLS: Final[dict[str, tuple[Pool, Pool]]] = {
    "sharp": (POOL, ()),
    "patient": (PATIENT, ()),
    "master": (PATIENT, FAMILIAR),
}
"""The styles of strangers, and those that are familiar."""
AMONG: Final[dict[str, Pool]] = {
    "sensible-1": (CAUTIOUS,),
    "sensible": (CAREFUL,),
    "quick": (BOLD, CALM),
    "mixture": (CAUTIOUS, CAREFUL, BOLD, CALM),
    "tempers": tuple(Careful(weights_for(temper)) for temper in Temper),
    "odd": (
        Careful(replace(FIRST, following=0.8, trust=0.8, escape=1.0, visit=1.5)),
        Careful(replace(FIRST, following=0.1, failed=0.0, spoiling=1.0, later=0.3)),
    ),
}
"""Nobody but a bench plays as the odd ones: they weigh things as no style does."""
ROLLS: Final = 300
"""Imagined tables on which a difference is judged."""
PLAYED: Final = Playouts(100)
"""How the games are played from which the decisions are taken."""


class Moment(NamedTuple):
    """A decision of the searcher, the game that it is from, and what it has been shown of that."""

    game: int
    view: View
    account: tuple[Event, ...]


class Search(NamedTuple):
    """A search as it was asked for: ``master:1000-brisk-steady``.

    Who is ``familiar`` to it it reads the cards of, if there are such styles.
    """

    name: str
    pool: Pool
    familiar: Pool
    playouts: int


def search_of(text: str) -> Search:
    """A pool, a number of playouts, and the styles that are left out of the pool.

    Raises:
        argparse.ArgumentTypeError: It is none.
    """
    name, _, rest = text.partition(":")
    playouts, *left_out = rest.split("-")
    without = [STYLES.get(style) for style in left_out]
    pool, familiar = (
        [style for style in styles if style not in without] for styles in POOLS.get(name, ((), ()))
    )
    if not pool or None in without or not playouts.isdecimal():
        what = f"{' or '.join(POOLS)}, a colon, playouts and -STYLE for some of {', '.join(STYLES)}"
        raise argparse.ArgumentTypeError(f"{text!r} is not {what} to leave out")
    return Search(text, pool, familiar, int(playouts))


def moments(seats: int, games: int, seed: int, among: Pool) -> Iterator[Moment]:
    """Every decision of a searcher, with more than one answer, among others of these styles."""
    for game in range(games):
        rng = Random(f"{seed} {game}")
        start = random_setup("published", seats, None, rng)
        you = game % seats
        searcher = SearchBot(StyleBot(CAREFUL, rng), POOL, PLAYED, rng)
        others = [StyleBot(rng.choice(among), rng) for _ in range(seats)]
        playout = Playout(COUNCIL, start, partial(COUNCIL.shuffle, rng=rng), told=True)
        for decision in playout.decisions():
            view, mine = COUNCIL.view(playout.state, decision.seat), decision.seat == you
            if mine and len(view.legal) > 1:
                yield Moment(game, view, playout.account(you))
            playout.advance(playout.ask(searcher if mine else others[decision.seat], decision.seat))


def choices(search: Search, found: Sequence[Moment]) -> tuple[list[Action], float]:
    """What a search does at each decision, and how many ms it takes."""
    began, chosen = CLOCK(), []
    for number, (_, view, account) in enumerate(found):
        rng = Random(number)
        anchor, budget = StyleBot(CAREFUL, rng), Playouts(search.playouts)
        if search.familiar:
            reader = ReadingBot(anchor, search.pool, search.familiar, budget, rng)
            reader.remember(account)
            chosen.append(reader.choose(view, view.legal))
        else:
            chosen.append(SearchBot(anchor, search.pool, budget, rng).choose(view, view.legal))
    return chosen, 1000 * (CLOCK() - began) / len(found)


def gain(found: Sequence[Moment], now: list[Action], before: list[Action], among: Pool) -> str:
    """Points of winning chance a game that one has over the other, with the 95 % interval."""
    games = [0.0] * (found[-1].game + 1)
    for number, (game, view, account) in enumerate(found):
        better, worse = now[number], before[number]
        if better != worse:
            rng = Random(number)
            reading = TableSampler(view, PastAges(view, account), among, among, rng)
            trials = Trials(view, reading)
            for _ in range(ROLLS):
                trial = trials.deal()
                games[game] += 100 * (trial(better) - trial(worse)) / ROLLS
    mean, error = mean_and_error(games)
    return f"{mean:+6.1f} ± {error:.1f}"


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "searches", nargs="+", type=search_of, help="such as sharp:400 or master:1000-steady"
    )
    parser.add_argument("--seats", type=int, choices=(2, 3, 4, 5), default=4)
    parser.add_argument("--games", type=whole(2), default=24)
    parser.add_argument("--seed", type=whole(0), default=1)
    parser.add_argument("--among", choices=AMONG, default="sensible-1")
    asked = parser.parse_args()
    among = AMONG[asked.among]
    found = list(moments(asked.seats, asked.games, asked.seed, among))
    print(f"{len(found)} decisions of {asked.games} games, {asked.seats} seats, {asked.among}")
    told: list[list[Action]] = []
    for search in asked.searches:
        now, took = choices(search, found)
        cells = [f"{search.name:<24}{took:6.0f} ms a decision"]
        if told:
            cells.append(f"over the one before {gain(found, now, told[-1], among)}")
        if len(told) > 1:
            cells.append(f"over the first {gain(found, now, told[0], among)}")
        print("  ".join(cells), flush=True)
        told.append(now)


if __name__ == "__main__":
    main()
