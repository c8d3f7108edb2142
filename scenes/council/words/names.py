"""What things are called at the council table: Ages, factions, cards, and how many of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.rules.council.api import (
    CARDS,
    FACTION_NAMES,
    FACTIONS,
    Card,
    Faction,
    card_name,
    suit_of,
    value_of,
)
from game.words import _, listed, ngettext
from scenes.council.palette import FACTION_ASSETS, FACTION_COLOURS, FACTION_INKS
from scenes.table.speech import CardSpan, SignSpan, Suit

NUMERALS: Final = ("I", "II", "III")  # of Ages, and of the games of a Trilogy
SUITS: Final = tuple(
    Suit(FACTION_COLOURS[letter], FACTION_INKS[letter], f"council/emblem_{FACTION_ASSETS[letter]}")
    for letter in FACTIONS
)


def age_words(age: int) -> str:
    """``Age II``, counted from 1."""
    return _("Age {age}").format(age=NUMERALS[age - 1])


def faction_name(faction: Faction) -> str:
    """``Ants``."""
    return _(FACTION_NAMES[faction])


def faction_span(faction: Faction) -> SignSpan:
    """Its name, to be drawn with its emblem."""
    return SignSpan(SUITS[faction].sign, faction_name(faction))


def card_words(card: Card) -> str:
    """``Ants 5``."""
    words = _("{suit} {value}")
    return words.format(suit=faction_name(suit_of(card)), value=value_of(card))


def code_words(code: str) -> str:
    """``Ants 5`` for ``A5``."""
    return card_words(CARDS[code])


def card_codes(cards: Iterable[Card]) -> tuple[str, ...]:
    """``A5``, ``B7`` …: how cards are called in records, and on the screen's controls."""
    return tuple(card_name(card) for card in cards)


def card_span(card: Card) -> CardSpan:
    """Its words, to be drawn as a chip."""
    return CardSpan(card_name(card), card_words(card), str(value_of(card)), SUITS[suit_of(card)])


def space_name(faction: Faction, termite: Faction | None = None) -> str:
    """Whose space it is: a faction's, or the Termites'."""
    return _("Termites") if faction == termite else faction_name(faction)


def space_span(faction: Faction, termite: Faction | None = None) -> SignSpan:
    """A space that is named, to be drawn with the emblem of whoever lives there."""
    if faction == termite:
        return SignSpan("council/emblem_termite", _("Termites"))
    return faction_span(faction)


def cubes_words(count: int) -> str:
    """``1 cube``, ``3 cubes``."""
    return ngettext("{count} cube", "{count} cubes", count).format(count=count)


def trick_count(count: int) -> str:
    """``no trick``, ``1 trick``, ``4 tricks``."""
    if not count:
        return _("no trick")
    return ngettext("{count} trick", "{count} tricks", count).format(count=count)


def spaces_words(spaces: Sequence[Faction], termite: Faction | None = None) -> str:
    """Names of spaces as a list."""
    return listed([space_name(space, termite) for space in spaces])
