"""Actions: what somebody asks for. Data only, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.rules.council.cards import CARD_NAMES, Card, Faction


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

# They are interned, because a search makes millions of them.
DECLARATIONS: Final = (Declare(False), Declare(True))
DISCARDS: Final[Mapping[Card, DiscardCard]] = {card: DiscardCard(card) for card in CARD_NAMES}
PLAYS: Final[Mapping[Card, PlayCard]] = {card: PlayCard(card) for card in CARD_NAMES}
SETTLES: Final[Mapping[Card, Settle]] = {card: Settle(card) for card in CARD_NAMES}
VISITS: Final = tuple(Visit(faction) for faction in range(5))
PASS: Final = Visit(None)
