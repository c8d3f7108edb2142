"""What has happened at the solo table, as values: self-contained, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.council.cards import Card, Faction
from game.rules.council.decision_trace import TermitenatorChoice
from game.rules.council.solo import Personality
from game.rules.council.stakes import Stake
from game.table import Seat


@dataclass(frozen=True, slots=True)
class TermitenatorArrived:
    """A solo game begins: this space is the Termite Space, and the scores are carried over.

    ``game`` is its number in a Trilogy, 1 for a single game.
    """

    termite: Faction
    personality: Personality
    scores: tuple[int, int]
    game: int


@dataclass(frozen=True, slots=True)
class CardsFlipped:
    """The Termitenator turned these over: place in the pyramid and card."""

    cards: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class IdeologyChanged:
    """The Termitenator is Losing or Winning from now on; the clause says why."""

    losing: bool
    clause: str


@dataclass(frozen=True, slots=True)
class CardChosen:
    """The Termitenator took a card from this place of its pyramid; ``choice`` says why."""

    choice: TermitenatorChoice
    place: int


@dataclass(frozen=True, slots=True)
class PersonalityTriggered:
    """A cube joined the Termite Space, and the personality does something about it."""

    personality: Personality


@dataclass(frozen=True, slots=True)
class PointGained:
    """Points went onto the score track at once."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class StakeRaised:
    """A step of the stake gave the Termitenator points."""

    step: Stake
    points: int


@dataclass(frozen=True, slots=True)
class CardsTaken:
    """So many cards of the leftover deck went face down to the Card Shark."""

    count: int


@dataclass(frozen=True, slots=True)
class CardOffered:
    """The Thief will give this card; which one it takes for it is still to be settled."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardsExchanged:
    """The Thief gave a face-up card for one of your hand, which lies in its place now."""

    given: Card
    taken: Card
    place: int


@dataclass(frozen=True, slots=True)
class TrickStolen:
    """A won trick changed its pile."""

    from_seat: Seat
    to_seat: Seat


@dataclass(frozen=True, slots=True)
class CubeOnSoloBoard:
    """A cube came to the Solo Board, from a space or from the supply (None)."""

    origin: Faction | None


@dataclass(frozen=True, slots=True)
class TrickDiscarded:
    """A cube of the Solo Board went to the supply, and the trick just won to nobody."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PokerHandShown:
    """The Card Shark turned its cards over: all of them, the best hand, its cards and points."""

    cards: tuple[Card, ...]
    hand: str
    made: tuple[Card, ...]
    points: int


SoloEvent = (
    TermitenatorArrived
    | CardsFlipped
    | IdeologyChanged
    | CardChosen
    | PersonalityTriggered
    | PointGained
    | StakeRaised
    | CardsTaken
    | CardOffered
    | CardsExchanged
    | TrickStolen
    | CubeOnSoloBoard
    | TrickDiscarded
    | PokerHandShown
)
