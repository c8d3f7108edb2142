"""What the page says by itself, in the language of its phone."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from game.languages import best_code, translations
from game.words import N_, _, aside

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
        "choose": N_("Nothing is chosen yet"),
        "sent": N_("Sending …"),
        "lost": N_("The table cannot be reached. Trying again …"),
        "scan": N_("Scan the code of your seat on the big screen, or type its six letters here."),
        "code": N_("Six letters"),
        "take": N_("Take this seat"),
        "six": N_("The code has six letters."),
        "wrong": N_("No free seat has this code. Look at the big screen once more."),
        "later": N_("Too many wrong codes. Wait {seconds} s, or scan the code."),
        "used": N_("This hand is on another phone already."),
        "old": N_("This code is from a game before. Scan the one on the big screen."),
        "never": N_("Too many wrong codes. Scan the code of your seat."),
        "elsewhere": N_("Your hand is open in another tab."),
        "here": N_("Play here"),
        "points": N_("Points: {points}"),
        "again": N_("Try again"),
    }
)
"""By what the page calls them."""


def page_words(wishes: Sequence[str]) -> dict[str, str]:
    """All of them, for a phone that wishes for these languages; ``lang`` is the code of theirs."""
    code = best_code(wishes)
    with aside(translations(code)):
        return {"lang": code, **{name: _(words) for name, words in WORDS.items()}}
