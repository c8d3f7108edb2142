"""Where the pieces of the attic lie in the picture, by their ids."""

from __future__ import annotations

from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.rugs.board.floor import floor_controls
from scenes.rugs.board.hand import hand_controls
from scenes.rugs.board.highlights import RugsHighlights
from scenes.rugs.board.paper import paper_place
from scenes.rugs.board.wall import wall_controls
from scenes.rugs.picture import in_hand, place_of
from scenes.rugs.stage import Stage
from scenes.table.highlights import Highlights


def boxes(frame: Frame, stage: Stage, highlights: Highlights) -> dict[str, Place]:
    """The rug, the Wall, the drawer, the order, the slip, the seats, and every open bug."""
    places, highlights = place_of(frame, stage), RugsHighlights.of(highlights)
    layout = places.layout
    found = {name: layout[name] for name in ("floor", "wall", "deck", "picks", "slip")}
    found |= {f"plaque:{seat}": places.seat(seat) for seat in range(stage.people)}
    bugs = wall_controls(places, stage, ())
    if not highlights.free:
        bugs += floor_controls(places, stage, ())
        if not stage.picking and stage.clause:
            found["power"] = paper_place(places, stage)
    if stage.you is not None and not highlights.hide_hand:
        bugs += hand_controls(frame, layout["hand"], in_hand(stage), (), None)
    return found | {each.name: Place(*each[1:5]) for each in bugs}
