"""The state of a game: data only, no rules."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum

from game.rules.council.cards import Card, Edition, Faction
from game.rules.council.choices import NEUTRALS
from game.rules.council.events import AgeScored, Event
from game.rules.council.solo import Personality, Solo
from game.table import Carry, Seat, Trace


class Phase(StrEnum):
    """What is asked next; the first five are kinds of decisions."""

    DECLARE = "declare"
    DISCARD = "discard"
    PLAY = "play"
    VISIT = "visit"
    TIEBREAK = "tiebreak"
    DEAL = "deal"
    OVER = "over"


class TrickStatus(StrEnum):
    """What is known of the trick that lies on the table."""

    OPEN = "open"  # nobody has said yet who has won it
    WON = "won"  # a visit may follow
    GATHERED = "gathered"  # it has been taken away; what follows from its visit goes on
    COUNTED = "counted"  # the number of the trick is that of the next one


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is settled before the first card: see ``setup.check_setup``.

    ``seats`` are the people (and bots), ``owners`` everybody who has cards. ``council`` holds the
    factions that start with 4, 3, 2, 1 and 0 cubes; ``ring`` is clockwise. ``personality`` belongs
    to a solo game, ``carry`` to a later game of a Trilogy.
    """

    edition: Edition
    seats: int
    council: tuple[Faction, ...]
    ring: tuple[Faction, ...]
    lead: Seat
    personality: Personality | None = None
    carry: Carry | None = None
    stake: int = 0

    @property
    def owners(self) -> int:
        """How many own cards and points: the people, and the Emissary or the Termitenator."""
        return self.seats + (self.seats in NEUTRALS)

    @property
    def hands(self) -> int:
        """How many hands of eleven are dealt: the Emissary has none."""
        return 2 if self.seats == 1 else self.seats

    @property
    def termite(self) -> Faction | None:
        """The Termite Space of a solo game: the faction that began without cubes (S1)."""
        return self.council[-1] if self.seats == 1 and self.council else None


class State:
    """A game in progress. Only the engine writes to it; everybody else gets a view.

    Lists by owner of cards unless said otherwise. ``trick`` holds the cards in playing order,
    ``order`` whose cards they are; a complete trick stays until the next one begins, and
    ``trick_status`` says what has become of it.
    """

    __slots__ = (
        "age", "chambers", "controller", "cubes", "declared", "discards", "hands", "last_order",
        "last_trick", "lead", "ledger", "order", "phase", "piles", "rest", "scores", "setup",
        "solo", "supply", "tricks", "trick", "trick_number", "trick_status",
        "visitor", "winners",
    )  # fmt: skip

    setup: Setup
    phase: Phase
    age: int
    trick_number: int
    lead: Seat
    controller: Seat | None  # who plays the Emissary's next card; None at a table without it
    solo: Solo | None
    cubes: list[int]  # by faction
    chambers: int
    supply: int
    hands: list[list[Card]]
    rest: list[Card]  # top first
    discards: list[Card | None]  # by person, like declared
    declared: list[bool | None]
    order: tuple[Seat, ...]
    trick: list[Card]
    trick_status: TrickStatus
    last_order: tuple[Seat, ...]
    last_trick: tuple[Card, ...]
    visitor: Seat
    tricks: list[int]
    piles: list[tuple[Card, ...]]
    scores: list[int]
    ledger: tuple[AgeScored, ...]
    winners: tuple[Seat, ...]

    def __init__(self, setup: Setup) -> None:
        # Nothing is laid out yet: ``empty_table`` and ``copy`` do that, each in its own way.
        self.setup = setup

    def copy(self) -> State:
        """An independent state: nothing done to one is seen by the other."""
        twin = State(self.setup)
        twin.phase = self.phase
        twin.age = self.age
        twin.trick_number = self.trick_number
        twin.lead = self.lead
        twin.controller = self.controller
        twin.solo = None if self.solo is None else self.solo.copy()
        twin.cubes = self.cubes[:]
        twin.chambers = self.chambers
        twin.supply = self.supply
        twin.hands = [hand[:] for hand in self.hands]
        twin.rest = self.rest[:]
        twin.discards = self.discards[:]
        twin.declared = self.declared[:]
        twin.order = self.order
        twin.trick = self.trick[:]
        twin.trick_status = self.trick_status
        twin.last_order = self.last_order
        twin.last_trick = self.last_trick
        twin.visitor = self.visitor
        twin.tricks = self.tricks[:]
        twin.piles = self.piles[:]
        twin.scores = self.scores[:]
        twin.ledger = self.ledger
        twin.winners = self.winners
        return twin

    def key(self) -> Hashable:
        """Every field, in one value: two states have the same key where they are the same."""
        return (
            *(self.setup, self.phase, self.age, self.trick_number, self.lead, self.controller),
            None if self.solo is None else self.solo.key(),
            *(tuple(self.cubes), self.chambers, self.supply),
            tuple([tuple(hand) for hand in self.hands]),
            *(tuple(self.rest), tuple(self.discards), tuple(self.declared), self.order),
            *(tuple(self.trick), self.trick_status, self.last_order, self.last_trick),
            *(self.visitor, tuple(self.tricks), tuple(self.piles), tuple(self.scores)),
            *(self.ledger, self.winners),
        )


Events = Trace[State, Event] | None  # None: nobody listens, so none are made


def empty_table(setup: Setup) -> State:
    """A game before its first deal; the engine adds cubes, and what a solo game has besides."""
    state = State(setup)
    people, owners = setup.seats, setup.owners
    state.phase, state.age, state.trick_number = Phase.DEAL, 1, 1
    state.lead, state.controller = setup.lead, setup.lead if people == 2 else None
    state.solo = None
    state.cubes, state.chambers, state.supply = [0] * 5, 0, 0
    state.hands, state.rest = [[] for _ in range(owners)], []
    state.discards, state.declared = [None] * people, [None] * people
    state.order, state.trick, state.trick_status = (), [], TrickStatus.OPEN
    state.last_order, state.last_trick = (), ()
    state.visitor = -1
    state.tricks, state.piles, state.scores = [0] * owners, [()] * owners, [0] * owners
    state.ledger, state.winners = (), ()
    return state
