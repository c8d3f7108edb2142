"""The places of the council table that things fly between, besides those of every trick game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.rules.council.api import Card, Faction, card_name
from game.table import Seat
from scenes.council.cards import DECK
from scenes.table.cue import CardFace, InHand, OnDeck, Token
from scenes.tricks.cues import Heap, OnPile, OnTable

CUBE: Final = Token(
    "council/token_cube", margin=128 / 104, tumbles=True
)  # the drawing leaves a margin round the cube
CROWN: Final = Token("shared/token_crown")
LETTER: Final = Token("council/letter_sealed")


def face(card: Card | None) -> CardFace:
    """A card of this deck; None: one that is seen from the back only."""
    return CardFace(DECK, None if card is None else card_name(card))


def in_hand(seat: int, card: Card | None) -> InHand:
    """A card of a seat; None: nobody knows which."""
    return InHand(seat, None if card is None else card_name(card))


@dataclass(frozen=True, slots=True)
class OnSpace:
    """Cube number ``slot`` of ``count`` on a faction's space."""

    faction: Faction
    slot: int
    count: int


@dataclass(frozen=True, slots=True)
class InRow:
    """The place of a seat's card in the trick before that has been won."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnOath:
    """The plaque on which a sealed declaration lies."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnLetter:
    """Where a declaration is sealed, and opened: round the middle of the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnRung:
    """The emblem on a rung of the ladder of strength; 0 is the highest."""

    number: int


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
class AtDoor:
    """Before the Chambers, where the visitor stands."""


@dataclass(frozen=True, slots=True)
class AtGate:
    """Citizen number ``slot`` of ``count`` who are on their way, at the gate of a city."""

    faction: Faction
    slot: int
    count: int


@dataclass(frozen=True, slots=True)
class AtHome:
    """Behind the wall of a city."""

    faction: Faction


@dataclass(frozen=True, slots=True)
class OnThreshold:
    """Where whoever comes from a city goes into the Chambers."""

    faction: Faction


@dataclass(frozen=True, slots=True)
class OnCrown:
    """The crown over the number of a strongest faction."""

    faction: Faction


@dataclass(frozen=True, slots=True)
class OnCard:
    """The upper edge of a seat's card in the trick, where the crown is put on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnSeat:
    """The upper edge of a seat's plaque."""

    seat: Seat


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
    """Card ``number`` of ``count`` that are shown: those of the poker hand, or the ``others``."""

    number: int
    count: int
    others: bool = False


@dataclass(frozen=True, slots=True)
class Offstage:
    """High above a faction's space: where cubes come from when the council sits down."""

    faction: Faction


CouncilAnchor: TypeAlias = (
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
    | AtGate
    | AtHome
    | OnThreshold
    | OnCrown
    | OnCard
    | OnSeat
    | InRow
    | OnRung
    | OnOath
    | OnLetter
)
