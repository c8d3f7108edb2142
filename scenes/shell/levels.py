"""How bots play: which levels a game has, what they and tempers are called. Nobody else says it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from game.bots import USUAL, Level, Temper, bots_of, offered
from game.bots.measured import share
from game.match import SeatSetup
from game.words import N_, _, percent


class LevelWords(NamedTuple):
    """A level on a button of its own, of one bot, and of all bots that play like that.

    ``about`` says how they play, in one sentence.
    """

    name: str
    one: str
    several: str
    about: str


WORDS: Final[Mapping[str, LevelWords]] = MappingProxyType(
    {
        Level.RANDOM: LevelWords(
            N_("Gentle"),
            N_("Gentle bot"),
            N_("Gentle bots"),
            N_("Plays more by chance than by thought."),
        ),
        Level.FIRST: LevelWords(
            N_("Classic"),
            N_("Classic bot"),
            N_("Classic bots"),
            N_("Plays like the bots of an earlier version."),
        ),
        Level.NEWCOMER: LevelWords(
            N_("Newcomer"),
            N_("Newcomer bot"),
            N_("Newcomer bots"),
            N_("Knows the rules and little else."),
        ),
        Level.SENSIBLE: LevelWords(
            N_("Sensible"),
            N_("Sensible bot"),
            N_("Sensible bots"),
            N_("Counts cards and plays by rules of thumb, at once."),
        ),
        Level.SHARP: LevelWords(
            N_("Sharp"),
            N_("Sharp bot"),
            N_("Sharp bots"),
            N_("Plays each choice out a few hundred times before making it."),
        ),
        Level.MASTER: LevelWords(
            N_("Master"),
            N_("Master bot"),
            N_("Master bots"),
            N_("Plays each choice out a few thousand times, in about a second."),
        ),
    }
)
"""By the level by which a bot is known (``same_bot``)."""


TEMPERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        Temper.CAREFUL: N_("careful"),
        Temper.GREEDY: N_("greedy"),
        Temper.MISCHIEVOUS: N_("mischievous"),
        Temper.STEADY: N_("steady"),
        Temper.ROYAL: N_("royal"),
        Temper.DARING: N_("daring"),
        Temper.PATIENT: N_("patient"),
    }
)
"""A temper in a word, below the level of a bot."""


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that bots of this game are offered at, the best last; none: only people play."""
    return offered(game)


def usual_level(game: str) -> str | None:
    """How well a new bot plays; None: whoever is new is a person."""
    levels = offered(game)
    return None if not levels else USUAL if USUAL in levels else levels[-1]


def temper_of(game: str, who: SeatSetup) -> str:
    """The temper that a seat shows; empty: a person, a level without one, or of even temper."""
    return who.temper if who.bot in bots_of(game).tempered else ""


AGAINST: Final[Mapping[int, str]] = MappingProxyType(
    {
        2: N_("Against an older bot it wins {share} of its games."),
        4: N_("Against three older bots it wins {share} of its games."),
    }
)
"""By the number of seats at the table where it was counted."""


def with_temper(game: str, who: SeatSetup, said: str) -> str:
    """What is said of a seat, and of the temper that it shows."""
    temper = temper_of(game, who)
    if not temper:
        return said
    inclined = _(bots_of(game).tempers[Temper(temper)])
    return f"{said} {inclined}"


def about_level(game: str, level: str, temper: str = "") -> str:
    """How a bot plays, and how often it has won against others that are all alike.

    A temper is said instead of that: it has been measured against those who have none.
    """
    about, won = _(WORDS[level].about), share(game, level)
    if temper:
        inclined = _(bots_of(game).tempers[Temper(temper)])
        return f"{about} {inclined}"
    if won is None:
        return about
    words = _(AGAINST[bots_of(game).seats])
    return f"{about} {words.format(share=percent(won))}"
