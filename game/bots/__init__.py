"""Computer opponents. A bot gets a view and the legal actions, nothing else.

But for those with a memory: they get what their seat has been shown so far as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import cycle, islice
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from game.bots.bot import Bot, Thinker
from game.bots.halving import Playouts
from game.catalogue import SHELF, part_of

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
    STEADY = "steady"
    ROYAL = "royal"
    DARING = "daring"
    PATIENT = "patient"


YARDSTICKS: Final = frozenset({Level.RANDOM, Level.FIRST, Level.FIRST_SHARP})
"""Levels of earlier releases: tables with them still open, and others are measured by them."""

TIMES: Final[Mapping[Level, float]] = MappingProxyType({Level.SHARP: 0.1, Level.MASTER: 1.0})
"""Seconds for each decision where people wait for it."""

USUAL: Final = Level.SENSIBLE
"""How well a bot plays where nobody says anything."""


COLOURED: Final[Mapping[str, Temper]] = MappingProxyType(
    {
        "orange": Temper.CAREFUL,
        "sky": Temper.GREEDY,
        "leaf": Temper.GREEDY,
        "pink": Temper.MISCHIEVOUS,
        "white": Temper.CAREFUL,
        "violet": Temper.MISCHIEVOUS,
        "mint": Temper.CAREFUL,
    }
)
"""Who sits in each colour, in the order of the seats, where players have no faces of their own."""

Makers = Mapping[Level, Callable[..., AnyBot]]
"""By level what makes a bot with a chance of its own; it takes a temper as well where there is."""


@dataclass(frozen=True, slots=True)
class BotLevels:
    """The bots of a game.

    Args:
        opens: What makes the bots of each level. What they think with is fetched only now.
        tempers: What each temper does, in one sentence as a message; none: all of one level play
            alike.
        levels: The best last.
        seats: At which table people are told how often a level wins.
        alike: Levels of earlier releases that are another name of a bot, and its other level.
        cast: Who sits in each colour: a bot is known by its temper, however well it plays.
    """

    opens: Callable[[], Makers]
    tempers: Mapping[Temper, str]
    levels: tuple[Level, ...] = (
        *(Level.RANDOM, Level.FIRST, Level.FIRST_SHARP),
        *(Level.NEWCOMER, Level.SENSIBLE, Level.SHARP),
    )
    seats: int = 4
    alike: Mapping[str, Level] = field(default_factory=lambda: {Level.FIRST_SHARP: Level.FIRST})
    cast: Mapping[str, Temper] = field(default_factory=lambda: COLOURED)

    @property
    def offered(self) -> tuple[Level, ...]:
        """The levels that people choose among."""
        return tuple(level for level in self.levels if level not in YARDSTICKS)

    @property
    def tempered(self) -> tuple[Level, ...]:
        """Those that can have a temper: whoever plays for the first time has none to show."""
        moody = self.offered if self.tempers else ()
        return tuple(level for level in moody if level is not Level.NEWCOMER)


TAKES_AT_ONCE: Final[Mapping[str, Level]] = MappingProxyType(
    {Level.RANDOM: Level.NEWCOMER, Level.FIRST_SHARP: Level.FIRST}
)
"""Levels that are ``alike`` where the gentle bot of the first releases is the newcomer of today."""

NO_BOTS: Final = BotLevels(dict, {}, ())
"""Only people play."""


def bots_of(game: str) -> BotLevels:
    """The bots of a game by its id; there are none of what is not on the shelf."""
    if game not in SHELF:
        return NO_BOTS
    found: BotLevels = part_of(SHELF[game], "game.bots.*.levels.LEVELS")
    return found


def same_bot(game: str, level: str) -> str:
    """The level by which a bot is known: each has one name, whatever an old file calls it."""
    return bots_of(game).alike.get(level, level)


def tempers(game: str) -> tuple[Temper, ...]:
    """The tempers that bots of this game can have; none: all of one level are alike."""
    return tuple(bots_of(game).tempers)


def bot_name(game: str, level: str, temper: str) -> str:
    """What a bot is made by: ``sharp:greedy``; its level alone where that knows no tempers."""
    return f"{level}:{temper}" if temper and level in bots_of(game).tempered else level


def called_temper(game: str, level: str, colour: str) -> str:
    """The temper of whoever sits there in this colour; empty: nothing tells them from others.

    A Master just plays well.
    """
    bots = bots_of(game)
    return bots.cast.get(colour, "") if level != Level.MASTER and level in bots.tempered else ""


def usual_table(game: str, seats: int) -> tuple[str, ...]:
    """What the bots of a table are made by where everybody sits in the usual colours and plays."""
    cast = islice(cycle(bots_of(game).cast.values()), seats)
    return tuple(bot_name(game, USUAL, temper) for temper in cast)


def levels_offered(game: str) -> tuple[Level, ...]:
    """The levels that people choose among, the best last; none: only people play this game."""
    return bots_of(game).offered


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
    level, bots = Level(word), bots_of(game)
    if temper and level not in bots.tempered:
        raise KeyError(name)
    bot = bots.opens()[level](rng, *([temper] if temper else []))
    if playouts:
        if not isinstance(bot, Thinker):
            raise ValueError(name)
        bot.think(Playouts(int(playouts)))
    return bot
