"""How bots play: which levels a game has, what they and tempers are called. Nobody else says it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from game.bots import USUAL, Level, Temper, bots_of, levels_offered
from game.bots.ladder_places import share
from game.seating import SeatSetup
from game.words import N_, NC_, _, percent, pgettext
from scenes.kit.parts.breaking import unbroken


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
            NC_("level of bots", "Gentle"),
            NC_("one bot", "Gentle bot"),
            NC_("several bots", "Gentle bots"),
            N_("Plays more by chance than by thinking."),
        ),
        Level.FIRST: LevelWords(
            NC_("level of bots", "Classic"),
            NC_("one bot", "Classic bot"),
            NC_("several bots", "Classic bots"),
            N_("Plays like the bots of an earlier version."),
        ),
        Level.NEWCOMER: LevelWords(
            NC_("level of bots", "Newcomer"),
            NC_("one bot", "Newcomer bot"),
            NC_("several bots", "Newcomer bots"),
            N_("Knows the rules and little else."),
        ),
        Level.SENSIBLE: LevelWords(
            NC_("level of bots", "Sensible"),
            NC_("one bot", "Sensible bot"),
            NC_("several bots", "Sensible bots"),
            N_("Counts cards and plays by rules of thumb, at once."),
        ),
        Level.SHARP: LevelWords(
            NC_("level of bots", "Sharp"),
            NC_("one bot", "Sharp bot"),
            NC_("several bots", "Sharp bots"),
            N_("Plays each choice out a few hundred times before making it."),
        ),
        Level.MASTER: LevelWords(
            NC_("level of bots", "Master"),
            NC_("one bot", "Master bot"),
            NC_("several bots", "Master bots"),
            N_("Plays each choice out a few thousand times, in about a second."),
        ),
    }
)
"""By the level by which a bot is known (``same_bot``)."""


def level_name(level: str) -> str:
    """What a level is called on a button of its own: ``Sharp``."""
    return pgettext("level of bots", WORDS[level].name)


def one_bot(level: str) -> str:
    """A bot of this level: ``Sharp bot``."""
    return pgettext("one bot", WORDS[level].one)


def several_bots(level: str) -> str:
    """All bots of this level: ``Sharp bots``."""
    return pgettext("several bots", WORDS[level].several)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that bots of this game are offered at, the best last; none: only people play."""
    return levels_offered(game)


def usual_level(game: str) -> str | None:
    """How well a new bot plays; None: whoever is new is a person."""
    levels = levels_offered(game)
    return None if not levels else USUAL if USUAL in levels else levels[-1]


def temper_of(game: str, who: SeatSetup) -> str:
    """The temper that a seat shows; empty: a person, a level without one, or of even temper."""
    return who.temper if who.bot in bots_of(game).tempered else ""


AGAINST: Final[Mapping[int, str]] = MappingProxyType(
    {
        2: N_("Against a Classic bot it wins {share} of its games."),
        4: N_("Against three Classic bots it wins {share} of its games."),
    }
)
"""By the number of seats at the table where it was counted."""


def with_temper(game: str, who: SeatSetup, said: str) -> str:
    """What is said of a seat, and of the temper that it shows."""
    temper = temper_of(game, who)
    if not temper:
        return said
    inclined = _(bots_of(game).tempers[Temper(temper)])
    return unbroken([said, inclined])


def about_level(game: str, level: str, temper: str = "") -> str:
    """How a bot plays, and how often it has won against others that are all alike.

    A temper is said instead of that: it has been measured against those who have none.
    """
    about, won = _(WORDS[level].about), share(game, level)
    if temper:
        inclined = _(bots_of(game).tempers[Temper(temper)])
        return unbroken([about, inclined])
    if won is None:
        return about
    words = _(AGAINST[bots_of(game).seats])
    return unbroken([about, words.format(share=percent(won))])
