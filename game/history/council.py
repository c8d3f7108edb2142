"""Bug Council in numbers: the record is played again, and what the rules tell is added up."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from game.campaign import CampaignError
from game.campaign.council import Archive, Campaign, parse_campaign
from game.deeds import is_fair
from game.history.game_stats import (
    CampaignStats,
    Counter,
    Episode,
    GameStats,
    SeatStats,
    YieldCallback,
    player_of,
)
from game.history.tally import EventTally, place_of
from game.library.save import Save
from game.records import RecordError, Replay, read_source
from game.rules.council import api as council
from game.seating import SeatSetup
from game.table import Seat

GAME: Final = "bug-council"
NEUTRAL_COLOUR: Final = "chrome"
TRICKS: Final = "tricks"
ALLEGIANCE: Final = "allegiance"
NO_ALLEGIANCE: Final = "no_allegiance"
EXTRA: Final = "extra"
TRIED: Final = "no_allegiance_tried"
MADE: Final = "no_allegiance_made"
VISITS: Final = "visits_"  # and the letter of a faction


def count_game(save: Save, pause: YieldCallback = lambda: None) -> GameStats:
    """The numbers of a finished game. Raises RecordError where the rules do not allow it."""
    tally = _CouncilTally()
    game = tally.replay(save, pause)
    opponent = game.setup.personality
    return tally.stats(
        save,
        _chairs(game, tally, save.setup.seats),
        edition=game.setup.edition.name,
        opponent=opponent.value if opponent else "",
        stake=game.setup.stake if _may_win_bolts(save) else None,
    )


def _may_win_bolts(save: Save) -> bool:
    """Whether it is a chapter of a Trilogy in which nobody can have known what was hidden."""
    alone = len(save.setup.seats) == 1 and bool(save.setup.campaign)
    return alone and is_fair(save.setup, save.notes.take_backs)


class _CouncilTally(EventTally[council.Event]):
    """By seat, then by Age and by what it is."""

    def __init__(self) -> None:
        super().__init__()
        self._age = 1

    def add(self, event: council.Event) -> None:
        if isinstance(event, council.CubesSown):
            self._tally(event.seat, VISITS + council.FACTIONS[event.origin], 1)
        elif isinstance(event, council.AgeScored):
            for row in event.rows:
                self._score(row)
            self._age += 1
        elif isinstance(event, council.GameEnded):
            self.decided, self.winners = event.clause, event.winners

    def _score(self, row: council.SeatScore) -> None:
        counts = self.points[row.seat]
        counts[self._age, TRICKS] += row.tricks
        counts[self._age, ALLEGIANCE] += row.allegiance
        counts[self._age, NO_ALLEGIANCE] += row.no_allegiance_points
        counts[self._age, EXTRA] += row.extra
        self._tally(row.seat, TRIED, int(row.no_allegiance))
        self._tally(row.seat, MADE, int(row.no_allegiance and row.no_allegiance_points > 0))

    def _tally(self, seat: Seat, what: str, count: int) -> None:
        self.tallies[seat][self._age, what] += count


def _chairs(
    game: Replay, tally: _CouncilTally, people: Sequence[SeatSetup]
) -> tuple[SeatStats, ...]:
    scores, carry = game.states[-1].scores, game.setup.carry
    carried = (0,) * len(scores) if carry is None else carry.scores
    gained = [score - start for score, start in zip(scores, carried, strict=True)]
    winners = tally.winners if carry is None else _ahead(gained)
    chairs = []
    for seat, score in enumerate(scores):
        who = people[seat] if seat < len(people) else None
        chairs.append(
            SeatStats(
                name=council.NEUTRALS[len(people)] if who is None else who.name,
                player=player_of(who),
                level="" if who is None else who.bot or "",
                colour=NEUTRAL_COLOUR if who is None else who.colour,
                score=score,
                carried=carried[seat],
                place=place_of(seat, gained, winners),
                won=seat in winners,
                points=tally.points[seat],
                tallies=tally.tallies[seat],
                deeds=tally.deeds.get(seat, ()),
            )
        )
    return tuple(chairs)


def _ahead(gained: Sequence[int]) -> tuple[Seat, ...]:
    """A chapter of a Trilogy is won by its own points; the human needs more of them (S9)."""
    human, termitenator = gained
    return (0,) if human > termitenator else (1,)


def count_sagas(data: Path) -> list[CampaignStats]:
    """Every Trilogy that can be read; the others are told about where they are played."""
    folder, found = data / Archive.FOLDER, []
    for file in sorted(folder.glob("*.json")) if folder.is_dir() else ():
        with contextlib.suppress(RecordError, CampaignError):
            found.append(saga_of(parse_campaign(read_source(file))))
    return found


def saga_of(campaign: Campaign) -> CampaignStats:
    """A Trilogy in numbers."""
    return CampaignStats(
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


COUNTER: Final = Counter(
    count_game,
    parts=council.AGES,
    sources=(TRICKS, ALLEGIANCE, NO_ALLEGIANCE, EXTRA),
    tallies=(TRIED, MADE, *(VISITS + letter for letter in council.FACTIONS)),
    sagas=count_sagas,
)
