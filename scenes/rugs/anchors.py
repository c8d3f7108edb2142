"""The places of the attic that things fly between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.rules.rugs.api import Card, card_name
from game.table import Seat
from scenes.table.cue import Flight, InHand, OnDeck, Token

SLIPPER: Final = Token("rugs/token_start")
SHELL: Final = (Token("rugs/token_shell_cap"), Token("rugs/token_shell_chip"))
END_CARD: Final = Token("rugs/card_end")
PIECES: Final = 6  # of a shell


@dataclass(frozen=True, slots=True)
class OnFloor:
    """A place of the rug, of so many."""

    place: int
    count: int


@dataclass(frozen=True, slots=True)
class OnWall:
    """A place of the line, of so many."""

    place: int
    count: int


@dataclass(frozen=True, slots=True)
class Away:
    """Above a place of the line: out of the game."""

    place: int
    count: int


@dataclass(frozen=True, slots=True)
class OnRing:
    """What a seat is about to pass; ``step`` says which way: 1 to the left, −1 to the right."""

    seat: Seat
    step: int


@dataclass(frozen=True, slots=True)
class Offered:
    """What somebody is about to swap lies on the rug."""


@dataclass(frozen=True, slots=True)
class Middle:
    """Large in the middle of the rug, for everybody to see."""


@dataclass(frozen=True, slots=True)
class Gift:
    """The same, for me: what I have got."""


@dataclass(frozen=True, slots=True)
class OnPaper:
    """The sign on the paper about a power."""


@dataclass(frozen=True, slots=True)
class AtSeat:
    """The corner of a plaque, where the slipper stands."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BesideDrawer:
    """Where the End card lies when it has been met."""


@dataclass(frozen=True, slots=True)
class Shells:
    """Over a seat's hand, where two Larvae meet and hatch; ``side`` −1 or 1."""

    seat: Seat
    side: int


@dataclass(frozen=True, slots=True)
class Shard:
    """A piece of a shell that breaks ``at`` a place; ``flown``: where it falls."""

    at: Shells | OnWall
    piece: int
    flown: bool = False


RugsAnchor: TypeAlias = (
    InHand
    | OnDeck
    | OnFloor
    | OnWall
    | Away
    | OnRing
    | Offered
    | Middle
    | Gift
    | OnPaper
    | AtSeat
    | BesideDrawer
    | Shells
    | Shard
)


def burst(at: Shells | OnWall, begin: float) -> tuple[Flight, ...]:
    """The pieces of a shell that fly off all around, from then on."""
    return tuple(
        Flight(SHELL[piece % len(SHELL)], Shard(at, piece), Shard(at, piece, flown=True), begin)
        for piece in range(PIECES)
    )


def in_hand(seat: Seat, card: Card | None) -> InHand:
    """A card of a seat; None: nobody knows which."""
    return InHand(seat, None if card is None else card_name(card))
