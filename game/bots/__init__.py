"""Computer opponents. A bot gets a view and the legal actions, nothing else."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeVar

from game.bots.bugami import gentle as bugami_gentle
from game.bots.bugami import sharp as bugami_sharp
from game.bots.council import sensible as council_sensible
from game.bots.glass import gentle as glass_gentle
from game.bots.glass import sharp as glass_sharp
from game.bots.random_bot import RandomBot
from game.bots.rugs import gentle as rugs_gentle
from game.bots.rugs import sharp as rugs_sharp
from game.bots.weighing import Weigh, WeighingBot

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


def _levels(gentle: Maker, weigh: Weigh[Any, Any]) -> Mapping[Level, Maker]:
    return MappingProxyType({Level.GENTLE: gentle, Level.SHARP: partial(WeighingBot, weigh)})


BOTS: Final[dict[str, Mapping[Level, Maker]]] = {
    "bug-council": _levels(RandomBot, council_sensible.weigh),
    "bugs-on-rugs": _levels(rugs_gentle.GentleBot, rugs_sharp.weigh),
    "bugami": _levels(bugami_gentle.GentleBot, bugami_sharp.weigh),
    "display-case": _levels(glass_gentle.GentleBot, glass_sharp.weigh),
}
"""Where the bots of a game are entered, once it is on the shelf."""

LEVELS: Final[Mapping[str, Mapping[Level, Maker]]] = MappingProxyType(BOTS)
"""By game, the bots of every level that it has."""


def make_bot(game: str, level: str, rng: Random) -> AnyBot:
    """A bot for a game. Raises KeyError or ValueError where there is none of this level."""
    return LEVELS[game][Level(level)](rng)
