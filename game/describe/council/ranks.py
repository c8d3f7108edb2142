"""Who is on a card: name, rank, and a line of lore for each people and each kind of rank."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.describe.council.names import faction_name
from game.rules.council.api import FACTIONS, Card, card_words, suit_of, value_of
from game.words import N_, _

CITIZEN: Final = 7  # the lowest rank with a person on it
DELEGATE: Final = 10
DELEGATE_NAMES: Final = {
    "B": "Queen Ambrosia",
    "M": "Capitan Zanzare",
    "A": "Legate Maxima",
    "C": "Nocturne",
    "F": "Captain Jamjaw",
}
LORE: Final = MappingProxyType(
    {
        "B": (
            N_("“Every vote counts. Mine is the only one, so it counts a great deal.”"),
            N_("Keeps the minutes of the hive in wax, and eats them when they turn out badly."),
            N_("Collects pollen on weekdays, opinions on Sundays."),
        ),
        "M": (
            N_("“En garde! Nothing personal. I only want a small glass of it.”"),
            N_("Fences before breakfast, hums before bedtime, apologises never."),
            N_("Hatched in the rain barrel, and proud of the neighbourhood."),
        ),
        "A": (
            N_("“Left, left, left, left, left, left. No, madam, the other left.”"),
            N_("Has carried this crumb since spring. Nobody dares to ask where to."),
            N_("One of nine thousand, and sure to be the handsome one."),
        ),
        "C": (
            N_("“Put out the light. There. Now we can talk about who really rules.”"),
            N_("Knows what fell behind the shed in 1954, and what it tasted like."),
            N_("Six legs, no alibi."),
        ),
        "F": (
            N_("“I have never robbed a picnic. I have set a sandwich free.”"),
            N_("Sails by the smell of jam, and has not been wrong about a jar yet."),
            N_("Signed on for the plunder, stayed for the compost."),
        ),
    }
)
"""A delegate's own words, then what is said of citizens and of everybody else, by people."""


def card_title(card: Card) -> str:
    """The name of a delegate; other cards are called by suit and value."""
    return DELEGATE_NAMES[_people(card)] if value_of(card) >= DELEGATE else card_words(card)


def rank_words(card: Card) -> str:
    """What somebody on a card is among their people."""
    value = value_of(card)
    words = _("One of the {suit}")
    if value >= DELEGATE:
        words = _("{card}: delegate of the {suit}")
    elif value >= CITIZEN:
        words = _("A citizen of the {suit}")
    return words.format(card=card_words(card), suit=faction_name(suit_of(card)))


def stars_words(card: Card) -> str:
    """What the stars of citizens mean; nothing for other cards."""
    if not CITIZEN <= value_of(card) < DELEGATE:
        return ""
    return _("The stars are only rank: one on a 7, two on an 8, three on a 9.")


def lore(card: Card) -> str:
    """A line about whoever is on a card."""
    own, citizen, low = LORE[_people(card)]
    value = value_of(card)
    return _(own if value >= DELEGATE else citizen if value >= CITIZEN else low)


def _people(card: Card) -> str:
    return FACTIONS[suit_of(card)]
