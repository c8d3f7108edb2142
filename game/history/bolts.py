"""Which stakes of the Trilogy have been won: each is a bolt, and opens the step after it.

The records of its three games prove a Trilogy. What the history has read it knows; of a Trilogy
that has just ended, and is not read yet, the records are looked through here.
"""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from game.campaign.council import GAMES, Campaign
from game.history.council import count_game
from game.history.game_stats import GameStats
from game.library import Library
from game.library.save import read_save
from game.records import RecordError

PATIENCE: Final = 0.05  # seconds that another window may hold the database
MOST: Final = 4  # Trilogies whose records are looked through at once
Points = tuple[int, int]
"""Those of the human and of the Termitenator."""
NOTHING: Final[Points] = (0, 0)
CHAPTERS: Final = """
    SELECT g.campaign, k.stake, g.opponent, me.carried, its.carried, me.score, its.score
    FROM stakes AS k JOIN games AS g ON g.id = k.table_id
    JOIN seats AS me ON me.table_id = g.id AND me.seat = 0
    JOIN seats AS its ON its.table_id = g.id AND its.seat = 1
"""


class PlayedChapter(NamedTuple):
    """A finished game of a Trilogy: for what stake, against whom, and all points around it."""

    campaign: str
    stake: int
    opponent: str
    before: Points
    after: Points


class Bolts(NamedTuple):
    """The stakes that have been won; 0 is a Trilogy as it is printed, and has no bolt."""

    won: frozenset[int] = frozenset()

    def has(self, step: int) -> bool:
        """Whether this step has its bolt."""
        return step > 0 and step in self.won

    def opens(self, step: int) -> bool:
        """Whether this step may be played for: after winning the one before it."""
        return step == 0 or bool(self.won & {step - 1, step})

    @property
    def number(self) -> int:
        """How many bolts there are."""
        return len(self.won - {0})


def known_bolts(library: Library | None, campaigns: Sequence[Campaign]) -> Bolts:
    """All that is known now; ``campaigns`` say where to look for what the history has not read."""
    if library is None:
        return Bolts()
    won = stakes_won(_in_history(library))
    new = [each for each in campaigns if each.victory and each.stake not in won]
    chapters = [each for campaign in new[:MOST] for each in _in_records(library, campaign)]
    return Bolts(won | stakes_won(chapters))


def stakes_won(chapters: Iterable[PlayedChapter]) -> frozenset[int]:
    """The stakes of all Trilogies among these games that were played to their end and won."""
    series: defaultdict[tuple[str, int], list[PlayedChapter]] = defaultdict(list)
    for each in chapters:
        series[each.campaign, each.stake].append(each)
    return frozenset(stake for (_name, stake), played in series.items() if _is_won(played))


def _is_won(played: Sequence[PlayedChapter]) -> bool:
    """Whether each game goes on where the one before it has ended, and the human is ahead (S9)."""
    chapters = sorted(played, key=lambda each: sum(each.before))
    if len({each.opponent for each in chapters}) != GAMES or len(chapters) != GAMES:
        return False
    joined = all(one.after == other.before for one, other in pairwise(chapters))
    human, its = chapters[-1].after
    return joined and chapters[0].before == NOTHING and human > its


def _in_history(library: Library) -> list[PlayedChapter]:
    """The chapters that the history has read; none where it cannot be asked at once."""
    try:
        import sqlite3

        from game.history.store import FILE
    except ImportError:  # some Pythons are made without
        return []
    file = library.folders.data / FILE
    if not file.is_file():
        return []
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=PATIENCE)) as database:
            database.execute("PRAGMA query_only = ON")
            return [
                PlayedChapter(campaign, stake, opponent, (mine, its), (my_all, its_all))
                for campaign, stake, opponent, mine, its, my_all, its_all in database.execute(
                    CHAPTERS
                )
            ]
    except (sqlite3.Error, TypeError, ValueError):  # the history itself will see to it
        return []


def _in_records(library: Library, campaign: Campaign) -> Iterator[PlayedChapter]:
    """The chapters of a Trilogy whose records are there and allowed by the rules."""
    for result in campaign.results:
        with contextlib.suppress(RecordError):
            yield from _chapter(count_game(read_save(library.finished / f"{result.table}.json")))


def _chapter(told: GameStats) -> Iterator[PlayedChapter]:
    """A game as a chapter; nothing where it is none that counts."""
    if told.stake is not None:
        me, its = told.chairs
        before, after = (me.carried, its.carried), (me.score, its.score)
        yield PlayedChapter(told.campaign, told.stake, told.opponent, before, after)
