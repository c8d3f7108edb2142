"""An Evening as a value: who plays, what has been played, and what is played next."""

from __future__ import annotations

from datetime import datetime
from random import Random
from typing import Annotated, Final

import msgspec

from game.bots import TIMES, USUAL, bot_name, called_temper, make_bot
from game.campaign.evening.program import GUESTS, PREFIX, PROGRAM, in_pairs, pairs, worth
from game.campaign.series import CampaignError, parse_series, write_series
from game.catalogue import SHELF
from game.playout import Playout
from game.records import check_id, check_moment, check_name
from game.seating import SeatSetup, TableSetup
from game.table import Seat, TableView


def play_aside(setup: TableSetup, rng: Random) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """Scores and winners by seat. Bots that search play as usual ones here: nobody shall wait."""
    rules = SHELF[setup.game].rules
    start = rules.random_setup(len(setup.seats), setup.lead, setup.options, rng, None)
    bots = [make_bot(setup.game, _quick(setup.game, seat), rng) for seat in setup.seats]
    playout = Playout(rules, start, lambda state: rules.shuffle(state, rng), told=True)
    for decision in playout.decisions():
        playout.advance(playout.ask(bots[decision.seat], decision.seat))
    end = rules.view(playout.state, None)
    return tuple(end.scores[: len(setup.seats)]), end.winners


def _quick(game: str, seat: SeatSetup) -> str:
    """What makes a bot that needs no time for this seat."""
    level = seat.bot or USUAL
    return bot_name(game, USUAL if level in set(TIMES) else level, seat.temper)


