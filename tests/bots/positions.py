"""Decisions to try bots on: those of games played at random."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, Final, TypeVar

from game.bots import AnyBot, Level, make_bot
from game.bots.bot import Thinker
from game.bots.halving import Playouts
from game.catalogue import SHELF, part_of
from game.playout import Playout
from game.rules.council import api as council
from game.table import Rules, TableView

V = TypeVar("V", bound=TableView)
P = TypeVar("P")
COUNCIL: Final = "bug-council"
TABLES: Final[dict[str, Any]] = {
    game.id: part_of(game, "game.rules.*.api.DealSampler") for game in SHELF.values()
}
"""What deals the hidden cards of a view anew, in each game."""
LATE: Final = 6  # from this trick on little of an Age is left to be played out
FEW: Final = Playouts(24)  # enough to begin with all of its actions and to give some up


def hurried(game: str, level: Level) -> AnyBot:
    """A bot that is not asked to play well: one that searches tries little out."""
    bot = make_bot(game, level, Random(1))
    if isinstance(bot, Thinker):
        bot.think(FEW)
    return bot


def chosen(game: str, level: Level, state: object) -> str:
    """What a bot of this level does whose turn it is, as records write it."""
    rules = SHELF[game].rules
    decision = rules.decision(state)
    assert decision is not None
    view = rules.view(state, decision.seat)
    return rules.write(make_bot(game, level, Random(1)).choose(view, view.legal))


def decisions(rules: Rules[Any, Any, Any, V, P, Any], start: P, rng: Random) -> Iterator[V]:
    """The table as each sees it who has to choose, until the game is over."""
    playout = Playout(rules, start, partial(rules.shuffle, rng=rng))
    for decision in playout.decisions():
        yield rules.view(playout.state, decision.seat)
        playout.advance(rng.choice(rules.legal_actions(playout.state)))


def mixed_positions(game: str, count: int, seed: int, *, late: bool = False) -> Iterator[Any]:
    """So many choices of games played at random, at tables of every size, with every option.

    ``late``: of Bug Council mostly from the ends of Ages.
    """
    rng = Random(seed)
    rules = SHELF[game].rules
    while count > 0:
        start = _council(rng) if game == COUNCIL else _companion(game, rng)
        for view in decisions(rules, start, rng):
            if len(view.legal) > 1 and rng.random() < _wanted(view, late=late):
                yield view
                count -= 1
                if count == 0:
                    return


def _wanted(view: TableView, *, late: bool) -> float:
    if not isinstance(view, council.View):
        return 0.3
    return 0.05 if late and view.trick_number < LATE else 0.5


def _council(rng: Random) -> council.Setup:
    edition, seats = rng.choice(["published", "prototype"]), rng.randrange(2, 6)
    return council.random_setup(edition, seats, None, rng)


def _companion(game: str, rng: Random) -> object:
    box = SHELF[game]
    seats = rng.choice(box.seats)
    chosen = {option.id: rng.choice(list(option.values)) for option in box.options}
    return box.rules.random_setup(seats, None, chosen, rng, None)
