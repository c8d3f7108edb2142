"""What somebody is about to do, as a question: for those who want to be asked once more."""

from __future__ import annotations

from typing import assert_never

from game.describe.bugami.names import bid_name, card_words
from game.rules.bugami.api import Action, MakeBid, PlayCard
from game.words import _


def question(action: Action) -> str:
    """``Play the Hearts 5?``, ``Bid Misère?``."""
    match action:
        case MakeBid(bid):
            return _("Bid {bid}?").format(bid=bid_name(bid))
        case PlayCard(card):
            return _("Play {card}?").format(card=card_words(card))
        case _:
            assert_never(action)