FORMAT: Final = 1
"""Higher with each new key or value, as that of a Trilogy."""
PAIRS: Final = GUESTS // 2
SEED_BITS: Final = 48

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Score = Annotated[int, msgspec.Meta(ge=-9999, le=9999)]
Place = Annotated[int, msgspec.Meta(ge=0, lt=GUESTS)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is there all evening; ``bot`` is a level, None for a person."""

    name: Text
    colour: Text
    bot: Text | None = None


class HouseRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed on for every table of the evening; ``moody``: bots have tempers."""

    moody: bool = True
    hints: bool = True
    takebacks: Text = "free"
    coach: Text = "hints"
    open_log: bool | None = None


class PlayedRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over.

    ``seats`` are the guests who played it, in the order of its table; ``scores`` go with them,
    ``winners`` are guests. ``table`` names the record; empty where two bots played by themselves.
    """

    game: Text
    seats: tuple[Place, ...]
    scores: tuple[Score, ...]
    winners: tuple[Place, ...]
    table: str = ""

    @property
    def points(self) -> dict[Seat, int]:
        """What it was worth, by guest."""
        won = [self.seats.index(guest) for guest in self.winners]
        return dict(zip(self.seats, worth(self.scores, won), strict=True))


class Evening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Evening at one moment. ``table`` is the one being played at, empty between two games.

    ``seeds`` deal the games; empty: by chance.
    """

    id: Text
    begun: datetime
    played: datetime
    guests: tuple[Guest, Guest, Guest, Guest]
    house: HouseRules = HouseRules()
    seeds: tuple[Seed, ...] = ()
    rounds: tuple[PlayedRound, ...] = ()
    table: str = ""
    format: int = FORMAT

    @property
    def games_played(self) -> int:
        """How many tables have been played."""
        return len(self.rounds)

    @property
    def hour(self) -> int:
        """How many games of the program are over for everyone."""
        return sum(len(self.rounds_of(game)) == len(self._tables_of(game)) for game in PROGRAM)

    @property
    def over(self) -> bool:
        """Whether all games are."""
        return self.hour == len(PROGRAM)

    @property
    def game(self) -> str:
        """The game that is played now or next; the last one at the end."""
        return PROGRAM[min(self.hour, len(PROGRAM) - 1)]

    @property
    def last(self) -> str:
        """The game that was played last; empty at dusk."""
        return self.rounds[-1].game if self.rounds else ""

    def rounds_of(self, game: str) -> tuple[PlayedRound, ...]:
        """Its tables that are over: two where it is played in pairs."""
        return tuple(each for each in self.rounds if each.game == game)

    def points_of(self, game: str) -> tuple[int, ...]:
        """What a game was worth to each guest, as far as it has been played."""
        gained = [0] * GUESTS
        for each in self.rounds_of(game):
            for guest, points in each.points.items():
                gained[guest] = points
        return tuple(gained)

    @property
    def points(self) -> tuple[int, ...]:
        """All points so far, by guest."""
        return tuple(map(sum, zip(*map(self.points_of, PROGRAM), strict=True)))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has the most points; of those the ones who won the most games."""
        won = [sum(guest in each.winners for each in self.rounds) for guest in range(GUESTS)]
        standing = list(zip(self.points, won, strict=True))
        return tuple(guest for guest in range(GUESTS) if standing[guest] == max(standing))

    @property
    def seated_next(self) -> tuple[Seat, ...]:
        """The guests at the table that is played now or next."""
        return self._tables_of(self.game)[len(self.rounds_of(self.game))]

    def _tables_of(self, game: str) -> tuple[tuple[Seat, ...], ...]:
        """Who sits at the tables of a game; pairs follow from the games before."""
        if not in_pairs(SHELF[game]):
            return (tuple(range(GUESTS)),)
        before = PROGRAM[: PROGRAM.index(game)]
        return pairs([sum(gained) for gained in zip(*map(self.points_of, before), strict=True)])

    def seat(self, guest: Seat, game: str) -> SeatSetup:
        """A guest at a table of this game; a bot has the temper that its colour has there."""
        who = self.guests[guest]
        if who.bot is None:
            return SeatSetup(who.name, who.colour)
        temper = called_temper(game, who.bot, who.colour) if self.house.moody else ""
        return SeatSetup(who.name, who.colour, who.bot, temper)

    def next_table(self) -> TableSetup:
        """The game that is to be played."""
        assert not self.over
        game, house = self.game, self.house
        return TableSetup(
            tuple(self.seat(guest, game) for guest in self.seated_next),
            SHELF[game].brief,
            hints=house.hints,
            takebacks=house.takebacks,
            seed=self.seeds[self.games_played] if self.seeds else None,
            game=game,
            campaign=self.id,
            open_log=house.open_log,
            coach=house.coach,
        )

    def with_table(self, table: str, now: datetime) -> Evening:
        """The Evening while the next game is played at this table."""
        return msgspec.structs.replace(self, table=table, played=now)

    def after(self, view: TableView, now: datetime) -> Evening:
        """The Evening after one more game, which has ended like this."""
        assert view.decision is None
        guests = self.seated_next
        won = tuple(guests[seat] for seat in view.winners)
        scores = tuple(view.scores[: len(guests)])
        return self.with_result(PlayedRound(self.game, guests, scores, won, self.table), now)

    def with_result(self, result: PlayedRound, now: datetime) -> Evening:
        """The Evening after one more table, and after those where only bots would sit next."""
        rounds = (*self.rounds, result)
        return msgspec.structs.replace(self, rounds=rounds, table="", played=now).without_bots(now)

    def without_bots(self, now: datetime) -> Evening:
        """The Evening once a person has to sit down: tables of bots alone play by themselves."""
        if self.over or any(self.guests[guest].bot is None for guest in self.seated_next):
            return self
        guests, chance = self.seated_next, Random(f"{self.id}:{self.games_played}")
        scores, winners = play_aside(self.next_table(), chance)
        won = tuple(guests[seat] for seat in winners)
        return self.with_result(PlayedRound(self.game, guests, scores, won), now)


def new_evening(
    name: str,
    guests: tuple[Guest, Guest, Guest, Guest],
    now: datetime,
    house: HouseRules | None = None,
    rng: Random | None = None,
) -> Evening:
    """An Evening before its first game; with a chance always with the same cards."""
    tables = sum(PAIRS if in_pairs(SHELF[game]) else 1 for game in PROGRAM)
    seeds = () if rng is None else tuple(rng.getrandbits(SEED_BITS) for _ in range(tables))
    return Evening(f"{PREFIX}{name}", now, now, guests, house or HouseRules(), seeds)


def write_evening(evening: Evening) -> bytes:
    """The bytes of an Evening's file."""
    return write_series(evening)


def parse_evening(data: bytes) -> Evening:
    """The Evening in these bytes. Raises NewerCampaign or CampaignError."""
    return parse_series(data, Evening, FORMAT, _check)


def _check(evening: Evening) -> None:
    """Whatever the types cannot say. Raises CampaignError or RecordError."""
    check_id(evening.id, "id")
    if not evening.id.startswith(PREFIX):
        raise CampaignError("this is the name of another campaign")
    if all(guest.bot is not None for guest in evening.guests):
        raise CampaignError("nobody but bots is there")
    if len({guest.colour for guest in evening.guests}) != GUESTS:
        raise CampaignError("two guests have the same colour")
    for guest in evening.guests:
        check_name(guest.name, "guests")
        check_id(guest.colour, "guests")
        if guest.bot is not None:
            check_id(guest.bot, "guests")
    check_moment(evening.begun, "begun")
    check_moment(evening.played, "played")
    check_id(evening.table, "table", may_be_empty=True)
    _check_rounds(evening)


def _check_rounds(evening: Evening) -> None:
    """Each was played at the table that was due. Raises CampaignError or RecordError."""
    said = evening.rounds
    so_far = msgspec.structs.replace(evening, rounds=())
    for number, result in enumerate(said):
        check_id(result.table, "rounds", may_be_empty=True)
        if so_far.over or (result.game, result.seats) != (so_far.game, so_far.seated_next):
            raise CampaignError(f"round {number + 1} was not due")
        if len(result.scores) != len(result.seats) or not result.winners:
            raise CampaignError(f"round {number + 1} has no result")
        if not set(result.winners) <= set(result.seats):
            raise CampaignError(f"round {number + 1} was won by somebody else")
        so_far = msgspec.structs.replace(so_far, rounds=said[: number + 1])
    if evening.over and evening.table:
        raise CampaignError("a finished Evening has a table in progress")
    if evening.seeds and len(evening.seeds) < evening.games_played + (not evening.over):
        raise CampaignError("seeds are missing")
