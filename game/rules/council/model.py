"""The state of a game, its actions and its events: data only, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.rules.council.cards import CARD_NAMES, Card, Edition, Faction
from game.table import Seat


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

    ``council`` holds the factions that start with 4, 3, 2, 1 and 0 cubes; ``ring`` is clockwise.
    """

    edition: Edition
    seats: int
    council: tuple[Faction, ...]
    ring: tuple[Faction, ...]
    lead: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one Age: a hand for each seat, and the leftover deck, top first."""

    hands: tuple[tuple[Card, ...], ...]
    rest: tuple[Card, ...]


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


Action = Declare | DiscardCard | PlayCard | Visit

DECLARATIONS: Final = (Declare(False), Declare(True))
DISCARDS: Final[Mapping[Card, DiscardCard]] = {card: DiscardCard(card) for card in CARD_NAMES}
PLAYS: Final[Mapping[Card, PlayCard]] = {card: PlayCard(card) for card in CARD_NAMES}
VISITS: Final = tuple(Visit(faction) for faction in range(5))
PASS: Final = Visit(None)


# Events: what has happened, self-contained and in the past tense.


@dataclass(frozen=True, slots=True)
class CouncilSeated:
    """The factions sat down in this order with 4, 3, 2, 1 and 0 cubes; ``ring`` is clockwise."""

    council: tuple[Faction, ...]
    ring: tuple[Faction, ...]
    supply: int


@dataclass(frozen=True, slots=True)
class AgeBegan:
    """Hands were dealt; a hidden hand is None."""

    age: int
    leader: Seat
    hands: tuple[tuple[Card, ...] | None, ...]
    rest: int


@dataclass(frozen=True, slots=True)
class Declared:
    """Somebody declared, face down; hidden is None."""

    seat: Seat
    no_allegiance: bool | None


@dataclass(frozen=True, slots=True)
class DeclarationsRevealed:
    """All declarations were turned over at once."""

    choices: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """No Allegiance cost a card, face down; hidden is None."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card went into the trick at this place in the order (0 leads)."""

    seat: Seat
    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete. ``clause`` says why this card is the highest."""

    seat: Seat
    number: int
    cards: tuple[tuple[Seat, Card], ...]
    clause: str


@dataclass(frozen=True, slots=True)
class VisitBegan:
    """The lowest card on suit goes to the council."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class VisitSkipped:
    """Nobody visits after this trick; the clause says why."""

    clause: str


@dataclass(frozen=True, slots=True)
class VisitPassed:
    """The visitor left the council as it was."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CubesSown:
    """All cubes of ``origin`` went one each along ``path``; what was left is in the Chambers."""

    seat: Seat
    origin: Faction
    path: tuple[Faction, ...]
    to_chambers: int


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat's points of one Age, by source. ``card`` is the allegiance, if there is one."""

    seat: Seat
    no_allegiance: bool
    tricks: int
    card: Card | None
    allegiance: int
    no_allegiance_points: int

    @property
    def points(self) -> int:
        """All points of the Age."""
        return self.tricks + self.allegiance + self.no_allegiance_points


@dataclass(frozen=True, slots=True)
class AgeScored:
    """The points of an Age. ``sharing`` seats split the value of No Allegiance."""

    age: int
    rows: tuple[SeatScore, ...]
    chambers: int
    sharing: int


@dataclass(frozen=True, slots=True)
class RecruitsArrived:
    """Each of these spaces got one cube from the supply, in this order."""

    factions: tuple[Faction, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The end; ``clause`` says what settled it."""

    winners: tuple[Seat, ...]
    clause: str


Event = (
    CouncilSeated
    | AgeBegan
    | Declared
    | DeclarationsRevealed
    | CardDiscarded
    | CardPlayed
    | TrickWon
    | VisitBegan
    | VisitSkipped
    | VisitPassed
    | CubesSown
    | AgeScored
    | RecruitsArrived
    | GameEnded
)


class State:
    """A game in progress. Only the engine writes to it; everybody else gets a view.

    Lists by seat unless said otherwise. ``trick`` holds the cards in playing order, ``order``
    the seats whose cards they are; a complete trick stays until the next one begins.
    """

    __slots__ = (
        "age", "chambers", "cubes", "declared", "discards", "hands", "last_order", "last_trick",
        "lead", "ledger", "order", "phase", "piles", "rest", "scores", "setup", "supply",
        "tricks", "trick", "trick_number", "visitor", "winners",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.phase = Phase.DEAL
        self.age = 1
        self.trick_number = 1
        self.lead: Seat = setup.lead
        self.cubes: list[int] = [0] * 5  # by faction
        self.chambers = 0
        self.supply = 0
        self.hands: list[list[Card]] = [[] for _ in range(setup.seats)]
        self.rest: list[Card] = []  # top first
        self.discards: list[Card | None] = [None] * setup.seats
        self.declared: list[bool | None] = [None] * setup.seats
        self.order: tuple[Seat, ...] = ()
        self.trick: list[Card] = []
        self.last_order: tuple[Seat, ...] = ()
        self.last_trick: tuple[Card, ...] = ()
        self.visitor: Seat = -1
        self.tricks: list[int] = [0] * setup.seats
        self.piles: list[tuple[Card, ...]] = [()] * setup.seats
        self.scores: list[int] = [0] * setup.seats
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
