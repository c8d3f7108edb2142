"""Everything a solo table has besides a table of several, as one group of items."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.describe.council.termitenator import lit_cards
from game.rules.council.api import TERMITENATOR, TRICKS, Card, TermitenatorView, View
from scenes.council.places import SoloPlace
from scenes.council.solo.decision_tree import tree_panel
from scenes.council.solo.ideology_panel import Ideology
from scenes.council.solo.opponent import belongings, lead_slots, opponent_panel
from scenes.council.solo.pyramid import pyramid_items
from scenes.kit import parts
from scenes.kit.display import Item
from scenes.kit.scene import Frame

TALLEST: Final = 660.0  # the sheet about its ideology


@dataclass(frozen=True, slots=True)
class SoloHighlights:
    """What stands out. ``tied`` are cards to choose from.

    ``pyramid`` and ``ideology`` give way to the sheets of a declaration and of a visit.
    """

    tied: tuple[Card, ...] | None = None
    focus: Card | None = None
    pyramid: bool = True
    ideology: bool = True


def solo_side(
    frame: Frame,
    place: SoloPlace,
    view: View,
    solo: TermitenatorView,
    highlights: SoloHighlights,
    keys: int = 0,
) -> list[Item]:
    """Pyramid, opponent, what it thinks and belongings; so many ``keys`` are named below."""
    layout = place.layout
    items: list[Item] = []
    if highlights.pyramid and any(solo.lies):
        lit = highlights.tied
        if lit is None and solo.choice is not None:
            lit = tuple(card for card in lit_cards(solo.choice) if card in solo.places)
        items += pyramid_items(frame, place, solo, lit, highlights.focus)
    items += opponent_panel(frame, layout["opponent"], view, solo)
    if highlights.ideology:
        leads = view.lead == TERMITENATOR
        # After a trick the panel still tells why, until it has been cleared away.
        awaits = not leads and not view.trick and any(solo.lies)
        items += lead_slots(frame, layout["lead_slots"], leads=leads)
        sheet, named = layout["decision"], parts.hint_room(frame, layout["hints"], keys)
        sheet = sheet._replace(h=min(TALLEST, named.y - 16 - sheet.y))
        ideology = Ideology(solo.losing, leads, last=view.this_trick == TRICKS)
        items += tree_panel(frame, sheet, solo.choice, ideology, awaits=awaits)
    return items + belongings(frame, place, solo)
