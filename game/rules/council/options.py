"""A start of Bug Council that follows from what was chosen, and words for it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from game.rules.council import setup as starts
from game.rules.council.cards import EDITIONS
from game.rules.council.choices import EDITION, PERSONALITY, STAKE
from game.rules.council.model import Setup
from game.rules.council.solo import Personality
from game.table import Carry, Options, OptionValue, Seat
from game.words import N_, _, ngettext

if TYPE_CHECKING:
    from random import Random

EDITION_WORDS: Final = MappingProxyType(
    {"published": N_("published edition"), "prototype": N_("prototype edition")}
)


def random_setup(
    seats: int, lead: Seat | None, options: Options, rng: Random, carry: Carry | None
) -> Setup:
    """A start drawn by chance. Raises KeyError or ValueError for an option that does not exist."""
    named = options.get(PERSONALITY)
    personality = None if named is None else Personality(str(named))
    return starts.random_setup(
        _edition(options), seats, lead, rng, personality, carry, int(options.get(STAKE, 0))
    )


def options_of(setup: Setup) -> Options:
    """The edition; of a solo game the personality, and the stake where it has one."""
    chosen: dict[str, OptionValue] = {EDITION: setup.edition.name}
    if setup.personality is not None:
        chosen[PERSONALITY] = setup.personality.value
    if setup.stake:
        chosen[STAKE] = setup.stake
    return chosen


def describe(seats: int, options: Options) -> str:
    """``published edition, 3 seats``."""
    edition = _(EDITION_WORDS[_edition(options)])
    if seats > 1:
        words = ngettext("{edition}, {count} seat", "{edition}, {count} seats", seats)
        return words.format(edition=edition, count=seats)
    opponent = options.get(PERSONALITY, Personality.PACIFIST.value)
    if stake := options.get(STAKE):
        words = _("{edition}, solo against {opponent}, stake {stake}")
        return words.format(edition=edition, opponent=opponent, stake=stake)
    return _("{edition}, solo against {opponent}").format(edition=edition, opponent=opponent)


def _edition(options: Options) -> str:
    return str(options.get(EDITION, next(iter(EDITIONS))))
