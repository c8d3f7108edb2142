"""Actions: what somebody asks for. Data only, no rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.rules.bugami.cards import CARD_NAMES, MISERE, Bid, Card


@dataclass(frozen=True, slots=True)
class MakeBid:
    """A suit to be kept clear of, or Misère."""

    bid: Bid


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card into the trick."""

    card: Card


Action = MakeBid | PlayCard

# They are interned, because a search makes millions of them.
BIDS: Final = tuple(MakeBid(bid) for bid in (0, 1, 2, 3, MISERE))
PLAYS: Final[Mapping[Card, PlayCard]] = {card: PlayCard(card) for card in CARD_NAMES}
