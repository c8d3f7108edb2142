"""What every game's figures begin with: its record is played again, and events are added up."""

from __future__ import annotations

import collections
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from game.daily.counting import is_deal_of_its_day
from game.deeds import EarnedDeed, earned_deeds
from game.fair.counting import CountedDeal, counted_deals
from game.history.game_stats import GameStats, SeatStats, YieldCallback, player_of, written_date
from game.library.save import Save
from game.records import RecordError, Replay, replay
from game.seating import SeatSetup
from game.table import Seat
from game.words import _

E = TypeVar("E")  # event

HINTS: Final = "hints"
"""How often a seat has asked the coach, in the whole game."""
Counts = collections.Counter[tuple[int, str]]
"""By part of the game and by what it is."""


class EventTally(ABC, Generic[E]):
    """What has happened so far, by seat; a game says what each of its events counts for."""

    def __init__(self) -> None:
        self.points: dict[Seat, Counts] = collections.defaultdict(collections.Counter)
        self.tallies: dict[Seat, Counts] = collections.defaultdict(collections.Counter)
        self.decided = ""  # the clause that settled it
        self.winners: tuple[Seat, ...] = ()
        self.day = ""  # whose deal it was
        self.dealt: tuple[CountedDeal, ...] = ()
        self.deeds: Mapping[Seat, tuple[EarnedDeed, ...]] = {}

    @abstractmethod
    def add(self, event: E) -> None:
        """Count one event."""

    def replay(self, save: Save, pause: YieldCallback) -> Replay:
        """Add up a whole record. Raises RecordError unless the rules allow it to its end."""

        def listen(events: Sequence[E]) -> None:
            for event in events:
                self.add(event)
            pause()

        game = replay(save.record, listen)
        for note in save.notes.hints:
            self.tallies[note.seat][0, HINTS] += 1
        if not self.decided:
            raise RecordError("actions", _("the game is not over"))
        self.day = save.setup.day if is_deal_of_its_day(save.setup, game, save.notes) else ""
        self.dealt = counted_deals(game, save.setup, save.fingerprints)
        self.deeds = earned_deeds(game, save.setup, save.notes.take_backs, save.notes.level_changes)
        pause()
        return game

    def chairs(self, people: Sequence[SeatSetup], scores: Sequence[int]) -> tuple[SeatStats, ...]:
        """Everybody's figures, where each seat is a person's or a bot's and nothing is carried."""
        return tuple(
            SeatStats(
                name=who.name,
                player=player_of(who),
                level=who.bot or "",
                colour=who.colour,
                score=scores[seat],
                carried=0,
                place=place_of(seat, scores, self.winners),
                won=seat in self.winners,
                points=self.points[seat],
                tallies=self.tallies[seat],
                deeds=self.deeds.get(seat, ()),
            )
            for seat, who in enumerate(people)
        )

    def stats(
        self,
        save: Save,
        chairs: tuple[SeatStats, ...],
        edition: str = "",
        opponent: str = "",
        stake: int | None = None,
    ) -> GameStats:
        """The figures of the whole game."""
        setup, label = save.setup, save.label
        return GameStats(
            game=setup.game,
            edition=edition,
            begun=written_date(label.begun),
            finished=written_date(label.saved),
            people=len(setup.seats),
            opponent=opponent,
            campaign=setup.campaign,
            decided=self.decided,
            chairs=chairs,
            day=self.day,
            dealt=self.dealt,
            stake=stake,
        )


def place_of(seat: Seat, scores: Sequence[int], winners: Sequence[Seat]) -> int:
    """1 for the winners, whatever their points; behind them equal scores share a place."""
    if seat in winners:
        return 1
    return 1 + sum(other in winners or score > scores[seat] for other, score in enumerate(scores))
