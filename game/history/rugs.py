"""Bugs on Rugs in numbers: the record is played again, and the score sheet is read off."""

from __future__ import annotations

from typing import Final

from game.history.game_stats import Counter, GameStats, YieldCallback
from game.history.tally import EventTally
from game.library.save import Save
from game.rules.rugs import api as rugs

KIND: Final = "bugs_"  # and the letter of a kind
HATCHED: Final = "larvae_hatched"
PAIRS: Final = "mosquito_pairs"
ONLY_PART: Final = 1


def count_game(save: Save, pause: YieldCallback = lambda: None) -> GameStats:
    """The numbers of a finished game. Raises RecordError where the rules do not allow it."""
    tally = _RugsTally()
    game = tally.replay(save, pause)
    return tally.stats(save, tally.chairs(save.setup.seats, game.states[-1].scores))


class _RugsTally(EventTally[rugs.Event]):
    """By seat, then by what it is: the game has but one part."""

    def add(self, event: rugs.Event) -> None:
        if isinstance(event, rugs.LarvaeHatched):
            self.tallies[event.seat][ONLY_PART, HATCHED] += 1
        elif isinstance(event, rugs.CollectionsShown):
            for seat, pairs in enumerate(event.pairs):
                self.tallies[seat][ONLY_PART, PAIRS] += len(pairs)
        elif isinstance(event, rugs.TypeScored):
            for row in event.rows:
                self.points[row.seat][ONLY_PART, KIND + rugs.KINDS[event.kind]] += row.points
        elif isinstance(event, rugs.GameEnded):
            self.decided, self.winners = event.clause, event.winners


COUNTER: Final = Counter(
    count_game,
    parts=ONLY_PART,
    sources=tuple(KIND + rugs.KINDS[kind] for kind in rugs.SCORING_ORDER),
    tallies=(HATCHED, PAIRS),
)
