"""The state of a game and its actions: data only, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.rules.council.cards import CARD_NAMES, Card, Edition, Faction
from game.rules.council.choices import NEUTRALS
from game.rules.council.events import AgeScored
from game.rules.council.solo import Personality, Solo
from game.table import Carry, Seat


class Phase(StrEnum):
    """What is asked next; the first five are kinds of decisions."""

    DECLARE = "declare"
    DISCARD = "discard"
    PLAY = "play"
    VISIT = "visit"
    TIEBREAK = "tiebreak"
    DEAL = "deal"
    OVER = "over"


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


# Actions: what somebody asks for. They are interned in the tables below, because a search makes
# millions of them.


@dataclass(frozen=True, slots=True)
class Declare:
    """Allegiance or No Allegiance for this Age."""

    no_allegiance: bool


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """The card that No Allegiance costs."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card into the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class Visit:
    """Activate a faction's space, or pass (None; prototype edition only)."""

    faction: Faction | None


@dataclass(frozen=True, slots=True)
class Settle:
    """One of several cards that nothing tells apart, for the Termitenator."""

    card: Card


Action = Declare | DiscardCard | PlayCard | Visit | Settle

DECLARATIONS: Final = (Declare(False), Declare(True))
DISCARDS: Final[Mapping[Card, DiscardCard]] = {card: DiscardCard(card) for card in CARD_NAMES}
PLAYS: Final[Mapping[Card, PlayCard]] = {card: PlayCard(card) for card in CARD_NAMES}
SETTLES: Final[Mapping[Card, Settle]] = {card: Settle(card) for card in CARD_NAMES}
VISITS: Final = tuple(Visit(faction) for faction in range(5))
PASS: Final = Visit(None)


class State:
    """A game in progress. Only the engine writes to it; everybody else gets a view.

    Lists by owner of cards unless said otherwise. ``trick`` holds the cards in playing order,
    ``order`` whose cards they are; a complete trick stays until the next one begins.
    """

    __slots__ = (
        "age", "chambers", "controller", "cubes", "declared", "discards", "hands", "last_order",
        "last_trick", "lead", "ledger", "order", "phase", "piles", "rest", "scores", "setup",
        "solo", "supply", "tricks", "trick", "trick_number", "visitor", "winners",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.phase = Phase.DEAL
        self.age = 1
        self.trick_number = 1
        self.lead: Seat = setup.lead
        # Who plays the Emissary's next card; None at a table without it.
        self.controller: Seat | None = setup.lead if setup.seats == 2 else None
        self.solo: Solo | None = None  # the engine puts it there
        self.cubes: list[int] = [0] * 5  # by faction
        self.chambers = 0
        self.supply = 0
        self.hands: list[list[Card]] = [[] for _ in range(setup.owners)]
        self.rest: list[Card] = []  # top first
        self.discards: list[Card | None] = [None] * setup.seats  # by person, like declared
        self.declared: list[bool | None] = [None] * setup.seats
        self.order: tuple[Seat, ...] = ()
        self.trick: list[Card] = []
        self.last_order: tuple[Seat, ...] = ()
        self.last_trick: tuple[Card, ...] = ()
        self.visitor: Seat = -1
        self.tricks: list[int] = [0] * setup.owners
        self.piles: list[tuple[Card, ...]] = [()] * setup.owners
        self.scores: list[int] = [0] * setup.owners
        self.ledger: tuple[AgeScored, ...] = ()
        self.winners: tuple[Seat, ...] = ()

    def copy(self) -> State:
        """An independent state: nothing done to one is seen by the other."""
        twin = State.__new__(State)
        twin.setup = self.setup
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
        twin.last_order = self.last_order
        twin.last_trick = self.last_trick
        twin.visitor = self.visitor
        twin.tricks = self.tricks[:]
        twin.piles = self.piles[:]
        twin.scores = self.scores[:]
        twin.ledger = self.ledger
        twin.winners = self.winners
        return twin
