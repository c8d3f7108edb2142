"""Where the pieces of the desk lie in the picture, by their ids."""

from __future__ import annotations

from typing import Final

from game.describe.bugami.names import card_codes
from game.rules.bugami.api import CARD_NAMES
from scenes.bugami.places import BID, places_of
from scenes.bugami.stage import Stage
from scenes.kit import parts
from scenes.kit.cards import card_box
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.table.highlights import TableTop
from scenes.table.pieces import hand as fan

PILE: Final = (130.0, 130.0)  # the cards that were laid aside


def boxes(frame: Frame, stage: Stage, top: TableTop) -> dict[str, Place]:
    """The seats with their bids, the cards laid aside, the trick and the hand."""
    places = places_of(frame, stage, top.covered)
    found: dict[str, Place] = {}
    for seat in range(stage.people):
        place = places.seat(seat)
        found[f"plaque:{seat}"] = place
        found[f"bid:{seat}"] = place._replace(x=place.right - BID, w=BID)
    found["rest"] = parts.centred(*places.rest, *PILE)
    for seat, card in stage.table:
        found[f"trick:{CARD_NAMES[card]}"] = card_box(*places.trick_card(seat), places.card_width)
    return found | fan.fan_boxes(places.layout["hand"], card_codes(stage.hand))
