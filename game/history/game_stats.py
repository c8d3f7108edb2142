"""A finished game in numbers, in words that every game shares."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Final

from game.catalogue import SHELF, part_of
from game.clock import world
from game.deeds import EarnedDeed
from game.fair.counting import CountedDeal
from game.library.save import Save
from game.seating import SeatSetup

ODD: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What a value that nobody expected may lead to: one file shall not stop the counting."""


class PlayerKind(StrEnum):
    """What kind of player sat somewhere; the first ones come first in every list."""

    HUMAN = "human"
    BOT = "bot"
    NEUTRAL = "neutral"


def player_of(who: SeatSetup | None) -> PlayerKind:
    """What kind of player this is; None is somebody neutral."""
    if who is None:
        return PlayerKind.NEUTRAL
    return PlayerKind.HUMAN if who.bot is None else PlayerKind.BOT


def written_date(moment: datetime) -> str:
    """A moment as an ISO text in UTC, to the second."""
    return world(moment).isoformat(timespec="seconds")


@dataclass(frozen=True, slots=True)
class SeatStats:
    """A seat of a finished game.

    Args:
        level: Of a bot; empty for everybody else.
        score: Where it stands on the score track at the end, ``carried`` of it from earlier games.
        place: 1 for the winners; equal scores share a place.
        points: By part of the game, from 1, and by source; they add up to the score without what
            was carried.
        tallies: By part and by whatever else a game counts.
        deeds: What a person has earned.
    """

    name: str
    player: PlayerKind
    level: str
    colour: str
    score: int
    carried: int
    place: int
    won: bool
    points: Mapping[tuple[int, str], int]
    tallies: Mapping[tuple[int, str], int]
    deeds: tuple[EarnedDeed, ...] = ()


@dataclass(frozen=True, slots=True)
class GameStats:
    """A finished game. Dates as ISO texts in UTC, so that they sort; ``people`` sit at the table.

    ``edition`` is which kind of the game it was, whatever its kinds are; empty if it has none.
    ``opponent`` and ``campaign`` are empty unless one person played alone, or in a campaign;
    ``day`` unless it is the deal of a day as everybody gets it. ``dealt`` are the deals that tell
    something about the shuffle. ``stake`` is None unless the game was played fairly in a campaign
    that has stakes; 0 is the lowest.
    """

    game: str
    edition: str
    begun: str
    finished: str
    people: int
    opponent: str
    campaign: str
    decided: str
    chairs: tuple[SeatStats, ...]
    day: str = ""
    dealt: tuple[CountedDeal, ...] = ()
    stake: int | None = None


@dataclass(frozen=True, slots=True)
class Episode:
    """A finished game of a campaign: against whom, its record, all points of both after it."""

    opponent: str
    table: str
    human: int
    other: int


@dataclass(frozen=True, slots=True)
class CampaignStats:
    """A campaign in numbers. Dates as ISO texts."""

    id: str
    game: str
    name: str
    colour: str
    begun: str
    played: str
    over: bool
    victory: bool
    episodes: tuple[Episode, ...]


YieldCallback = Callable[[], None]
"""Called again and again while a game is gone through: others may want the processor."""


@dataclass(frozen=True, slots=True)
class Counter:
    """What the history has to know of a game.

    Args:
        count_game: The numbers of a finished game. Raises RecordError where the rules refuse it.
        sagas: Every campaign of the game that can be read; given the folder of all data.
        parts: How many parts a game has; 0: as many as it takes.
        sources: Where points come from.
        tallies: What else is counted.
    """

    count_game: Callable[[Save, YieldCallback], GameStats]
    parts: int
    sources: tuple[str, ...]
    tallies: tuple[str, ...]
    sagas: Callable[[Path], Sequence[CampaignStats]] = lambda _: ()


def counter_of(game: str) -> Counter:
    """What the history knows of a game on the shelf."""
    found: Counter = part_of(SHELF[game], "game.history.*.COUNTER")
    return found
