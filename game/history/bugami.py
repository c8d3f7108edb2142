"""Bugami in numbers: the record is played again, and what the rules tell is added up."""

from __future__ import annotations

import collections
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.history.chronicle import (
    Chair,
    Chronicle,
    Counter,
    Pause,
    player_of,
    written_date,
)
from game.library.save import Save
from game.match import SeatSetup
from game.records import RecordError, replay
from game.rules.bugami.api import MISERE, DealScored, Event, GameEnded, SeatScore
from game.table import Seat
from game.words import _

COLUMNS: Final[Mapping[str, str]] = {
    "bugs-divide": "with_bugs",
    "clean-tricks": "clean_tricks",
    "all-tricks": "every_trick",
    "no-trick": "no_trick",
    "misere-made": "misere",
}
"""What the points of a line are filed under, by its clause."""
MISERES: Final = "misere_bid"
MADE: Final = "misere_held"
TRICKS: Final = "tricks_taken"
BUGS: Final = "bugs_taken"
Counts = collections.Counter[tuple[int, str]]


def count_game(save: Save, pause: Pause = lambda: None) -> Chronicle:
    """The numbers of a finished game. Raises RecordError where the rules do not allow it."""
    fold = _Fold()

    def listen(events: Sequence[Event]) -> None:
        fold.add(events)
        pause()

    game = replay(save.record, listen)
    if not fold.decided:
        raise RecordError("actions", _("the game is not over"))
    people = save.setup.seats
    return Chronicle(
        game=save.record.game,
        edition="",
        begun=written_date(save.label.begun),
        finished=written_date(save.label.saved),
        people=len(people),
        opponent="",
        campaign="",
        decided=fold.decided,
        chairs=_chairs(game.states[-1].scores, fold, people),
    )


@dataclass(slots=True)
class _Fold:
    """What has happened so far: by seat, then by deal and by what it is."""

    points: dict[Seat, Counts] = field(default_factory=dict)
    tallies: dict[Seat, Counts] = field(default_factory=dict)
    decided: str = ""
    winners: tuple[Seat, ...] = ()

    def add(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, DealScored):
                for row in event.rows:
                    self._score(event.number, row)
            elif isinstance(event, GameEnded):
                self.decided, self.winners = event.clause, event.winners

    def _score(self, deal: int, row: SeatScore) -> None:
        points = self.points.setdefault(row.seat, collections.Counter())
        if row.clause in COLUMNS:
            points[deal, COLUMNS[row.clause]] += row.points
        tallies = self.tallies.setdefault(row.seat, collections.Counter())
        tallies[deal, MISERES] += row.bid == MISERE
        tallies[deal, MADE] += row.clause == "misere-made"
        tallies[deal, TRICKS] += row.tricks
        tallies[deal, BUGS] += row.bugs


def _chairs(scores: Sequence[int], fold: _Fold, people: Sequence[SeatSetup]) -> tuple[Chair, ...]:
    return tuple(
        Chair(
            name=who.name,
            player=player_of(who),
            level=who.bot or "",
            colour=who.colour,
            score=scores[seat],
            carried=0,
            place=1 + sum(score > scores[seat] for score in scores),
            won=seat in fold.winners,
            points=fold.points[seat],
            tallies=fold.tallies[seat],
        )
        for seat, who in enumerate(people)
    )


BUGAMI: Final = Counter(
    count_game,
    parts=0,
    sources=tuple(COLUMNS.values()),
    tallies=(MISERES, MADE, TRICKS, BUGS),
)
