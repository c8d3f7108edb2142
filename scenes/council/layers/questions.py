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
    card_words,
    space_name,
)
from game.words import N_, _

SETTLING: Final = {
    Tie.PLAY: N_("Let it play {card}?"),
    Tie.GIVE: N_("Let it give you {card}?"),
    Tie.TAKE: N_("Let it take your {card}?"),
}


def question(action: Action, view: View) -> str:
    """``Play the Ants 5?``; ``view`` is that of whoever is about to do it."""
    its = view.termitenator
    match action:
        case Declare(no_allegiance):
            return _("Declare No Allegiance?") if no_allegiance else _("Declare Allegiance?")
        case DiscardCard(card):
            return _("Discard {card}?").format(card=card_words(card))
        case PlayCard(card):
            return _("Play {card}?").format(card=card_words(card))
        case Visit(faction) if faction is not None:
            return _("Activate the {space}?").format(
                space=space_name(faction, None if its is None else its.termite)
            )
        case Visit():
            return _("Pass?")
        case Settle(card):
            assert its is not None
            assert its.tie is not None
            return _(SETTLING[its.tie]).format(card=card_words(card))
        case _:
            assert_never(action)
