"""What the page says by itself, in the language of the table."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.words import N_, _

WORDS: Final = MappingProxyType(
    {
        "title": N_("Your hand"),
        "log": N_("Log"),
        "table": N_("Table"),
        "close": N_("Close"),
        "undo": N_("Undo"),
        "turn": N_("Your turn"),
        "tap": N_("Tap a choice to see what it would do."),
        "look": N_("Look at the big screen."),
        "happened": N_("What has happened"),
        "choose": N_("Choose first"),
        "sent": N_("Sending …"),
        "lost": N_("The table is not to be reached. Trying again …"),
        "scan": N_("Scan the code of your seat on the big screen."),
        "elsewhere": N_("Your hand is open in another tab."),
        "here": N_("Play here"),
        "points": N_("{points} points"),
    }
)
"""By what the page calls them."""


def page_words() -> dict[str, str]:
    """All of them, looked up."""
    return {name: _(words) for name, words in WORDS.items()}
