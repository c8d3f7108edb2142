"""What keys and settings are called in the words of the games that are played here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from game.words import N_


class KeyLabels(NamedTuple):
    """Messages; an empty one stands for something that the game does not have.

    Args:
        close_up: What the key for a look back at the table shows: ``the last trick``.
        ahead: What may be marked while a game goes on: ``Show who is ahead in a trick``.
        passes: Whether a key leaves things as they are, where something may be moved.
        sample: Words that show what letters look like now.
    """

    close_up: str = ""
    ahead: str = ""
    passes: bool = False
    sample: str = N_("Four bugs sit down at the table; 12 more wait behind the fence.")


USUAL: Final = KeyLabels()
"""Of a game that says nothing about them."""
OF_MANY: Final = KeyLabels(N_("Look back at the table"), N_("Hints"))
"""Where games differ."""


def together(games: Iterable[KeyLabels]) -> KeyLabels:
    """What several games agree upon, and what is said where they do not."""
    told = tuple(games)

    def agreed(field: str) -> str:
        said: set[str] = {getattr(one, field) for one in told} - {""}
        return said.pop() if len(said) == 1 else getattr(OF_MANY, field) if said else ""

    return KeyLabels(
        agreed("close_up"),
        agreed("ahead"),
        any(one.passes for one in told),
        agreed("sample"),
    )
