"""Computer opponents. A bot gets a view and the legal actions, nothing else."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeVar

from game.bots.random_bot import RandomBot
from game.bots.weighing import WeighingBot

A = TypeVar("A")  # action
V_contra = TypeVar("V_contra", contravariant=True)  # view


class Bot(Protocol[V_contra, A]):
    """An opponent. It keeps no memory but its own chance: the view tells all that it may know."""

    def choose(self, view: V_contra, legal: Sequence[A]) -> A:
        """One of the legal actions, which are never none."""


AnyBot = Bot[Any, Any]
"""A bot of whatever game."""


class Level(StrEnum):
    """How well a bot plays. The values stand in files and on command lines."""

    GENTLE = "random"
    SHARP = "sensible"


Maker = Callable[[Random], AnyBot]
"""Makes a bot with a chance of its own."""


def _sharp_council(rng: Random) -> AnyBot:
    from game.bots.council.sensible import weigh

    return WeighingBot(weigh, rng)


def _gentle_rugs(rng: Random) -> AnyBot:
    from game.bots.rugs.gentle import GentleBot

    return GentleBot(rng)


def _sharp_rugs(rng: Random) -> AnyBot:
    from game.bots.rugs.sharp import weigh

    return WeighingBot(weigh, rng)


def _gentle_bugami(rng: Random) -> AnyBot:
    from game.bots.bugami.gentle import GentleBot

    return GentleBot(rng)


def _sharp_bugami(rng: Random) -> AnyBot:
    from game.bots.bugami.sharp import weigh

    return WeighingBot(weigh, rng)


def _gentle_glass(rng: Random) -> AnyBot:
    from game.bots.glass.gentle import GentleBot

    return GentleBot(rng)


def _sharp_glass(rng: Random) -> AnyBot:
    from game.bots.glass.sharp import weigh

    return WeighingBot(weigh, rng)


BOTS: Final[dict[str, Mapping[Level, Maker]]] = {
    "bug-council": {Level.GENTLE: RandomBot, Level.SHARP: _sharp_council},
    "bugs-on-rugs": {Level.GENTLE: _gentle_rugs, Level.SHARP: _sharp_rugs},
    "bugami": {Level.GENTLE: _gentle_bugami, Level.SHARP: _sharp_bugami},
    "display-case": {Level.GENTLE: _gentle_glass, Level.SHARP: _sharp_glass},
}
"""Where the bots of a game are entered, once it is on the shelf."""

LEVELS: Final[Mapping[str, Mapping[Level, Maker]]] = MappingProxyType(BOTS)
"""By game, the bots of every level that it has. What they think with is opened with the first."""


def make_bot(game: str, level: str, rng: Random) -> AnyBot:
    """A bot for a game. Raises KeyError or ValueError where there is none of this level."""
    return LEVELS[game][Level(level)](rng)
