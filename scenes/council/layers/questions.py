"""What somebody is about to do, as a question: for those who want to be asked once more."""

from __future__ import annotations

from typing import assert_never

from game.rules.council.api import (
    FACTION_NAMES,
    Action,
    Declare,
    DiscardCard,
    PlayCard,
    Settle,
    Visit,
)
from scenes.council.names import card_words


def question(action: Action) -> str:
    """``Play the Ants 5?``."""
    match action:
        case Declare(no_allegiance):
            return "Declare No Allegiance?" if no_allegiance else "Declare allegiance?"
        case DiscardCard(card):
            return f"Lay the {card_words(card)} aside?"
        case PlayCard(card):
            return f"Play the {card_words(card)}?"
        case Visit(faction) if faction is not None:
            return f"Activate the {FACTION_NAMES[faction]}?"
        case Visit():
            return "Stay away from the council?"
        case Settle(card):
            return f"Settle it with the {card_words(card)}?"
        case _:
            assert_never(action)
