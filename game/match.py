"""A game being played: rules + log, and what each seat may see of it.

Scenes hold a ``Client``, never the state. The match owns the only source of randomness at the
table (the shuffles); everything else follows from the actions. It reaches its game through the
catalogue alone: state, setup and deals are the game's own, and nobody here looks into them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from game.catalogue import SHELF
from game.fingerprints import Fingerprint
from game.seating import DealByDeal, TableSetup, shuffler
from game.table import Decision, Rules, Seat, TableView, Trace

if TYPE_CHECKING:
    from game.records import Replay

A = TypeVar("A")  # action
E = TypeVar("E")  # event
V = TypeVar("V", bound=TableView)  # view


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


class LevelChange(NamedTuple):
    """A bot plays at another level from here on; ``at`` is how many events had happened."""

    seat: Seat
    at: int
    was: str
    now: str


class Due(NamedTuple):
    """Somebody who may choose now: once ``at`` actions have been played it is their turn.

    ``view`` is what they will see then. It supposes that those before them have chosen something.
    """

    seat: Seat
    at: int
    view: Any


class HintRequest(NamedTuple):
    """Somebody has asked for a hint; ``at`` is how many events had happened."""

    seat: Seat
    at: int


class Notes(NamedTuple):
    """What people did to a game that is no part of it."""

    take_backs: tuple[TakeBack, ...] = ()
    level_changes: tuple[LevelChange, ...] = ()
    hints: tuple[HintRequest, ...] = ()


NO_NOTES: Final = Notes()


class Match(Generic[A, E, V]):
    """One game from the first deal to the end, with everything needed to record it.

    ``game`` is its id on the shelf. ``log`` holds every event so far, unredacted; it only grows.
    ``after`` holds the state after each of them, as the rules tell it in the middle of a step too.
    ``turns`` has an entry for each of the ``actions``. ``deals`` may begin with more of them than
    have been dealt: known cards are dealt before any are shuffled. ``dealt`` tells for each deal
    how many events the log had before it. ``fingerprints`` are those of the deals, taken before
    anybody acts; None: none are taken, because somebody may know the cards.
    """

    def __init__(
        self,
        game: str,
        setup: Any,
        rng: Random,
        state: Any = None,
        deals: Sequence[Any] = (),
        fingerprints: Sequence[Fingerprint] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.deals: list[Any] = list(deals)
        self.fingerprints = None if fingerprints is None else list(fingerprints)
        self.actions: list[A] = []
        self.turns: list[Turn] = []
        self.take_backs: list[TakeBack] = []
        self.level_changes: list[LevelChange] = []
        self.hints: list[HintRequest] = []
        self._rules: Rules[Any, A, E, V, Any, Any] = SHELF[game].rules
        self.dealt: list[int] = []
        opening = self._rules.opening(setup)
        self.log: list[E] = list(opening)
        self.after: list[Any] = opening.after
        self._rng = rng
        self._state = self._rules.new_game(setup) if state is None else state
        self._deal_if_due()

    @classmethod
    def open(cls, table: TableSetup) -> AnyMatch:
        """A new match with a random start and shuffled cards; the seed makes it repeatable."""
        rng = shuffler(table)
        rules, seats = SHELF[table.game].rules, len(table.seats)
        setup = rules.random_setup(seats, table.lead, table.options, rng, table.carry)
        return cls(table.game, setup, rng, fingerprints=() if table.seed is None else None)

    @classmethod
    def resume(
        cls,
        game: str,
        setup: Any,
        deals: Sequence[Any],
        actions: Sequence[Any],
        rng: Random,
        fingerprints: Sequence[Fingerprint] | None = None,
    ) -> AnyMatch:
        """A recorded match as it was after these actions. Raises IllegalAction or IllegalDeal."""
        match: AnyMatch = cls(game, setup, rng, deals=deals, fingerprints=fingerprints)
        for action in actions:
            match.play(action)
        return match

    @classmethod
    def from_replay(
        cls, game: Replay, rng: Random, fingerprints: Sequence[Fingerprint] = ()
    ) -> AnyMatch:
        """The match that a record tells of, as it was; the rules have allowed it already.

        A record without fingerprints gets none for what is dealt later.
        """
        known = fingerprints or None
        match: AnyMatch = cls(game.game, game.setup, rng, deals=game.deals, fingerprints=known)
        match.follow(game)
        return match

    def follow(self, game: Replay) -> None:
        """Be where a record ends that has begun with this setup and these deals."""
        decisions = map(self._rules.decision, game.states)
        self.turns = [
            Turn(decision.seat, start)
            for decision, start in zip(decisions, game.acted, strict=False)
            if decision is not None  # it never is, before an action
        ]
        self.actions, self.dealt = list(game.actions), list(game.dealt)
        self.log, self.after = list(game.log), list(game.after)
        self._state = game.states[-1]
        self._deal_if_due()

    @property
    def notes(self) -> Notes:
        """What people have done to it so far."""
        return Notes(tuple(self.take_backs), tuple(self.level_changes), tuple(self.hints))

    def note(self, notes: Notes) -> None:
        """Replace the notes of the match."""
        take_backs, changes, hints = notes
        self.take_backs, self.level_changes = list(take_backs), list(changes)
        self.hints = list(hints)

    @property
    def decision(self) -> Decision | None:
        """Who chooses what; None when the game is over."""
        return self._rules.decision(self._state)

    @property
    def legal(self) -> Sequence[A]:
        """What may be chosen now."""
        return self._rules.legal_actions(self._state)

    @property
    def due(self) -> tuple[Due, ...]:
        """Who may choose now: whose turn it is, then those who choose in secret as well.

        What comes before them is only supposed: nothing that anybody has chosen gets in.
        """
        found: list[Due] = []
        rules, state, first = self._rules, self._state, self.decision
        decision = first
        while decision is not None and first is not None and decision.kind == first.kind:
            seat = decision.seat
            found.append(Due(seat, len(self.actions) + len(found), rules.view(state, seat)))
            if decision.kind not in SHELF[self.game].sealed:
                break
            state = state.copy()
            rules.advance(state, rules.legal_actions(state)[0])
            decision = rules.decision(state)
        return tuple(found)

    def play(self, action: A) -> None:
        """Carry out an action of whoever has to choose. Raises IllegalAction."""
        decision = self.decision
        self._state, told = self._rules.apply(self._state, action)
        assert decision is not None  # or the rules had refused the action
        self.turns.append(Turn(decision.seat, len(self.log)))
        self.actions.append(action)
        self._tell(told)
        self._deal_if_due()

    def rewound(self, actions: int, *, agreed: bool) -> Match[A, E, V]:
        """The match after so many of its actions: whoever chose the next one takes it back.

        Cards that are known already stay what they are.
        """
        match = self._again(self.deals, actions, self._rng, self.fingerprints)
        left = len(match.log)
        kept = [note._replace(at=min(note.at, left)) for note in self.take_backs]
        # Whoever takes a choice back has not changed the bots back.
        match.level_changes = [note._replace(at=min(note.at, left)) for note in self.level_changes]
        match.hints = [note._replace(at=min(note.at, left)) for note in self.hints]
        match.take_backs = [*kept, TakeBack(self.turns[actions].seat, left, agreed)]
        return match

    def branch(self, actions: int, deals: int, rng: Random) -> Match[A, E, V]:
        """Another match that begins like this one: so many actions, the cards of so many deals.

        What is dealt later is shuffled anew; this match stays as it is.
        """
        return self._again(self.deals[:deals], actions, rng)

    def view(self, seat: Seat | None, at: int | None = None) -> V:
        """The table as a seat (None: a spectator) sees it now, or saw it after so many events.

        In the middle of a step, or while a deal was due, nobody is asked anything.
        """
        if at is None or at == len(self.log):
            return self._rules.view(self._state, seat)
        state = self.after[at - 1] if at else self._rules.new_game(self.setup)
        place = bisect_left(self.turns, at, key=attrgetter("start"))
        asked = place < len(self.turns) and self.turns[place].start == at
        return self._rules.view(state, seat, midway=not asked)

    def redact(self, event: E, seat: Seat | None) -> E:
        """An event as a seat (None: a spectator) may see it."""
        return self._rules.redact(event, seat)

    def client(self, seat: Seat | None) -> Client[A, E, V]:
        """One seat's window onto the match; None is a spectator."""
        return Client(self, seat)

    def _again(
        self,
        deals: Sequence[Any],
        actions: int,
        rng: Random,
        fingerprints: Sequence[Fingerprint] | None = None,
    ) -> Match[A, E, V]:
        done = self.actions[:actions]
        return Match.resume(self.game, self.setup, deals, done, rng, fingerprints)

    def _deal_if_due(self) -> None:
        if self._rules.deal_due(self._state):
            if len(self.dealt) == len(self.deals):
                self._shuffle()
            self._state, told = self._rules.deal(self._state, self.deals[len(self.dealt)])
            self.dealt.append(len(self.log))
            self._tell(told)

    def _shuffle(self) -> None:
        """Cards that nobody has known; whoever wants to can compare them with what was dealt."""
        number = len(self.deals)
        if isinstance(self._rng, DealByDeal):
            self._rng.begin(number)
        deal = self._rules.shuffle(self._state, self._rng)
        self.deals.append(deal)
        if self.fingerprints is not None:
            self.fingerprints.append(Fingerprint.of_deal(self.game, self.setup, number, deal))

    def _tell(self, told: Trace[Any, E]) -> None:
        self.log += told
        self.after += told.after


AnyMatch = Match[Any, Any, Any]
"""A match of whatever game, for those who ask only what every game answers."""


@dataclass(frozen=True, slots=True)
class Client(Generic[A, E, V]):
    """What one seat may know of a match, and nothing else."""

    match: Match[A, E, V]
    seat: Seat | None

    def view(self, at: int | None = None) -> V:
        """The table as this seat sees it now, or saw it after so many events (``Match.view``)."""
        return self.match.view(self.seat, at)

    def events(self, start: int) -> tuple[E, ...]:
        """The seat's own account of everything since event number ``start``."""
        redacted, seat = self.match.redact, self.seat
        return tuple(redacted(event, seat) for event in self.match.log[start:])
