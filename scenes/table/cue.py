"""The words of the choreography: places to fly between, flights, and cues, its steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from game.rules.council.api import Card, Faction
from game.table import Seat
from scenes.council.stage import Stage
from scenes.kit.sound import Recording
from scenes.table.speech import Line

# Anchors: where a flight starts or ends. The motion layer knows where that is in this window.


@dataclass(frozen=True, slots=True)
class InHand:
    """A card of a seat; in my own fan at its place."""

    seat: Seat
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class OnTable:
    """The place of a seat's card in the trick."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnPile:
    """The pile of won tricks of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnDeck:
    """The leftover deck, beside the supply."""


@dataclass(frozen=True, slots=True)
class OnSpace:
    """Cube number ``slot`` of ``count`` on a faction's space."""

    faction: Faction
    slot: int
    count: int


@dataclass(frozen=True, slots=True)
class Above:
    """Cube number ``slot`` of ``count`` in the sower's hand over a faction's space."""

    faction: Faction
    slot: int
    count: int


@dataclass(frozen=True, slots=True)
class InChambers:
    """Cube number ``slot`` of ``count`` in the Chambers."""

    slot: int
    count: int


@dataclass(frozen=True, slots=True)
class Heap:
    """Card ``slot`` of a trick that its winner has pushed together."""

    seat: Seat
    slot: int


@dataclass(frozen=True, slots=True)
class AtDoor:
    """Before the Chambers, where the visitor stands."""


@dataclass(frozen=True, slots=True)
class OnCrown:
    """The crown over the number of a strongest faction."""

    faction: Faction


@dataclass(frozen=True, slots=True)
class InPyramid:
    """A place of the Termitenator's pyramid."""

    place: int


@dataclass(frozen=True, slots=True)
class OnBelongings:
    """What the personality has collected: the sleeve, the Solo Board."""


@dataclass(frozen=True, slots=True)
class InSupply:
    """The supply bowl."""


@dataclass(frozen=True, slots=True)
class LaidOut:
    """Card ``number`` of ``count`` of a poker hand that is shown."""

    number: int
    count: int


@dataclass(frozen=True, slots=True)
class Offstage:
    """High above a faction's space: where cubes come from when the council sits down."""

    faction: Faction


Anchor = (
    InHand
    | OnTable
    | OnPile
    | OnDeck
    | OnSpace
    | Above
    | InChambers
    | Offstage
    | InPyramid
    | OnBelongings
    | InSupply
    | LaidOut
    | Heap
    | AtDoor
    | OnCrown
)
CUBE: Final = "cube"
CROWN: Final = "crown"


class Pawn(NamedTuple):
    """A seat's marker on its way."""

    colour: str
    name: str


@dataclass(frozen=True, slots=True)
class Flight:
    """One thing on its way. ``begin`` and ``end`` are fractions of the cue's time.

    ``thing`` is a card, a cube, a crown, a pawn, or None for a card that is seen from the back
    only. ``turns`` shows the back first and the face from the middle on, ``hides`` the reverse.
    """

    thing: Card | str | Pawn | None
    start: Anchor
    goal: Anchor
    begin: float = 0.0
    end: float = 1.0
    turns: bool = False
    hides: bool = False
    bounces: bool = False


@dataclass(frozen=True, slots=True)
class Cue:
    """A step of the show. ``stage`` lies still while it lasts, ``after`` is where it ends.

    ``inviting`` spaces are lit for a visitor; ``crowned`` tells who wears a crown as long as that
    is not settled.
    """

    seconds: float
    stage: Stage
    after: Stage
    flights: tuple[Flight, ...] = ()
    line: Line | None = None
    lit: Faction | None = None
    inviting: tuple[Faction, ...] = ()
    crowned: tuple[Faction, ...] | None = None
    seated: int = 5
    sound: Recording | None = None
    pitch: int = 0
    heard_at: float = 0.0  # the fraction of the time at which the sound begins
