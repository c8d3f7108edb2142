"""What flies at the council table, besides citizens."""

from __future__ import annotations

from typing import Final

from game.rules.council.api import Card, card_name
from game.table import Seat
from scenes.table.cue import InHand, Token

# The drawing of the cube leaves a margin round it.
CUBE: Final = Token("council/token_cube", margin=128 / 104, tumbles=True)
CROWN: Final = Token("shared/token_crown")
LETTER: Final = Token("council/letter_sealed")


def in_hand(seat: Seat, card: Card | None) -> InHand:
    """A card of a seat; None: nobody knows which."""
    return InHand(seat, None if card is None else card_name(card))
