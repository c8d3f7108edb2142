"""The hand of whoever sits here, or what is seen where nobody of this window plays."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.kit.display import Item
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.table.highlights import Highlights
from scenes.table.pieces.cloth import spectator_items
from scenes.table.pieces.hand import fan_items


def fan_or_backs(
    frame: Frame,
    place: Place,
    deck: str,
    hand: Sequence[str] | None,
    backs: int,
    highlights: Highlights,
) -> list[Item]:
    """My fan by the codes of its cards; for None the nearest seat's cards from behind.

    ``backs`` says how many of those there are; without words about watching nothing is seen.
    """
    if hand is not None and not highlights.hide_hand:
        return fan_items(
            deck,
            place,
            hand,
            highlights.allowed,
            highlights.focus_card,
            highlights.raised,
            highlights.shake,
            highlights.carried,
        )
    return (
        spectator_items(frame, place, deck, backs, highlights.watching)
        if highlights.watching
        else []
    )
