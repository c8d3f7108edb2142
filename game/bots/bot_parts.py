"""What the bots of most games are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final, Generic, TypeVar

from game.bots import Level, Makers
from game.bots.bot import Bot
from game.bots.halving import Playouts
from game.bots.searching import SearchingBot, Trials
from game.bots.temper_weights import EVEN, firm, weights_of
from game.bots.weighing import Weigh, WeighingBot

A = TypeVar("A")  # action
V = TypeVar("V")  # view

COUNTED: Final = 200
"""Playouts for each decision, where nobody asks for a time."""


@dataclass(frozen=True, slots=True)
class BotParts(Generic[V, A]):
    """How a game is played without a search, and with one.

    Args:
        game: Its id.
        gentle: Makes the easiest bot of the first releases.
        newcomer: Makes a bot that takes what is best at once.
        weigh: Rules of thumb, which take a ``temper_weights`` as well.
        temper_weights: Makes them from numbers.
        imagine: Tables on which to try out what may be done.
    """

    game: str
    gentle: Callable[[Random], Bot[V, A]]
    newcomer: Callable[[Random], Bot[V, A]]
    weigh: Callable[..., Mapping[A, float]]
    temper_weights: Callable[..., object]
    imagine: Callable[[V, Random], Trials[A]]

    @property
    def makers(self) -> Makers:
        """The bots of every level."""
        return {
            Level.RANDOM: self.gentle,
            Level.FIRST: self.first,
            Level.FIRST_SHARP: self.first,
            Level.NEWCOMER: self.newcomer,
            Level.SENSIBLE: self.sensible,
            Level.SHARP: self.sharp,
        }

    def first(self, rng: Random) -> WeighingBot[V, A]:
        """The best bot of the first releases, by which others are measured."""
        return WeighingBot(self.weigh, rng)

    def sensible(self, rng: Random, temper: str = "") -> WeighingBot[V, A]:
        """The same rules of thumb with the weights of today, or with those of a temper."""
        return WeighingBot(self._weigher(temper), rng)

    def sharp(self, rng: Random, temper: str = "") -> SearchingBot[V, A]:
        """A search. With a temper it leaves what that would do only for something better by far.

        There is no better level: ten times as many playouts were not seen to win more.
        """
        errors = firm() if temper else 1.0
        weigh, budget = self._weigher(temper), Playouts(COUNTED)
        return SearchingBot(weigh, self.imagine, budget, rng, errors)

    def _weigher(self, temper: str) -> Weigh[V, A]:
        temper_weights = self.temper_weights(**weights_of(self.game, temper or EVEN))
        return partial(self.weigh, temper_weights=temper_weights)
