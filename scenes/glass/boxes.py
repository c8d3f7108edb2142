"""Where the pieces between the two cases lie in the picture, by their ids."""

from __future__ import annotations

from game.describe.glass.surface import HOLD
from game.rules.glass.api import STACKS
from scenes.glass.board.seats import hand_place
from scenes.glass.places import places_of
from scenes.glass.stage import Stage
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.table.highlights import TableTop


def boxes(frame: Frame, stage: Stage, top: TableTop) -> dict[str, Place]:
    """The points, the cases, the stacks, the seats and both hands."""
    places = places_of(frame, stage)
    found = {name: places.layout[name] for name in ("points", "case", "case_other")}
    for stack in range(STACKS):
        found[f"stack:{stack}"] = places.stack(stack)
    for seat, hand in enumerate(stage.hands):
        found[f"plaque:{seat}"] = places.seat(seat)
        for slot, card in enumerate(hand):
            found[f"{HOLD}{card}"] = hand_place(places, seat, slot, low=not top.covered)
    return found
