"""What has happened, as values: self-contained, in the past tense, data only.

``place`` counts from 0: on the Wall from its left, on the Floor in the order of arrival.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.rugs.cards import Card, Kind
from game.table import Seat


@dataclass(frozen=True, slots=True)
class CollectorsSatDown:
    """The start marker was given out; the End card lies below so many bugs of the full deck."""

    seats: int
    start: Seat
    end_below: int


@dataclass(frozen=True, slots=True)
class BugsDealt:
    """Everybody got a bug, a hidden one is None; the next bug began the Wall, without a power."""

    hands: tuple[Card | None, ...]
    wall: Card
    deck: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """The start marker lies here; ``final``: it is known already to be the last round."""

    round: int
    start: Seat
    final: bool


@dataclass(frozen=True, slots=True)
class FloorLaid:
    """Bugs were laid on the Floor in this order; so many are left in the deck."""

    cards: tuple[Card, ...]
    deck: int


@dataclass(frozen=True, slots=True)
class EndMet:
    """The End card was drawn and put aside; the clause says which round is the last."""

    clause: str


@dataclass(frozen=True, slots=True)
class BugPicked:
    """A bug of the Floor went into a hand, the ``number``-th pick of the round from 1."""

    seat: Seat
    card: Card
    number: int


@dataclass(frozen=True, slots=True)
class LarvaeHatched:
    """Two Larvae left a hand and the game, in this order."""

    seat: Seat
    larvae: tuple[Card, Card]


@dataclass(frozen=True, slots=True)
class HatchlingTaken:
    """The hatched Larvae brought this bug of the Wall into the hand."""

    seat: Seat
    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class LarvaeKept:
    """Somebody could have hatched Larvae, or once more, and did not."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LeftoverFlew:
    """The last bug of the Floor flew to the right end of the Wall."""

    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class PowerSetOff:
    """A bug acts: the leftover, one drawn by an Ant or after Larvae, one shown for a Butterfly.

    ``clause`` tells what its power is.
    """

    card: Card
    clause: str


@dataclass(frozen=True, slots=True)
class PowerRested:
    """Nothing happens, or nothing more; None where no bug was left over. The clause says why."""

    card: Card | None
    clause: str


@dataclass(frozen=True, slots=True)
class BugJoinedWall:
    """The next bug of the deck came to the right end of the Wall."""

    card: Card
    place: int
    deck: int


@dataclass(frozen=True, slots=True)
class LarvaeLeftWall:
    """All Larvae of the Wall left the game, in their order on it."""

    larvae: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BugShown:
    """The start player showed a bug; it stays in the hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class SeatSkipped:
    """Somebody has no part in a power; the clause says why."""

    seat: Seat
    clause: str


@dataclass(frozen=True, slots=True)
class BugDropped:
    """A bug of a hand went to the Floor of the next round."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BugPlaced:
    """A bug of a hand went to the right end of the Wall, then the leftmost came into the hand."""

    seat: Seat
    card: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class SwapOffered:
    """Somebody chose which bug of the hand is going to be swapped."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BugsSwapped:
    """A bug of a hand and one of the Wall changed places."""

    seat: Seat
    given: Card
    taken: Card
    place: int


@dataclass(frozen=True, slots=True)
class BugDrawn:
    """A bug of the deck went into a hand; hidden is None."""

    seat: Seat
    card: Card | None
    deck: int


@dataclass(frozen=True, slots=True)
class PassChosen:
    """Somebody chose, in secret, what to pass; hidden is None."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class Gift:
    """A bug that was passed; hidden is None for all but who gave and who got it."""

    giver: Seat
    taker: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class BugsPassed:
    """All chosen bugs changed hands at once; ``step`` is 1 to the left, −1 to the right."""

    gifts: tuple[Gift, ...]
    step: int


@dataclass(frozen=True, slots=True)
class FinalRoundEnded:
    """There is no further round; the collections are put in order."""

    round: int


@dataclass(frozen=True, slots=True)
class MosquitosGrouped:
    """Somebody put two Mosquitos with the kind they copy, or left the others alone (None).

    That is a secret: ``hidden`` where it is not told.
    """

    seat: Seat
    kind: Kind | None
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class CollectionsShown:
    """Everybody laid the hand on the table; ``pairs`` are the kinds copied, in order of choice."""

    hands: tuple[tuple[Card, ...], ...]
    pairs: tuple[tuple[Kind, ...], ...]


@dataclass(frozen=True, slots=True)
class TypeScore:
    """What somebody gets for a kind.

    ``count`` are the bugs of it, pairs included. ``factor`` is what decides about their worth: for
    Butterflies the types there is exactly one of, for Fireflies the rugs, for Larvae those that
    hatch, for Ants the points of each, for Spiders those that eat, for Flies those that are left,
    for Beetles and Ladybugs the points of each (0: four Ladybugs, which count together).
    """

    seat: Seat
    count: int
    factor: int
    points: int


@dataclass(frozen=True, slots=True)
class TypeScored:
    """A line of the score sheet, a row for each seat; ``clause`` is how the kind scores."""

    kind: Kind
    clause: str
    rows: tuple[TypeScore, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The end; ``clause`` says what settled it."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    clause: str


Event = (
    CollectorsSatDown
    | BugsDealt
    | RoundBegan
    | FloorLaid
    | EndMet
    | BugPicked
    | LarvaeHatched
    | HatchlingTaken
    | LarvaeKept
    | LeftoverFlew
    | PowerSetOff
    | PowerRested
    | BugJoinedWall
    | LarvaeLeftWall
    | BugShown
    | SeatSkipped
    | BugDropped
    | BugPlaced
    | SwapOffered
    | BugsSwapped
    | BugDrawn
    | PassChosen
    | BugsPassed
    | FinalRoundEnded
    | MosquitosGrouped
    | CollectionsShown
    | TypeScored
    | GameEnded
)
