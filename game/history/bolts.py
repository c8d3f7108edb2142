"""Which stakes have been won: each is a bolt, and opens the step after it.

The records of its games prove that a campaign was won. What the history has read it knows; of a
campaign that has just ended, and is not read yet, the records are looked through here.
"""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from game.history.game_stats import ODD, GameStats, counter_of
from game.library import Library
from game.library.save import read_save
from game.records import RecordError

PATIENCE: Final = 0.05  # seconds that another window may hold the database
MOST: Final = 4  # campaigns whose records are looked through at once
IN_A_ROW: Final = 3  # games that a stake is won with
Points = tuple[int, int]
"""Those of the human and of the Termitenator."""
NOTHING: Final[Points] = (0, 0)
CHAPTERS: Final = """
    SELECT g.id, g.campaign, k.stake, g.opponent, me.carried, its.carried, me.score, its.score
    FROM stakes AS k JOIN games AS g ON g.id = k.table_id
    JOIN seats AS me ON me.table_id = g.id AND me.seat = 0
    JOIN seats AS its ON its.table_id = g.id AND its.seat = 1
"""


class PlayedChapter(NamedTuple):
    """A finished game of a campaign: for what stake, against whom, and all points around it."""

    table: str
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


def known_bolts(library: Library | None, won: Sequence[Sequence[str]]) -> Bolts:
    """All that is known now; ``won`` are the tables of each campaign that says it was won."""
    if library is None:
        return Bolts()
    chapters = _in_history(library)
    read = {each.table for each in chapters}
    new = [tables for tables in won if not read.issuperset(tables)]
    chapters += [each for tables in new[:MOST] for each in _in_records(library, tables)]
    return Bolts(stakes_won(chapters))


def stakes_won(chapters: Iterable[PlayedChapter]) -> frozenset[int]:
    """The stakes of all Trilogies among these games that were played to their end and won."""
    series: defaultdict[tuple[str, int], list[PlayedChapter]] = defaultdict(list)
    for each in {each.table: each for each in chapters}.values():
        series[each.campaign, each.stake].append(each)
    return frozenset(stake for (_name, stake), played in series.items() if _is_won(played))


def _is_won(played: Sequence[PlayedChapter]) -> bool:
    """Whether each game goes on where the one before it has ended, and the human is ahead (S9)."""
    chapters = sorted(played, key=lambda each: sum(each.before))
    if len({each.opponent for each in chapters}) != IN_A_ROW or len(chapters) != IN_A_ROW:
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
            found = database.execute(CHAPTERS).fetchall()
            return [
                PlayedChapter(table, campaign, stake, opponent, (mine, its), (mine_now, its_now))
                for table, campaign, stake, opponent, mine, its, mine_now, its_now in found
            ]
    except (sqlite3.Error, TypeError, ValueError):  # the history itself will see to it
        return []


def _in_records(library: Library, tables: Sequence[str]) -> Iterator[PlayedChapter]:
    """The chapters at these tables whose records are there and allowed by the rules."""
    for table in tables:
        with contextlib.suppress(RecordError, *ODD):
            save = read_save(library.finished_folder / f"{table}.json")
            yield from _chapter(table, counter_of(save.record.game).count_game(save, lambda: None))


def _chapter(table: str, told: GameStats) -> Iterator[PlayedChapter]:
    """A game as a chapter; nothing where it is none that counts."""
    if told.stake is not None:
        me, its = told.chairs
        before, after = (me.carried, its.carried), (me.score, its.score)
        yield PlayedChapter(table, told.campaign, told.stake, told.opponent, before, after)
