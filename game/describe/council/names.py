"""What things are called at the council table: Ages, factions, cards, and how many of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.describe.line import CardSpan, SignSpan
from game.neutral import NEUTRAL
from game.rules.council import api as council
from game.seating import SeatSetup
from game.table import Seat
from game.words import NC_, _, join_names, ngettext, pgettext

NUMERALS: Final = ("I", "II", "III")  # of Ages
FACTION_ASSETS: Final = {
    "B": "bees",
    "M": "mosquitoes",
    "A": "ants",
    "C": "cockroaches",
    "F": "flies",
}
"""What the drawings of a faction are called."""
EMBLEMS: Final = tuple(f"council/emblem_{FACTION_ASSETS[letter]}" for letter in council.FACTIONS)
"""By faction."""
# Who sits opposite at a small table, as a sentence begins and within one.
BEGINNING: Final = {1: NC_("opponent", "The Termitenator"), 2: NC_("opponent", "The Emissary")}
WITHIN: Final = {
    1: NC_("opponent, within a sentence", "the Termitenator"),
    2: NC_("opponent, within a sentence", "the Emissary"),
}
assert BEGINNING.keys() == WITHIN.keys() == council.NEUTRALS.keys()


def speaker(seats: Sequence[SeatSetup], seat: Seat) -> str:
    """Who begins a sentence: ``Ada``, ``The Emissary``."""
    who = seats[seat]
    return neutral_beginning(len(seats) - 1) if who.colour == NEUTRAL else who.name


def somebody(seats: Sequence[SeatSetup], seat: Seat) -> str:
    """Who is named within a sentence: ``Ada``, ``the Emissary``."""
    who = seats[seat]
    return neutral_within(len(seats) - 1) if who.colour == NEUTRAL else who.name


def neutral_beginning(people: int) -> str:
    """Who sits opposite so many people, as a sentence or a heading begins: ``The Emissary``."""
    return pgettext("opponent", BEGINNING[people])


def neutral_within(people: int) -> str:
    """The neutral player within a sentence: ``the Emissary``."""
    return pgettext("opponent, within a sentence", WITHIN[people])


def age_words(age: int) -> str:
    """``Age II``, counted from 1."""
    return _("Age {age}").format(age=NUMERALS[age - 1])


def faction_name(faction: council.Faction) -> str:
    """``Ants``."""
    return pgettext("suit", council.FACTION_NAMES[faction])


def faction_span(faction: council.Faction) -> SignSpan:
    """The name of a faction, drawn with its emblem."""
    return SignSpan(EMBLEMS[faction], faction_name(faction))


def termite_of(view: council.View) -> council.Faction | None:
    """Whose space the Termites have taken; None where they are not at the table."""
    return None if view.termitenator is None else view.termitenator.termite


def code_words(code: str) -> str:
    """``Ants 5`` for ``A5``."""
    return council.card_words(council.CARDS[code])


def card_codes(cards: Iterable[council.Card]) -> tuple[str, ...]:
    """``A5``, ``B7`` …: how cards are called in records, and on the screen's controls."""
    return tuple(council.card_name(card) for card in cards)


def card_span(card: council.Card) -> CardSpan:
    """The name of a card, drawn as a chip."""
    return CardSpan(
        council.card_name(card),
        council.card_words(card),
        str(council.value_of(card)),
        EMBLEMS[council.suit_of(card)],
    )


def space_span(faction: council.Faction, termite: council.Faction | None = None) -> SignSpan:
    """A space that is named, to be drawn with the emblem of whoever lives there."""
    if faction == termite:
        return SignSpan("council/emblem_termite", _("Termites"))
    return faction_span(faction)


def cubes_words(count: int) -> str:
    """``1 cube``, ``3 cubes``."""
    return ngettext("{count} cube", "{count} cubes", count).format(count=count)


def points_words(count: int) -> str:
    """``1 point``, ``12 points``."""
    return ngettext("{count} point", "{count} points", count).format(count=count)


def trick_count(count: int) -> str:
    """``no tricks``, ``1 trick``, ``4 tricks``."""
    if not count:
        return _("no tricks")
    return ngettext("{count} trick", "{count} tricks", count).format(count=count)


def spaces_words(spaces: Sequence[council.Faction], termite: council.Faction | None = None) -> str:
    """Names of spaces as a list."""
    return join_names([council.space_name(space, termite) for space in spaces])
