"""What has happened, as values: self-contained, in the past tense, data only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.rules.council.cards import Card, Faction
from game.rules.council.solo_events import SoloEvent
from game.table import Seat


@dataclass(frozen=True, slots=True)
class CouncilSeated:
    """The factions sat down in this order with 4, 3, 2, 1 and 0 cubes; ``ring`` is clockwise."""

    council: tuple[Faction, ...]
    ring: tuple[Faction, ...]
    supply: int


@dataclass(frozen=True, slots=True)
class AgeBegan:
    """Hands were dealt; a hidden hand is None.

    ``controller`` plays the Emissary's first card, and its hand lies face up; None without it.
    In a solo game the second hand is the pyramid in dealing order, and ``trigger_row`` is where
    the Termitenator may lose heart (None: nowhere).
    """

    age: int
    leader: Seat
    hands: tuple[tuple[Card, ...] | None, ...]
    rest: int
    controller: Seat | None = None
    trigger_row: int | None = None


@dataclass(frozen=True, slots=True)
class AllegianceDeclared:
    """Somebody declared, face down; hidden is None."""

    seat: Seat
    no_allegiance: bool | None


@dataclass(frozen=True, slots=True)
class DeclarationsRevealed:
    """All declarations were turned over at once: one for each person."""

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
    """All cubes of ``origin`` went one each along ``path``; what was left is in the Chambers.

    ``termite`` is the space that the Termites have taken, in a solo game.
    """

    seat: Seat
    origin: Faction
    path: tuple[Faction, ...]
    to_chambers: int
    termite: Faction | None = None


@dataclass(frozen=True, slots=True)
class EmissaryRefilled:
    """The top of the deck lies face up for the Emissary now.

    ``discarded_by`` is told to whoever had discarded that card, and to nobody else.
    """

    card: Card
    discarded_by: Seat | None


class SeatScore(NamedTuple):
    """One seat's points of one Age, by source. ``card`` is the allegiance, if there is one.

    ``extra`` are the points of a personality; ``marked`` of them are on the score track already.
    A tuple, because every playout ends with one for each seat.
    """

    seat: Seat
    no_allegiance: bool
    tricks: int
    card: Card | None
    allegiance: int
    no_allegiance_points: int
    extra: int = 0
    marked: int = 0

    @property
    def points(self) -> int:
        """All points of the Age."""
        return self.tricks + self.allegiance + self.no_allegiance_points + self.extra

    @property
    def due(self) -> int:
        """The points that go onto the score track at the end of the Age."""
        return self.points - self.marked


@dataclass(frozen=True, slots=True)
class AgeScored:
    """The points of an Age. ``sharing`` seats split the value of No Allegiance."""

    age: int
    rows: tuple[SeatScore, ...]
    chambers: int
    sharing: int


@dataclass(frozen=True, slots=True)
class RecruitsArrived:
    """Each of these spaces got one cube from the supply, in this order.

    ``termite`` is the space that the Termites have taken, in a solo game.
    """

    factions: tuple[Faction, ...]
    termite: Faction | None = None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The end; ``clause`` says what settled it."""

    winners: tuple[Seat, ...]
    clause: str


Event = (
    SoloEvent
    | CouncilSeated
    | AgeBegan
    | AllegianceDeclared
    | DeclarationsRevealed
    | CardDiscarded
    | CardPlayed
    | TrickWon
    | VisitBegan
    | VisitSkipped
    | VisitPassed
    | CubesSown
    | EmissaryRefilled
    | AgeScored
    | RecruitsArrived
    | GameEnded
)
