"""Under Glass in numbers: the record is played again, and what the rules tell is added up."""

from __future__ import annotations

import collections
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.history.chronicle import Chair, Chronicle, Counter, Pause, player_of, written_date
from game.library.save import Save
from game.match import SeatSetup
from game.records import RecordError, replay
from game.rules.glass.api import (
    CardLaid,
    CardMoved,
    Event,
    GameEnded,
    SeatPassed,
    SourceScored,
    SpiderSeen,
)
from game.table import Seat
from game.words import _

COLUMNS: Final[Mapping[str, str]] = {
    "B": "case_blue",
    "G": "case_green",
    "Y": "case_gold",
    "R": "case_leaf",
    "S": "case_stags",
    "M": "case_moths",
    "coins": "case_coins",
}
"""What the points of a source are filed under."""
LAID: Final = "cards_laid"
SPENT: Final = "coins_spent"
PASSED: Final = "passed"
SPIDERS: Final = "spider_seen"
ONLY_PART: Final = 1
Counts = collections.Counter[tuple[int, str]]


def count_game(save: Save, pause: Pause = lambda: None) -> Chronicle:
    """The numbers of a finished game. Raises RecordError where the rules do not allow it."""
    fold = _Fold()

    def listen(events: Sequence[Event]) -> None:
        for event in events:
            fold.add(event)
        pause()

    replay(save.record, listen)
    if fold.end is None:
        raise RecordError("actions", _("the game is not over"))
    end, people = fold.end, save.setup.seats
    return Chronicle(
        game=save.record.game,
        edition="",
        begun=written_date(save.label.begun),
        finished=written_date(save.label.saved),
        people=len(people),
        opponent="",
        campaign="",
        decided=end.clause,
        chairs=tuple(_chair(seat, who, fold, end) for seat, who in enumerate(people)),
    )


@dataclass(slots=True)
class _Fold:
    """What has happened so far, by seat."""

    points: dict[Seat, Counts] = field(
        default_factory=lambda: collections.defaultdict(collections.Counter)
    )
    tallies: dict[Seat, Counts] = field(
        default_factory=lambda: collections.defaultdict(collections.Counter)
    )
    end: GameEnded | None = None

    def add(self, event: Event) -> None:
        if isinstance(event, CardLaid):
            self.tallies[event.seat][ONLY_PART, LAID] += 1
        elif isinstance(event, CardMoved):
            self.tallies[event.seat][ONLY_PART, SPENT] += 1
        elif isinstance(event, SeatPassed):
            self.tallies[event.seat][ONLY_PART, PASSED] += 1
        elif isinstance(event, SpiderSeen):
            self.tallies[event.seat][ONLY_PART, SPIDERS] += 1
        elif isinstance(event, SourceScored):
            for seat, points in enumerate(event.points):
                self.points[seat][ONLY_PART, COLUMNS[event.source]] += points
        elif isinstance(event, GameEnded):
            self.end = event


def _chair(seat: Seat, who: SeatSetup, fold: _Fold, end: GameEnded) -> Chair:
    return Chair(
        name=who.name,
        player=player_of(who),
        level=who.bot or "",
        colour=who.colour,
        score=end.scores[seat],
        carried=0,
        place=1 + sum(score > end.scores[seat] for score in end.scores),
        won=seat in end.winners,
        points=fold.points[seat],
        tallies=fold.tallies[seat],
    )


GLASS: Final = Counter(
    count_game,
    parts=ONLY_PART,
    sources=tuple(COLUMNS.values()),
    tallies=(LAID, SPENT, PASSED, SPIDERS),
)
