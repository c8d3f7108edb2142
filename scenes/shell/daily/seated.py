"""Who sits at the table of a day."""

from __future__ import annotations

from typing import Final

from game.seating import SeatSetup, TableSetup
from game.words import _
from scenes.kit import parts
from scenes.kit.display import Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.scene import Frame
from scenes.kit.theme import FAINT_INK
from scenes.shell.entry import Faces
from scenes.shell.levels import one_bot, with_temper

SEAT: Final = 68.0
"""How high a row is."""


def seated(frame: Frame, place: Place, table: TableSetup, faces: Faces) -> Items:
    """A row for each seat from the top of the place down: its face, its name, how it plays."""
    items: list[Item] = []
    for number, who in enumerate(table.seats):
        row = parts.box(place.x, place.y + number * SEAT, place.w, SEAT)
        x, room = row.x + 66, row.w - 66
        items += _face(parts.box(row.x, row.y, 52, SEAT), who, faces)
        if frame.large:  # one line, as high as the row
            words = parts.named(who.name, _level(who))
            items.append(parts.fitted(frame, words, x, row.cy, room, 22, high=SEAT))
            continue
        items += (
            parts.fitted(
                frame, who.name, x, row.y + SEAT * 0.32, room, 26, Font.TITLE, high=SEAT * 0.5
            ),
            _below(frame, row, x, table.game, who),
        )  # fmt: skip
    return tuple(items)


def _face(place: Place, who: SeatSetup, faces: Faces) -> Items:
    """Who sits there as; a pawn where there are no faces."""
    if who.colour in faces:
        return parts.bust(place.cx, place.cy, SEAT - 8, faces[who.colour].picture, who.colour)
    return parts.pawn(place.cx, place.cy, 22, who.colour, who.name)


def _below(frame: Frame, row: Place, x: float, game: str, who: SeatSetup) -> Text:
    """How somebody plays: level and temper, or the level alone where that is too long."""
    level = _level(who)
    whole = level if who.bot is None else with_temper(game, who, _("{bot}.").format(bot=level))
    y, room, high = row.y + SEAT * 0.74, row.right - x, SEAT * 0.44
    line = parts.fitted(frame, whole, x, y, room, 20, colour=FAINT_INK, high=high)
    if line.text == whole:
        return line
    return parts.fitted(frame, level, x, y, room, 20, colour=FAINT_INK, high=high)


def _level(who: SeatSetup) -> str:
    return _("You") if who.bot is None else one_bot(who.bot)
