"""What somebody is about to do, as a question: for those who want to be asked once more."""

from __future__ import annotations

from typing import assert_never

from game.rules.council.api import (
    Action,
    Declare,
    DiscardCard,
    PlayCard,
    Settle,
    Visit,
)
from game.words import _
from scenes.council.words.names import card_words, faction_name


def question(action: Action) -> str:
    """``Play the Ants 5?``."""
    match action:
        case Declare(no_allegiance):
            return _("Declare No Allegiance?") if no_allegiance else _("Declare allegiance?")
        case DiscardCard(card):
            return _("Lay the {card} aside?").format(card=card_words(card))
        case PlayCard(card):
            return _("Play the {card}?").format(card=card_words(card))
        case Visit(faction) if faction is not None:
            return _("Activate the {faction}?").format(faction=faction_name(faction))
        case Visit():
            return _("Stay away from the council?")
        case Settle(card):
            return _("Settle it with the {card}?").format(card=card_words(card))
        case _:
            assert_never(action)
