"""What has been done by a choice, where nobody sees any more what was asked."""

from __future__ import annotations

from game.rules.council.api import Action, DiscardCard, View, Visit
from game.words import _


def deed(_view: View, action: Action, name: str) -> str:
    """A card that is not played, and a faction that is no suit, say what is done with them."""
    if isinstance(action, DiscardCard):
        # Translators: the subject of “… cost about 5 of 100 games”.
        return _("discarding {card}").format(card=name)
    if isinstance(action, Visit) and action.faction is not None:
        # Translators: the subject of “… cost about 5 of 100 games”.
        return _("activating {faction}").format(faction=name)
    return name
