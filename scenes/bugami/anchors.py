"""The places of the desk that things fly between, besides those of every trick game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.describe.bugami.names import bug_picture, card_codes
from game.rules.bugami.api import Bid, Card
from game.table import Seat
from scenes.bugami.cards import DECK
from scenes.table.cue import CardFace, InHand, OnDeck, Token
from scenes.tricks.cues import Heap, OnPile, OnTable

SEALED: Final = Token("bugami/token_bid_hidden")
BUG: Final = Token("bugami/token_bug")
CLEAN: Final = Token("bugami/token_clean")
RING: Final = Token("bugami/token_ring")
BROKEN: Final = Token("bugami/token_bid_misere")


def folded(bid: Bid) -> Token:
    """The bug that somebody has folded."""
    return Token(bug_picture(bid))


def face(card: Card | None) -> CardFace:
    """A card of this pack; None: one that is seen from the back only."""
    return CardFace(DECK, None if card is None else card_codes([card])[0])


@dataclass(frozen=True, slots=True)
class OnPlaque:
    """The bid of a seat, where it lies all through the deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class InRow:
    """Bid ``slot`` of ``count`` in the middle of the desk; ``above`` it, before it drops."""

    slot: int
    count: int
    above: bool = False


@dataclass(frozen=True, slots=True)
class Folding:
    """Where my bid is folded."""


@dataclass(frozen=True, slots=True)
class OnCount:
    """What counts the bugs of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OnFloor:
    """Below a plaque, where torn paper falls."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """Card ``slot`` of ``count`` of those that were laid aside, turned over."""

    slot: int
    count: int


BugamiAnchor: TypeAlias = (
    InHand
    | OnDeck
    | OnTable
    | OnPile
    | Heap
    | OnPlaque
    | InRow
    | Folding
    | OnCount
    | OnFloor
    | Shown
)
