"""What every layer of the council table shares: the match, the people, the preferences."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from game.bots import BOTS, Bot
from game.match import Match, SeatSetup, TableSetup
from game.rules.council.api import Event, View
from game.table import Seat
from scenes.council.picture import TableTop
from scenes.kit.preferences import Preferences


@dataclass(slots=True)
class Room:
    """A table with its match. Layers read it; only the table scene plays actions."""

    setup: TableSetup
    match: Match
    preferences: Preferences
    bots: dict[Seat, Bot] = field(default_factory=dict)

    @classmethod
    def furnish(cls, setup: TableSetup, preferences: Preferences) -> Room:
        """A new match with a bot in every seat that wants one."""
        match = Match.open(setup)
        chance = Random(setup.seed)
        bots = {
            seat: BOTS[who.bot](Random(chance.randrange(2**32)))
            for seat, who in enumerate(setup.seats)
            if who.bot is not None
        }
        return cls(setup, match, preferences, bots)

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Who sits where."""
        return self.setup.seats

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of human players."""
        return frozenset(range(len(self.seats))) - frozenset(self.bots)

    @property
    def top(self) -> TableTop:
        """What the pictures of the table need to know."""
        return TableTop(self.seats, self.setup.hints, self.people)

    def view(self, seat: Seat | None) -> View:
        """The table as a seat sees it now."""
        return self.match.client(seat).view()

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.seats[seat].name

    def public_log(self) -> tuple[Event, ...]:
        """Everything so far as a spectator may know it."""
        return self.match.client(None).events(0)
