"""What can be chosen before a game of Bug Council, and a start that follows from it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from game.rules.council import setup as starts
from game.rules.council.cards import EDITIONS
from game.rules.council.model import Setup
from game.rules.council.solo import Personality
from game.table import Carry, Option, Options, Seat
from game.words import N_, _, ngettext

if TYPE_CHECKING:
    from random import Random

EDITION: Final = "edition"
PERSONALITY: Final = "personality"
ALONE: Final = range(1, 2)


def _people(edition: str) -> range:
    seats = sorted(EDITIONS[edition].highest_value)
    return range(seats[0], seats[-1] + 1)


OPTIONS: Final = (
    Option(EDITION, MappingProxyType({edition: _people(edition) for edition in EDITIONS})),
    Option(
        PERSONALITY,
        MappingProxyType({each.value: ALONE for each in Personality}),
        flag="solo",
        about=N_("the opponent of a single bot"),
    ),
)
"""The edition, and whom a single person plays against."""

EDITION_WORDS: Final = MappingProxyType(
    {"published": N_("published edition"), "prototype": N_("prototype edition")}
)


def random_setup(
    seats: int, lead: Seat | None, options: Options, rng: Random, carry: Carry | None
) -> Setup:
    """A start drawn by chance. Raises KeyError or ValueError for an option that does not exist."""
    named = options.get(PERSONALITY)
    personality = None if named is None else Personality(str(named))
    return starts.random_setup(_edition(options), seats, lead, rng, personality, carry)


def options_of(setup: Setup) -> Options:
    """The edition, and the personality of a solo game."""
    chosen = {EDITION: setup.edition.name}
    if setup.personality is not None:
        chosen[PERSONALITY] = setup.personality.value
    return chosen


def describe(seats: int, options: Options) -> str:
    """``published edition, 3 seats``."""
    edition = _(EDITION_WORDS[_edition(options)])
    if seats > 1:
        words = ngettext("{edition}, {count} seat", "{edition}, {count} seats", seats)
        return words.format(edition=edition, count=seats)
    opponent = options.get(PERSONALITY, Personality.PACIFIST.value)
    return _("{edition}, solo against {opponent}").format(edition=edition, opponent=opponent)


def _edition(options: Options) -> str:
    return str(options.get(EDITION, next(iter(EDITIONS))))
