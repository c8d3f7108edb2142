"""What somebody is about to do, as a question: for those who want to be asked once more."""

from __future__ import annotations

from typing import assert_never

from game.describe.rugs.names import card_words, kind_name
from game.rules.rugs.api import Action, Choose, Done, Hatch, Pair
from game.words import _


def question(action: Action) -> str:
    """``Choose the Ladybug on stripes?``."""
    match action:
        case Choose(card):
            return _("Choose the {bug}?").format(bug=card_words(card))
        case Hatch():
            return _("Hatch the two Larvae?")
        case Pair(kind):
            return _("Make a pair of Mosquitos a {bug}?").format(bug=kind_name(kind))
        case Done():
            return _("Leave it like this?")
        case _:
            assert_never(action)
