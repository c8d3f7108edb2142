"""A game being played: rules + log, and what each seat may see of it.

Scenes hold a ``Client``, never the state. The match owns the only source of randomness at the
table (the shuffles); everything else follows from the actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from game.rules.council.api import (
    COUNCIL,
    Action,
    Carry,
    Deal,
    Event,
    Personality,
    Setup,
    State,
    View,
    random_setup,
)
from game.table import Decision, Seat


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits here: ``colour`` is a name of the theme, ``bot`` a level or None for a human."""

    name: str
    colour: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class TableSetup:
    """What the setup screen settles. ``lead`` None is a random first leader (G1).

    ``takebacks``: "off", "free" while nothing hidden has been seen since, "ask" after that.

    ``personality`` and ``carry`` belong to one person against the Termitenator; ``campaign`` is
    the series of games that this one is part of, empty for a game of its own.
    """

    seats: tuple[SeatSetup, ...]
    edition: str = "published"
    lead: Seat | None = None
    hints: bool = True
    takebacks: str = "free"
    seed: int | None = None
    game: str = "bug-council"
    personality: Personality | None = None
    carry: Carry | None = None
    campaign: str = ""


class Turn(NamedTuple):
    """Who chose an action, and how many events the log had before it."""

    seat: Seat
    start: int


class TakeBack(NamedTuple):
    """Somebody has taken a choice back.

    ``at`` is how many events were left; ``agreed``: the others had to agree, because something
    hidden had been seen.
    """

    seat: Seat
    at: int
    agreed: bool


class Match:
    """One game from the first deal to the end, with everything needed to record it.

    ``log`` holds every event so far, unredacted; it only grows. ``turns`` has an entry for each
    of the ``actions``. ``deals`` may begin with more Ages than have begun: known cards are dealt
    before any are shuffled.
    """

    def __init__(
        self,
        setup: Setup,
        rng: Random,
        state: State | None = None,
        deals: Sequence[Deal] = (),
    ) -> None:
        self.setup = setup
        self.deals: list[Deal] = list(deals)
        self.actions: list[Action] = []
        self.turns: list[Turn] = []
        self.take_backs: list[TakeBack] = []
        self._dealt = 0
        self.log: list[Event] = list(COUNCIL.opening(setup))
        self._rng = rng
        self._state = COUNCIL.new_game(setup) if state is None else state
        self._deal_if_due()

    @classmethod
    def open(cls, table: TableSetup) -> Match:
        """A new match with a random council and shuffled cards; the seed makes it repeatable."""
        rng = Random(table.seed)
        solo = table.personality, table.carry
        return cls(random_setup(table.edition, len(table.seats), table.lead, rng, *solo), rng)

    @classmethod
    def resume(
        cls, setup: Setup, deals: Sequence[Deal], actions: Sequence[Action], rng: Random
    ) -> Match:
        """A recorded match as it was after these actions. Raises IllegalAction or IllegalDeal."""
        match = cls(setup, rng, deals=deals)
        for action in actions:
            match.play(action)
        return match

    @property
    def decision(self) -> Decision | None:
        """Who chooses what; None when the game is over."""
        return COUNCIL.decision(self._state)

    @property
    def legal(self) -> Sequence[Action]:
        """What may be chosen now."""
        return COUNCIL.legal_actions(self._state)

    def play(self, action: Action) -> None:
        """Carry out an action of whoever has to choose. Raises IllegalAction."""
        decision = self.decision
        self._state, events = COUNCIL.apply(self._state, action)
        assert decision is not None  # or the rules had refused the action
        self.turns.append(Turn(decision.seat, len(self.log)))
        self.actions.append(action)
        self.log.extend(events)
        self._deal_if_due()

    def rewound(self, actions: int, *, agreed: bool) -> Match:
        """The match after so many of its actions: whoever chose the next one takes it back.

        Cards that are known already stay what they are.
        """
        match = Match.resume(self.setup, self.deals, self.actions[:actions], self._rng)
        left = len(match.log)
        kept = [note._replace(at=min(note.at, left)) for note in self.take_backs]
        match.take_backs = [*kept, TakeBack(self.turns[actions].seat, left, agreed)]
        return match

    def branched(self, actions: int, ages: int, rng: Random) -> Match:
        """Another match that begins like this one: so many actions, the cards of so many Ages.

        What is dealt later is shuffled anew; this match stays as it is.
        """
        return Match.resume(self.setup, self.deals[:ages], self.actions[:actions], rng)

    def view(self, seat: Seat | None) -> View:
        """The table as a seat (None: a spectator) sees it now."""
        return COUNCIL.view(self._state, seat)

    def client(self, seat: Seat | None) -> Client:
        """One seat's window onto the match; None is a spectator."""
        return Client(self, seat)

    def _deal_if_due(self) -> None:
        if COUNCIL.deal_due(self._state):
            if self._dealt == len(self.deals):
                self.deals.append(COUNCIL.shuffle(self._state, self._rng))
            self._state, events = COUNCIL.deal(self._state, self.deals[self._dealt])
            self._dealt += 1
            self.log.extend(events)


@dataclass(frozen=True, slots=True)
class Client:
    """What one seat may know of a match, and nothing else."""

    match: Match
    seat: Seat | None

    def view(self) -> View:
        """The table as this seat sees it now."""
        return self.match.view(self.seat)

    def events(self, start: int) -> tuple[Event, ...]:
        """The seat's own account of everything since event number ``start``."""
        return tuple(COUNCIL.redact(event, self.seat) for event in self.match.log[start:])
