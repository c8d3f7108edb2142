"""What a choice is called where nobody sees any more what was asked."""

from __future__ import annotations

from game.rules.bugami.api import Action, MakeBid, View
from game.words import _


def called(_view: View, action: Action, name: str) -> str:
    """A suit says that it is a bid."""
    return _("bidding {bid}").format(bid=name) if isinstance(action, MakeBid) else name
