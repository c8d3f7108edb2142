"""Bugs on Rugs in numbers: the record is played again, and the score sheet is read off."""

from __future__ import annotations

import collections
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from game.history.chronicle import Chair, Chronicle, Counter, Pause, Player
from game.library.save import Save
from game.match import SeatSetup
from game.records import RecordError, replay
from game.rules.rugs.api import (
    KINDS,
    SCORING_ORDER,
    CollectionsShown,
    Event,
    GameEnded,
    LarvaeHatched,
    TypeScored,
)
from game.table import Seat
from game.words import _

KIND: Final = "bugs_"  # and the letter of a kind
HATCHED: Final = "larvae_hatched"
PAIRS: Final = "mosquito_pairs"
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
    label = save.label
    return Chronicle(
        game=save.record.game,
        edition="",
        begun=_date(label.begun),
        finished=_date(label.saved),
        people=len(save.setup.seats),
        opponent="",
        campaign=save.setup.campaign,
        decided=fold.end.clause,
        chairs=tuple(
            _chair(seat, who, fold, fold.end) for seat, who in enumerate(save.setup.seats)
        ),
    )


@dataclass(slots=True)
class _Fold:
    """What has happened so far, by seat."""

    points: dict[Seat, Counts] = field(default_factory=dict)
    tallies: dict[Seat, Counts] = field(default_factory=dict)
    end: GameEnded | None = None

    def add(self, event: Event) -> None:
        if isinstance(event, LarvaeHatched):
            self._count(self.tallies, event.seat, HATCHED, 1)
        elif isinstance(event, CollectionsShown):
            for seat, pairs in enumerate(event.pairs):
                self._count(self.tallies, seat, PAIRS, len(pairs))
        elif isinstance(event, TypeScored):
            for row in event.rows:
                self._count(self.points, row.seat, KIND + KINDS[event.kind], row.points)
        elif isinstance(event, GameEnded):
            self.end = event

    def _count(self, counts: dict[Seat, Counts], seat: Seat, what: str, count: int) -> None:
        counts.setdefault(seat, collections.Counter())[ONLY_PART, what] += count


def _chair(seat: Seat, who: SeatSetup, fold: _Fold, end: GameEnded) -> Chair:
    score, won = end.scores[seat], seat in end.winners
    ahead = [
        other
        for other, points in enumerate(end.scores)
        if not won and (other in end.winners or points > score)
    ]
    return Chair(
        name=who.name,
        player=Player.HUMAN if who.bot is None else Player.BOT,
        level=who.bot or "",
        colour=who.colour,
        score=score,
        carried=0,
        place=1 + len(ahead),
        won=won,
        points=fold.points[seat],
        tallies=fold.tallies[seat],
    )


def _date(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")


RUGS: Final = Counter(
    count_game,
    parts=ONLY_PART,
    sources=tuple(KIND + KINDS[kind] for kind in SCORING_ORDER),
    tallies=(HATCHED, PAIRS),
)
