"""Bugs on Rugs in numbers: the record is played again, and the score sheet is read off."""

from __future__ import annotations

from typing import Final

from game.history.game_stats import Counter, GameStats, Pause
from game.history.tally import Tally
from game.library.save import Save
from game.rules.rugs.api import (
    KINDS,
    SCORING_ORDER,
    CollectionsShown,
    Event,
    GameEnded,
    LarvaeHatched,
    TypeScored,
)

KIND: Final = "bugs_"  # and the letter of a kind
HATCHED: Final = "larvae_hatched"
PAIRS: Final = "mosquito_pairs"
ONLY_PART: Final = 1


def count_game(save: Save, pause: Pause = lambda: None) -> GameStats:
    """The numbers of a finished game. Raises RecordError where the rules do not allow it."""
    tally = _Tally()
    game = tally.replay(save, pause)
    return tally.stats(save, tally.chairs(save.setup.seats, game.states[-1].scores))


class _Tally(Tally[Event]):
    """By seat, then by what it is: the game has but one part."""

    def add(self, event: Event) -> None:
        if isinstance(event, LarvaeHatched):
            self.tallies[event.seat][ONLY_PART, HATCHED] += 1
        elif isinstance(event, CollectionsShown):
            for seat, pairs in enumerate(event.pairs):
                self.tallies[seat][ONLY_PART, PAIRS] += len(pairs)
        elif isinstance(event, TypeScored):
            for row in event.rows:
                self.points[row.seat][ONLY_PART, KIND + KINDS[event.kind]] += row.points
        elif isinstance(event, GameEnded):
            self.decided, self.winners = event.clause, event.winners


COUNTER: Final = Counter(
    count_game,
    parts=ONLY_PART,
    sources=tuple(KIND + KINDS[kind] for kind in SCORING_ORDER),
    tallies=(HATCHED, PAIRS),
)
