"""Computer opponents. A bot gets a view and the legal actions, nothing else."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeVar

from game.bots.bugami import gentle as bugami_gentle
from game.bots.bugami import sharp as bugami_sharp
from game.bots.council.sensible import SensibleBot
from game.bots.glass import gentle as glass_gentle
from game.bots.glass import sharp as glass_sharp
from game.bots.random_bot import RandomBot
from game.bots.rugs import gentle as rugs_gentle
from game.bots.rugs import sharp as rugs_sharp

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


BOTS: Final[dict[str, Mapping[Level, Callable[[Random], AnyBot]]]] = {
    "bug-council": MappingProxyType({Level.GENTLE: RandomBot, Level.SHARP: SensibleBot}),
    "bugs-on-rugs": MappingProxyType(
        {Level.GENTLE: rugs_gentle.GentleBot, Level.SHARP: rugs_sharp.SharpBot}
    ),
    "bugami": MappingProxyType(
        {Level.GENTLE: bugami_gentle.GentleBot, Level.SHARP: bugami_sharp.SharpBot}
    ),
    "display-case": MappingProxyType(
        {Level.GENTLE: glass_gentle.GentleBot, Level.SHARP: glass_sharp.SharpBot}
    ),
}
"""Where the bots of a game are entered, once it is on the shelf."""

LEVELS: Final[Mapping[str, Mapping[Level, Callable[[Random], AnyBot]]]] = MappingProxyType(BOTS)
"""By game, the bots of every level that it has; each is made with a chance of its own."""


def make_bot(game: str, level: str, rng: Random) -> AnyBot:
    """A bot for a game. Raises KeyError or ValueError where there is none of this level."""
    return LEVELS[game][Level(level)](rng)
