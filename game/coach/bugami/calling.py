"""What has been done by a choice, where nobody sees any more what was asked."""

from __future__ import annotations

from game.rules.bugami.api import Action, MakeBid, View
from game.words import _


def deed(_view: View, action: Action, name: str) -> str:
    """A suit says that it is a bid."""
    if isinstance(action, MakeBid):
        # Translators: the subject of “… cost about 5 points”.
        return _("bidding {bid}").format(bid=name)
    return name
