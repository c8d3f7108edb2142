"""The Termitenator's side of the table."""

from __future__ import annotations

from game.describe.council.personas import PERSONAS
from game.rules.council.api import ROWS, Card, TermitenatorChoice, TermitenatorView, card_words
from game.words import _


def pyramid_card(solo: TermitenatorView, place: int) -> str:
    """A card of the pyramid, in dealing order; nothing where it has been played."""
    card, row = solo.places[place], ROWS[place]
    if not solo.lies[place]:
        return ""
    if card is not None:
        words = _(
            "{card} is uncovered: the Termitenator can play it if it follows "
            "suit, or if nothing does."
        )
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
    return _(PERSONAS[solo.personality].ability)


def belongings(solo: TermitenatorView) -> str:
    """What its personality has collected; nothing where it collects nothing."""
    tell = PERSONAS[solo.personality].about_kept
    return "" if tell is None else tell(solo.taken + solo.board)  # nobody gathers both


def lit_cards(choice: TermitenatorChoice) -> tuple[Card, ...]:
    """What its choice came down to."""
    return choice.tied if choice.card is None else (choice.card,)
