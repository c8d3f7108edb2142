"""Who sits at the table of a day."""

from __future__ import annotations

from typing import Final

from game.match import SeatSetup, TableSetup
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Font, Item
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK
from scenes.shell.levels import one_bot, with_temper

SEAT: Final = 68.0
"""How high a row is."""


def seated(frame: Frame, place: Place, table: TableSetup) -> Items:
    """A row for each seat from the top of the place down: its colour, its name, how it plays."""
    items: list[Item] = []
    for number, who in enumerate(table.seats):
        row = parts.box(place.x, place.y + number * SEAT, place.w, SEAT)
        x, room = row.x + 66, row.w - 66
        items += parts.pawn(row.x + 26, row.cy, 22, who.colour, who.name)
        items += (
            parts.fitted(
                frame, who.name, x, row.y + SEAT * 0.32, room, 26, Font.TITLE, high=SEAT * 0.5
            ),
            parts.fitted(
                frame, _plays(table.game, who), x, row.y + SEAT * 0.74, room, 20,
                colour=FAINT_INK, high=SEAT * 0.44,
            ),
        )  # fmt: skip
    return tuple(items)


def _plays(game: str, who: SeatSetup) -> str:
    if who.bot is None:
        return _("You")
    said = _("{bot}.").format(bot=one_bot(who.bot))
    return with_temper(game, who, said)
