"""A sentence with a speaker, and the words that all sentences of the table share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.council.api import FACTION_NAMES, Card, Faction, suit_of, value_of


class Line(NamedTuple):
    """A sentence, and whose it is (may be empty)."""

    who: str
    words: str

    @property
    def text(self) -> str:
        """The whole line, for the log."""
        return f"{self.who} {self.words}" if self.who else self.words


def card_words(card: Card) -> str:
    """``Ants 5``."""
    return f"{FACTION_NAMES[suit_of(card)]} {value_of(card)}"


def space_name(faction: Faction, termite: Faction | None = None) -> str:
    """Whose space it is: a faction's, or the Termites'."""
    return "Termites" if faction == termite else FACTION_NAMES[faction]


def cubes_words(count: int) -> str:
    """``1 cube``, ``3 cubes``."""
    return "1 cube" if count == 1 else f"{count} cubes"


def trick_count(count: int) -> str:
    """``no trick``, ``1 trick``, ``4 tricks``."""
    return {0: "no trick", 1: "1 trick"}.get(count, f"{count} tricks")


def listed(names: Sequence[str]) -> str:
    """``Ada``, ``Ada and Ben``, ``Ada, Ben and Cy``."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def factions_words(factions: Sequence[Faction]) -> str:
    """Names of factions as a list."""
    return listed([FACTION_NAMES[faction] for faction in factions])
