"""What the page says by itself, in the language of the table."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.words import N_, _

WORDS: Final = MappingProxyType(
    {
        "turn": N_("Your turn"),
        "hand": N_("Your hand"),
        "log": N_("Log"),
        "happened": N_("What has happened"),
        "table": N_("Table"),
        "tap": N_("Tap a choice to see what it would do."),
        "look": N_("Look at the big screen."),
        "choose": N_("Choose"),
        "undo": N_("Undo"),
        "points": N_("Points"),
        "sent": N_("Sending …"),
        "old": N_("That question has been answered."),
        "close": N_("Close"),
        "elsewhere": N_("This seat is open in another tab. Tap here to play in this one."),
    }
)
"""By what the page calls them."""


def page_words() -> dict[str, str]:
    """All of them, looked up."""
    return {name: _(words) for name, words in WORDS.items()}
