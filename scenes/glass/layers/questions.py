"""What somebody is about to do, as a question: for those who want to be asked once more."""

from __future__ import annotations

from typing import assert_never

from game.describe.glass.names import card_words, stack_name
from game.rules.glass.api import Action, Draw, EndTurn, Lay, Move, Pass
from game.words import _


def question(action: Action) -> str:
    """``Take the top card of the left stack?``."""
    match action:
        case Draw(stack):
            return _("Take the top card of {stack}?").format(stack=stack_name(stack))
        case Move(source, target):
            words = _("A coin to move a card from {source} onto {target}?")
            return words.format(source=stack_name(source), target=stack_name(target))
        case Lay(card):
            return _("Lay {card} here?").format(card=card_words(card))
        case EndTurn():
            return _("End the turn without a card?")
        case Pass():
            return _("Pass, and be out for good?")
        case _:
            assert_never(action)
