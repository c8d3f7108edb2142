"""What a choice is called in a review, where there is little room."""

from __future__ import annotations

from game.describe.glass.names import STACK_NAMES
from game.rules.glass.api import Action, Draw, Move, View
from game.words import _


def brief(_view: View, action: Action, name: str) -> str:
    """A stack by its place alone, without what lies on it."""
    if isinstance(action, Draw):
        return _(STACK_NAMES[action.stack])
    if isinstance(action, Move):
        one, other = (_(STACK_NAMES[stack]) for stack in (action.source, action.target))
        # Translators: a coin moves the top card of a stack onto another.
        return _("a coin: {stack} → {other}").format(stack=one, other=other)
    return name
