"""Decisions to try bots on: those of a game played at random."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, TypeVar

from game.bots import AnyBot, Level, make_bot
from game.bots.bot import Thinker
from game.bots.halving import Playouts
from game.table import Rules, TableView

V = TypeVar("V", bound=TableView)
P = TypeVar("P")
FEW: Final = Playouts(24)  # enough to begin with all of its actions and to give some up


def hurried(game: str, level: Level) -> AnyBot:
    """A bot that is not asked to play well: one that searches tries little out."""
    bot = make_bot(game, level, Random(1))
    if isinstance(bot, Thinker):
        bot.think(FEW)
    return bot


def decisions(rules: Rules[Any, Any, Any, V, P, Any], start: P, rng: Random) -> Iterator[V]:
    """The table as each sees it who has to choose, until the game is over."""
    state = rules.new_game(start)
    while True:
        if rules.deal_due(state):
            rules.deal_in_place(state, rules.shuffle(state, rng))
        decision = rules.decision(state)
        if decision is None:
            return
        yield rules.view(state, decision.seat)
        rules.advance(state, rng.choice(rules.legal_actions(state)))
