"""Under Glass in numbers: the record is played again, and the ledger is read off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.history.game_stats import Counter, GameStats, YieldCallback
from game.history.tally import EventTally
from game.library.save import Save
from game.rules.glass import api as glass
from game.table import Seat

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


def count_game(save: Save, pause: YieldCallback = lambda: None) -> GameStats:
    """The numbers of a finished game. Raises RecordError where the rules do not allow it."""
    tally = _GlassTally()
    game = tally.replay(save, pause)
    scores = glass.UNDER_GLASS.view(game.states[-1], None).scores
    return tally.stats(save, tally.chairs(save.setup.seats, scores))


class _GlassTally(EventTally[glass.Event]):
    """By seat, then by what it is: the game has but one part."""

    def add(self, event: glass.Event) -> None:
        if isinstance(event, glass.CardLaid):
            self._tally(event.seat, LAID)
        elif isinstance(event, glass.CardMoved):
            self._tally(event.seat, SPENT)
        elif isinstance(event, glass.SeatPassed):
            self._tally(event.seat, PASSED)
        elif isinstance(event, glass.SpiderSeen):
            self._tally(event.seat, SPIDERS)
        elif isinstance(event, glass.SourceScored):
            for seat, points in enumerate(event.points):
                self.points[seat][ONLY_PART, COLUMNS[event.source]] += points
        elif isinstance(event, glass.GameEnded):
            self.decided, self.winners = event.clause, event.winners

    def _tally(self, seat: Seat, what: str) -> None:
        self.tallies[seat][ONLY_PART, what] += 1


COUNTER: Final = Counter(
    count_game,
    parts=ONLY_PART,
    sources=tuple(COLUMNS.values()),
    tallies=(LAID, SPENT, PASSED, SPIDERS),
)
