"""Computer opponents. A bot gets a view and the legal actions, nothing else.

But for those with a memory: they get what their seat has been shown so far as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.bots.bot import Bot, Thinker
from game.bots.halving import Playouts
from game.bots.random_bot import RandomBot
from game.bots.weighing import WeighingBot

if TYPE_CHECKING:
    from game.bots.companion import Companion

AnyBot = Bot[Any, Any]
"""A bot of whatever game."""


class Level(StrEnum):
    """How well a bot plays. The values stand in files and on command lines."""

    RANDOM = "random"
    FIRST = "sensible-1"
    NEWCOMER = "newcomer"
    SENSIBLE = "sensible"
    SHARP = "sharp"
    FIRST_SHARP = "sharp-1"
    MASTER = "master"


class Temper(StrEnum):
    """What tells bots of one level from each other. The values stand in files, like levels."""

    CAREFUL = "careful"
    GREEDY = "greedy"
    MISCHIEVOUS = "mischievous"


YARDSTICKS: Final = frozenset({Level.RANDOM, Level.FIRST, Level.FIRST_SHARP})
"""Levels of earlier releases: tables with them still open, and others are measured by them."""

Maker = Callable[[Random], AnyBot]
"""Makes a bot with a chance of its own."""
TemperedMaker = Callable[[Random, str], AnyBot]
"""The same, with a temper."""


def _first_council(rng: Random) -> AnyBot:
    from game.bots.council.first.sensible import weigh

    return WeighingBot(weigh, rng)


def _newcomer_council(rng: Random) -> AnyBot:
    from game.bots.council.newcomer import NewcomerBot

    return NewcomerBot(rng)


def _sensible_council(rng: Random, temper: str = "") -> AnyBot:
    from game.bots.council.levels import sensible

    return sensible(rng, temper)


def _sharp_council(rng: Random, temper: str = "") -> AnyBot:
    from game.bots.council.levels import sharp

    return sharp(rng, temper)


def _master_council(rng: Random, temper: str = "") -> AnyBot:
    from game.bots.council.levels import master

    return master(rng, temper)


def _rugs() -> Companion[Any, Any]:
    from game.bots.rugs.levels import COMPANION

    return COMPANION


def _bugami() -> Companion[Any, Any]:
    from game.bots.bugami.levels import COMPANION

    return COMPANION


def _glass() -> Companion[Any, Any]:
    from game.bots.glass.levels import COMPANION

    return COMPANION


def _companion(opened: Callable[[], Companion[Any, Any]]) -> Mapping[Level, Maker]:
    """Every level of a game beside Bug Council."""
    return {
        Level.RANDOM: lambda rng: opened().gentle(rng),
        Level.FIRST: lambda rng: opened().first(rng),
        Level.FIRST_SHARP: lambda rng: opened().first(rng),
        Level.NEWCOMER: lambda rng: opened().newcomer(rng),
        Level.SENSIBLE: lambda rng: opened().sensible(rng),
        Level.SHARP: lambda rng: opened().sharp(rng),
    }


def _tempered(opened: Callable[[], Companion[Any, Any]]) -> Mapping[Level, TemperedMaker]:
    """Those of them that can have a temper."""
    return {
        Level.SENSIBLE: lambda rng, temper: opened().sensible(rng, temper),
        Level.SHARP: lambda rng, temper: opened().sharp(rng, temper),
    }


TIMES: Final[Mapping[Level, float]] = MappingProxyType({Level.SHARP: 0.1, Level.MASTER: 1.0})
"""Seconds for each decision where people wait for it."""

USUAL: Final = Level.SENSIBLE
"""How well a bot plays where nobody says anything."""

BOTS: Final[dict[str, Mapping[Level, Maker]]] = {
    "bug-council": {
        Level.RANDOM: RandomBot,
        Level.FIRST: _first_council,
        Level.NEWCOMER: _newcomer_council,
        Level.SENSIBLE: _sensible_council,
        Level.SHARP: _sharp_council,
        Level.MASTER: _master_council,
    },
    "bugs-on-rugs": _companion(_rugs),
    "bugami": _companion(_bugami),
    "display-case": _companion(_glass),
}
"""Where the bots of a game are entered, once it is on the shelf: the best last."""

LEVELS: Final[Mapping[str, Mapping[Level, Maker]]] = MappingProxyType(BOTS)
"""By game, the bots of every level that it has. What they think with is opened with the first."""


TEMPERED: Final[Mapping[str, Mapping[Level, TemperedMaker]]] = MappingProxyType(
    {
        "bug-council": {
            Level.SENSIBLE: _sensible_council,
            Level.SHARP: _sharp_council,
            Level.MASTER: _master_council,
        },
        "bugs-on-rugs": _tempered(_rugs),
        "bugami": _tempered(_bugami),
        "display-case": _tempered(_glass),
    }
)
"""By game, the bots that can have a temper: whoever plays for the first time has none to show."""


def tempers(game: str) -> tuple[Temper, ...]:
    """The tempers that bots of this game can have; none: all of one level are alike."""
    return tuple(Temper) if game in TEMPERED else ()


def called(game: str, level: str, temper: str) -> str:
    """What a bot is made by: ``sharp:greedy``; its level alone where that knows no tempers."""
    return f"{level}:{temper}" if temper and level in TEMPERED.get(game, ()) else level


def offered(game: str) -> tuple[Level, ...]:
    """The levels that people choose among, the best last; none: only people play this game."""
    return tuple(level for level in LEVELS.get(game, ()) if level not in YARDSTICKS)


class Name(NamedTuple):
    """What a bot is made by, in its parts: ``sharp:1000:greedy``; the last two may be empty."""

    level: str
    playouts: str
    temper: str

    @classmethod
    def of(cls, text: str) -> Name:
        """The parts of a name, whether there are such bots or not."""
        level, *more = text.split(":")
        temper = more.pop() if more and more[-1] in set(Temper) else ""
        return cls(level, ":".join(more), temper)


def make_bot(game: str, name: str, rng: Random) -> AnyBot:
    """A bot for a game. Raises KeyError or ValueError where there is none of this name.

    ``sharp:1000`` is a bot that searches, with so many playouts for each decision, and
    ``sensible:greedy`` one with a temper.
    """
    word, playouts, temper = Name.of(name)
    level = Level(word)
    bot = TEMPERED[game][level](rng, temper) if temper else LEVELS[game][level](rng)
    if playouts:
        if not isinstance(bot, Thinker):
            raise ValueError(name)
        bot.think(Playouts(int(playouts)))
    return bot
