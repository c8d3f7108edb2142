"""A Trilogy as a value: who plays, against whom, how far it is, and what is played next."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from random import Random
from typing import Annotated, Final

import msgspec

from game.campaign.series import CampaignError, parse_series, write_series
from game.records import check_id, check_moment, check_name
from game.rules.council.api import Carry, Personality, Stake, View, random_trilogy
from game.seating import SeatSetup, TableSetup
from game.table import Seat

FORMAT: Final = 2
"""Higher with each new key or value: an older version then leaves the whole file alone. A key that
it does not know in a file of its own format is a damaged one, and would hide what it said."""
UNSTAKED: Final = 1
"""The format before there were stakes: one without is still written so."""
GAMES: Final = 3

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Score = Annotated[int, msgspec.Meta(ge=0, le=999)]
Side = Annotated[int, msgspec.Meta(ge=0, le=1)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
SEED_BITS: Final = 48
UNSEEDED: Final = 0
"""Instead of a seed: the game is dealt by chance."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game.

    ``scores`` are all points of the human and of the Termitenator so far, ``lead`` is who won the
    last trick and so leads the next game (S4), ``table`` names the record.
    """

    scores: tuple[Score, Score]
    lead: Side
    table: str


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Trilogy at one moment. ``table`` is the one being played at, empty between two games.

    ``staked`` is how much harder than printed its games are; no key where they are not.
    """

    id: Text
    begun: datetime
    played: datetime
    name: Text
    colour: Text
    opponents: tuple[Personality, Personality, Personality]
    seeds: tuple[Seed, Seed, Seed]
    results: tuple[Result, ...] = ()
    table: str = ""
    format: int = UNSTAKED
    staked: Stake | msgspec.UnsetType = msgspec.field(default=msgspec.UNSET, name="stake")

    @property
    def games_played(self) -> int:
        """How many games are played."""
        return len(self.results)

    @property
    def over(self) -> bool:
        """Whether all three are."""
        return self.games_played == GAMES

    @property
    def game(self) -> int:
        """The number of the game that is played now or next, 1–3; the last one at the end."""
        return min(len(self.results) + 1, GAMES)

    @property
    def opponent(self) -> Personality:
        """Against whom that game is."""
        return self.opponents[self.game - 1]

    @property
    def scores(self) -> tuple[int, int]:
        """The points of the human and of the Termitenator after the games so far."""
        return self.results[-1].scores if self.results else (0, 0)

    @property
    def victory(self) -> bool:
        """Whether the human is free of it: more points when all is over; a tie is not (S9)."""
        return self.over and self.scores[0] > self.scores[1]

    @property
    def stake(self) -> Stake:
        """The steps that all three games have."""
        return Stake.NONE if self.staked is msgspec.UNSET else self.staked

    @property
    def player(self) -> SeatSetup:
        """The human's seat."""
        return SeatSetup(self.name, self.colour)

    def next_table(self) -> TableSetup:
        """The game that is to be played: a new council, with the scores carried over (S10)."""
        assert not self.over
        first = not self.results
        staked = {"stake": int(self.stake)} if self.stake else {}
        return TableSetup(
            (self.player,),
            {"personality": self.opponent.value, **staked},
            lead=None if first else self.results[-1].lead,
            seed=self.seeds[self.game - 1] or None,
            carry=None if first else Carry(self.scores, self.game),
            campaign=self.id,
        )

    def with_table(self, table: str, now: datetime) -> Campaign:
        """The campaign while the next game is played at this table."""
        return msgspec.structs.replace(self, table=table, played=now)

    def with_result(self, result: Result, now: datetime) -> Campaign:
        """The campaign after one more game."""
        assert not self.over
        results = (*self.results, result)
        return msgspec.structs.replace(self, results=results, table="", played=now)

    def after(self, view: View, now: datetime) -> Campaign:
        """The campaign after one more game, which has ended like this."""
        return self.with_result(result_of(view, self.table), now)


def new_campaign(
    name: str, player: SeatSetup, rng: Random, now: datetime, stake: Stake = Stake.NONE
) -> Campaign:
    """A Trilogy before its first game: three of the four personalities in random order (S10)."""
    first, second, third = random_trilogy(rng)
    a, b, c = (rng.getrandbits(SEED_BITS) for _ in range(GAMES))
    campaign = Campaign(
        *(name, now, now, player.name, player.colour), (first, second, third), (a, b, c)
    )
    if stake:
        campaign = msgspec.structs.replace(campaign, staked=stake, format=FORMAT)
    return campaign


def result_of(view: View, table: str) -> Result:
    """What a finished game leaves to the next one."""
    assert view.decision is None
    human, termitenator = view.scores
    lead: Seat = view.lead
    return Result((human, termitenator), lead, table)


def tables_of_victories(campaigns: Iterable[Campaign]) -> list[tuple[str, ...]]:
    """The tables of the three games of each Trilogy that was won."""
    won = [each.results for each in campaigns if each.victory]
    return [tuple(result.table for result in results) for results in won]


def write_campaign(campaign: Campaign) -> bytes:
    """The bytes of a campaign's file."""
    return write_series(campaign)


def parse_campaign(data: bytes) -> Campaign:
    """The campaign in these bytes. Raises NewerCampaign or CampaignError."""
    return parse_series(data, Campaign, FORMAT, _check, UNSTAKED)


def _check(campaign: Campaign) -> None:
    """Whatever the types cannot say. Raises CampaignError or RecordError."""
    if Personality.PACIFIST in campaign.opponents or len(set(campaign.opponents)) != GAMES:
        raise CampaignError("the opponents are not three of the four personalities")
    if campaign.format != (FORMAT if campaign.stake else UNSTAKED):
        raise CampaignError("its format and its stake do not go together")
    if len(campaign.results) > GAMES:
        raise CampaignError("more than three games are finished")
    if campaign.over and campaign.table:
        raise CampaignError("a finished campaign has a table in progress")
    check_id(campaign.id, "id")
    check_name(campaign.name, "name")
    check_id(campaign.colour, "colour")
    check_moment(campaign.begun, "begun")
    check_moment(campaign.played, "played")
    check_id(campaign.table, "table", may_be_empty=True)
    for result in campaign.results:
        check_id(result.table, "results", may_be_empty=True)
