"""How well bots play: which levels a game has, and what they are called. Nobody else says it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from game.bots import LEVELS, Level
from game.words import N_


class LevelWords(NamedTuple):
    """A level on a button of its own, of one bot, and of all bots that play like that."""

    name: str
    one: str
    several: str


WORDS: Final[Mapping[str, LevelWords]] = MappingProxyType(
    {
        Level.GENTLE: LevelWords(N_("Gentle"), N_("Gentle bot"), N_("Gentle bots")),
        Level.SHARP: LevelWords(N_("Sharp"), N_("Sharp bot"), N_("Sharp bots")),
    }
)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that bots of this game have, the best last; none: only people play it."""
    return tuple(LEVELS.get(game, ()))
