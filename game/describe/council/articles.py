"""Which article of the rulebook a piece of the council's table belongs to, as it lies there now."""

from __future__ import annotations

from game.describe.council.personas import PERSONAS
from game.rules.council.api import ROWS, TermitenatorView, View
from game.table import Seat


def visitor(view: View, at: Seat) -> str:
    """Who visits: people, the Emissary and the machine do so in their own ways."""
    if at < view.seats:
        return "visitor"
    return "emissary-visit" if view.termitenator is None else "machine-visit"


def deck(view: View) -> str:
    """What becomes of the cards that nobody holds."""
    solo = view.termitenator
    if solo is not None and PERSONAS[solo.personality].deck:
        return solo.personality.value
    return "refill" if view.seats == 2 else "discard"


def seat(view: View, at: Seat) -> str:
    """Who sits there."""
    if at < view.seats:
        return "points-from-tricks"
    return "emissary" if view.termitenator is None else "termitenator"


def flag(view: View, at: Seat) -> str:
    """What was declared, as far as it lies open."""
    if at >= view.seats:
        return "emissary-points" if view.termitenator is None else "termitenator-points"
    match view.declared[at]:
        case None:
            return "declare"
        case no_allegiance:
            return "no-allegiance" if no_allegiance else "allegiance"


def pyramid_card(solo: TermitenatorView, place: int) -> str:
    """What a card of the pyramid is there for."""
    if solo.places[place] is not None:
        return "machine-card"
    return "trigger" if ROWS[place] == solo.trigger_row else "pyramid"
