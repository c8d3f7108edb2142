"""What has happened, as values: self-contained, in the past tense, data only."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.bugami.cards import Bid, Card, Suit
from game.table import Seat


@dataclass(frozen=True, slots=True)
class GameBegan:
    """People sat down to play to ``target`` points, with so many Jokers in the pack."""

    seats: int
    jokers: int
    shotgun: bool
    target: int


@dataclass(frozen=True, slots=True)
class DealBegan:
    """Hands were dealt; a hidden hand is None. ``rest`` is how many cards were laid aside."""

    number: int
    dealer: Seat
    lead: Seat
    hands: tuple[tuple[Card, ...] | None, ...]
    rest: int


@dataclass(frozen=True, slots=True)
class BidMade:
    """Somebody bid in secret; hidden is None."""

    seat: Seat
    bid: Bid | None


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """All bids were turned over at once: one for each seat."""

    bids: tuple[Bid, ...]


@dataclass(frozen=True, slots=True)
class Wedding:
    """These seats bid the same suit and are partners for the deal."""

    suit: Suit
    seats: tuple[Seat, ...]
    clause: str = "wedding"


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card went into the trick at this place in the order (0 leads)."""

    seat: Seat
    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete. ``clause`` says why it is won; ``bugs`` are the winner's own in it."""

    seat: Seat
    number: int
    cards: tuple[tuple[Seat, Card], ...]
    bugs: int
    clause: str


@dataclass(frozen=True, slots=True)
class RestTaken:
    """The cards laid aside were shown and went to the winner of the last trick.

    ``bugs`` are the winner's own among them.
    """

    seat: Seat
    cards: tuple[Card, ...]
    bugs: int
    clause: str = "rest-to-last"


@dataclass(frozen=True, slots=True)
class SeatScore:
    """One seat's line of a deal: what it gets, and the clause that says why.

    ``tricks`` and ``bugs`` are those of its whole ``side``: itself, and its partners.
    """

    seat: Seat
    bid: Bid
    side: tuple[Seat, ...]
    tricks: int
    bugs: int
    points: int
    clause: str


@dataclass(frozen=True, slots=True)
class DealScored:
    """The points of a deal, and the scores after it."""

    number: int
    rows: tuple[SeatScore, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayWentOn:
    """Nobody has won yet; the clause says why."""

    clause: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The end: a single winner; the clause says what settled it."""

    winners: tuple[Seat, ...]
    clause: str


Event = (
    GameBegan
    | DealBegan
    | BidMade
    | BidsRevealed
    | Wedding
    | CardPlayed
    | TrickWon
    | RestTaken
    | DealScored
    | PlayWentOn
    | GameEnded
)
