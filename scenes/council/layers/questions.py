"""What somebody is about to do, as a question: for those who want to be asked once more."""

from __future__ import annotations

from typing import Final, assert_never

from game.rules.council.api import (
    Action,
    Declare,
    DiscardCard,
    PlayCard,
    Settle,
    Tie,
    View,
    Visit,
)
from game.words import N_, _
from scenes.council.words.names import card_words, space_name

SETTLING: Final = {
    Tie.PLAY: N_("Let it play the {card}?"),
    Tie.GIVE: N_("Let it give you the {card}?"),
    Tie.TAKE: N_("Let it take your {card}?"),
}


def question(action: Action, view: View) -> str:
    """``Play the Ants 5?``; ``view`` is that of whoever is about to do it."""
    its = view.termitenator
    match action:
        case Declare(no_allegiance):
            return _("Declare No Allegiance?") if no_allegiance else _("Declare allegiance?")
        case DiscardCard(card):
            return _("Lay the {card} aside?").format(card=card_words(card))
        case PlayCard(card):
            return _("Play the {card}?").format(card=card_words(card))
        case Visit(faction) if faction is not None:
            return _("Activate the {faction}?").format(
                faction=space_name(faction, None if its is None else its.termite)
            )
        case Visit():
            return _("Stay away from the council?")
        case Settle(card):
            assert its is not None
            assert its.tie is not None
            return _(SETTLING[its.tie]).format(card=card_words(card))
        case _:
            assert_never(action)
