"""Bugami in numbers: the record is played again, and what the rules tell is added up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.history.game_stats import Counter, GameStats, YieldCallback
from game.history.tally import EventTally
from game.library.save import Save
from game.rules.bugami.api import MISERE, DealScored, Event, GameEnded, SeatScore

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


def count_game(save: Save, pause: YieldCallback = lambda: None) -> GameStats:
    """The numbers of a finished game. Raises RecordError where the rules do not allow it."""
    tally = _BugamiTally()
    game = tally.replay(save, pause)
    return tally.stats(save, tally.chairs(save.setup.seats, game.states[-1].scores))


class _BugamiTally(EventTally[Event]):
    """By seat, then by deal and by what it is."""

    def add(self, event: Event) -> None:
        if isinstance(event, DealScored):
            for row in event.rows:
                self._score(event.number, row)
        elif isinstance(event, GameEnded):
            self.decided, self.winners = event.clause, event.winners

    def _score(self, deal: int, row: SeatScore) -> None:
        points, tallies = self.points[row.seat], self.tallies[row.seat]
        if row.clause in COLUMNS:
            points[deal, COLUMNS[row.clause]] += row.points
        tallies[deal, MISERES] += row.bid == MISERE
        tallies[deal, MADE] += row.clause == "misere-made"
        tallies[deal, TRICKS] += row.tricks
        tallies[deal, BUGS] += row.bugs


COUNTER: Final = Counter(
    count_game,
    parts=0,
    sources=tuple(COLUMNS.values()),
    tallies=(MISERES, MADE, TRICKS, BUGS),
)
