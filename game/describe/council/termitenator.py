"""The Termitenator's side of the table."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from game.rules.council.api import (
    ROWS,
    Card,
    Choice,
    Personality,
    TermitenatorView,
    card_words,
)
from game.words import N_, _, ngettext

ABILITIES: Final = MappingProxyType(
    {
        Personality.PACIFIST: N_("The Pacifist has no ability: cubes on the Termites do nothing."),
        Personality.PACIFIST_2: N_(
            "Pacifist 2.0 scores 1 point when a visit or a recruit brings the Termites a cube."
        ),
        Personality.CARD_SHARK: N_(
            "When a visit brings the Termites a cube, the Card Shark takes as many cards as they "
            "have cubes."
        ),
        Personality.THIEF: N_(
            "When a visit brings the Termites a cube, the Thief swaps a card with you."
        ),
        Personality.TRICKSTER: N_(
            "When a visit brings the Termites a cube, the Trickster steals a trick or keeps a cube."
        ),
    }
)


def pyramid_card(solo: TermitenatorView, place: int) -> str:
    """A card of the pyramid, in dealing order; nothing where it has been played."""
    card, row = solo.places[place], ROWS[place]
    if not solo.lies[place]:
        return ""
    if card is not None:
        words = _("{card} is uncovered: the Termitenator can play it.")
    elif row == solo.trigger_row:
        words = _("Row {row}, the trigger row: turned up before it has a trick, it means Losing.")
    else:
        words = _("Row {row}: this card turns up on its turn, once nothing covers it.")
    return words.format(card="" if card is None else card_words(card), row=row)


def trigger_row(solo: TermitenatorView) -> str:
    """The red band; nothing in an Age without one."""
    if solo.trigger_row is None:
        return ""
    words = _("If a card of row {row} turns up before it has a trick, it switches to Losing.")
    return words.format(row=solo.trigger_row)


def mood(solo: TermitenatorView) -> str:
    """The lamp of its mood."""
    if solo.losing:
        return _("Losing: it wants no tricks. Winning one turns it back to Winning.")
    return _("Winning: it wants tricks.")


def ability(solo: TermitenatorView) -> str:
    """What its personality does with cubes that reach the Termites."""
    return _(ABILITIES[solo.personality])


def belongings(solo: TermitenatorView) -> str:
    """What its personality has collected; nothing where it collects nothing."""
    match solo.personality:
        case Personality.CARD_SHARK:
            words = ngettext(
                "{count} card up its sleeve: its best poker hand scores at the end of the Age.",
                "{count} cards up its sleeve: its best poker hand scores at the end of the Age.",
                solo.taken,
            )
            return words.format(count=solo.taken)
        case Personality.TRICKSTER:
            words = ngettext(
                "{count} cube kept: while Losing, it pays one to throw away a trick it wins.",
                "{count} cubes kept: while Losing, it pays one to throw away a trick it wins.",
                solo.board,
            )
            return words.format(count=solo.board)
        case _:
            return ""


def lit_cards(choice: Choice) -> tuple[Card, ...]:
    """What its choice came down to."""
    return choice.tied if choice.card is None else (choice.card,)
