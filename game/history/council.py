"""Bug Council in numbers: the record is played again, and what the rules tell is added up."""

from __future__ import annotations

import collections
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from game.campaign import CampaignError
from game.campaign.council import Archive, Campaign, parse_campaign
from game.history.chronicle import (
    Chair,
    Chronicle,
    Counter,
    Episode,
    Pause,
    Saga,
    player_of,
    written_date,
)
from game.library.save import Save
from game.match import SeatSetup
from game.records import RecordError, Replay, read_source, replay
from game.rules.council.api import (
    AGES,
    FACTIONS,
    NEUTRALS,
    AgeScored,
    CubesSown,
    Event,
    GameEnded,
    SeatScore,
)
from game.table import Seat
from game.words import _

GAME: Final = "bug-council"
NEUTRAL_COLOUR: Final = "chrome"
TRICKS: Final = "tricks"
ALLEGIANCE: Final = "allegiance"
NO_ALLEGIANCE: Final = "no_allegiance"
EXTRA: Final = "extra"
TRIED: Final = "no_allegiance_tried"
MADE: Final = "no_allegiance_made"
VISITS: Final = "visits_"  # and the letter of a faction
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
    setup, label = game.setup, save.label
    return Chronicle(
        game=save.record.game,
        edition=setup.edition.name,
        begun=written_date(label.begun),
        finished=written_date(label.saved),
        people=setup.seats,
        opponent=setup.personality.value if setup.personality else "",
        campaign=save.setup.campaign,
        decided=fold.decided,
        chairs=_chairs(game, fold, save.setup.seats),
    )


@dataclass(slots=True)
class _Fold:
    """What has happened so far: by seat, then by Age and by what it is."""

    points: dict[Seat, Counts] = field(default_factory=dict)
    tallies: dict[Seat, Counts] = field(default_factory=dict)
    age: int = 1
    decided: str = ""
    winners: tuple[Seat, ...] = ()

    def add(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, CubesSown):
                self._tally(event.seat, VISITS + FACTIONS[event.origin], 1)
            elif isinstance(event, AgeScored):
                for row in event.rows:
                    self._score(row)
                self.age += 1
            elif isinstance(event, GameEnded):
                self.decided, self.winners = event.clause, event.winners

    def _score(self, row: SeatScore) -> None:
        counts = self.points.setdefault(row.seat, collections.Counter())
        counts[self.age, TRICKS] += row.tricks
        counts[self.age, ALLEGIANCE] += row.allegiance
        counts[self.age, NO_ALLEGIANCE] += row.no_allegiance_points
        counts[self.age, EXTRA] += row.extra
        self._tally(row.seat, TRIED, int(row.no_allegiance))
        self._tally(row.seat, MADE, int(row.no_allegiance and row.no_allegiance_points > 0))

    def _tally(self, seat: Seat, what: str, count: int) -> None:
        self.tallies.setdefault(seat, collections.Counter())[self.age, what] += count


def _chairs(game: Replay, fold: _Fold, people: Sequence[SeatSetup]) -> tuple[Chair, ...]:
    scores, carry = game.states[-1].scores, game.setup.carry
    carried = (0,) * len(scores) if carry is None else carry.scores
    gained = [score - start for score, start in zip(scores, carried, strict=True)]
    winners = fold.winners if carry is None else _ahead(gained)
    chairs = []
    for seat, score in enumerate(scores):
        who = people[seat] if seat < len(people) else None
        ahead = [other for other in range(len(scores)) if _before(other, seat, winners, gained)]
        chairs.append(
            Chair(
                name=NEUTRALS[len(people)] if who is None else who.name,
                player=player_of(who),
                level="" if who is None else who.bot or "",
                colour=NEUTRAL_COLOUR if who is None else who.colour,
                score=score,
                carried=carried[seat],
                place=1 + len(ahead),
                won=seat in winners,
                points=fold.points[seat],
                tallies=fold.tallies[seat],
            )
        )
    return tuple(chairs)


def _ahead(gained: Sequence[int]) -> tuple[Seat, ...]:
    """A chapter of a Trilogy is won by its own points; the human needs more of them (S9)."""
    human, termitenator = gained
    return (0,) if human > termitenator else (1,)


def _before(one: Seat, other: Seat, winners: Sequence[Seat], gained: Sequence[int]) -> bool:
    """Whether the first of two seats stands before the other one."""
    if (one in winners) != (other in winners):
        return one in winners
    return gained[one] > gained[other]


def count_sagas(data: Path) -> list[Saga]:
    """Every Trilogy that can be read; the others are told about where they are played."""
    folder, found = data / Archive.FOLDER, []
    for file in sorted(folder.glob("*.json")) if folder.is_dir() else ():
        with contextlib.suppress(RecordError, CampaignError):
            found.append(saga_of(parse_campaign(read_source(file))))
    return found


def saga_of(campaign: Campaign) -> Saga:
    """A Trilogy in numbers."""
    return Saga(
        id=campaign.id,
        game=GAME,
        name=campaign.name,
        colour=campaign.colour,
        begun=campaign.begun.isoformat(),
        played=campaign.played.isoformat(),
        over=campaign.over,
        victory=campaign.victory,
        episodes=tuple(
            Episode(opponent.value, result.table, *result.scores)
            for opponent, result in zip(campaign.opponents, campaign.results, strict=False)
        ),
    )


COUNCIL: Final = Counter(
    count_game,
    parts=AGES,
    sources=(TRICKS, ALLEGIANCE, NO_ALLEGIANCE, EXTRA),
    tallies=(TRIED, MADE, *(VISITS + letter for letter in FACTIONS)),
    sagas=count_sagas,
)
