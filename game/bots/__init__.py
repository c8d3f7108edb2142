"""Computer opponents. A bot gets a view and the legal actions, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from game.bots.bot import Bot, Thinker
from game.bots.halving import Playouts
from game.bots.random_bot import RandomBot
from game.bots.searching import SearchingBot
from game.bots.weighing import WeighingBot

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

COUNTED: Final = 200
"""Playouts for each decision of a game other than Bug Council, where nobody asks for a time."""

Maker = Callable[[Random], AnyBot]
"""Makes a bot with a chance of its own."""


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


def _gentle_rugs(rng: Random) -> AnyBot:
    from game.bots.rugs.gentle import GentleBot

    return GentleBot(rng)


def _sensible_rugs(rng: Random) -> AnyBot:
    from game.bots.rugs.sharp import weigh

    return WeighingBot(weigh, rng)


def _sharp_rugs(rng: Random) -> AnyBot:
    from game.bots.rugs.search import RugsTrials
    from game.bots.rugs.sharp import weigh

    return SearchingBot(weigh, RugsTrials, Playouts(COUNTED), rng)


def _gentle_bugami(rng: Random) -> AnyBot:
    from game.bots.bugami.gentle import GentleBot

    return GentleBot(rng)


def _sensible_bugami(rng: Random) -> AnyBot:
    from game.bots.bugami.sharp import weigh

    return WeighingBot(weigh, rng)


def _sharp_bugami(rng: Random) -> AnyBot:
    from game.bots.bugami.search import BugamiTrials
    from game.bots.bugami.sharp import weigh

    return SearchingBot(weigh, BugamiTrials, Playouts(COUNTED), rng)


def _gentle_glass(rng: Random) -> AnyBot:
    from game.bots.glass.gentle import GentleBot

    return GentleBot(rng)


def _sensible_glass(rng: Random) -> AnyBot:
    from game.bots.glass.sharp import weigh

    return WeighingBot(weigh, rng)


def _sharp_glass(rng: Random) -> AnyBot:
    from game.bots.glass.search import GlassTrials
    from game.bots.glass.sharp import weigh

    return SearchingBot(weigh, GlassTrials, Playouts(COUNTED), rng)


def _companion(gentle: Maker, sensible: Maker, sharp: Maker) -> Mapping[Level, Maker]:
    """The levels of a game whose best bots of the first releases are its sensible ones."""
    return {
        Level.RANDOM: gentle,
        Level.FIRST: sensible,
        Level.FIRST_SHARP: sensible,
        Level.NEWCOMER: gentle,
        Level.SENSIBLE: sensible,
        Level.SHARP: sharp,
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
    "bugs-on-rugs": _companion(_gentle_rugs, _sensible_rugs, _sharp_rugs),
    "bugami": _companion(_gentle_bugami, _sensible_bugami, _sharp_bugami),
    "display-case": _companion(_gentle_glass, _sensible_glass, _sharp_glass),
}
"""Where the bots of a game are entered, once it is on the shelf: the best last."""

LEVELS: Final[Mapping[str, Mapping[Level, Maker]]] = MappingProxyType(BOTS)
"""By game, the bots of every level that it has. What they think with is opened with the first."""


TEMPERED: Final[Mapping[str, Mapping[Level, Callable[[Random, str], AnyBot]]]] = MappingProxyType(
    {
        "bug-council": {
            Level.SENSIBLE: _sensible_council,
            Level.SHARP: _sharp_council,
            Level.MASTER: _master_council,
        }
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
