"""No Allegiance fulfilled: the moon comes out over the board while its points are counted."""

from __future__ import annotations

from typing import Final

from game.describe.line import said_of
from game.seating import SeatSetup
from game.words import _
from scenes.council.board_place import BoardPlace
from scenes.kit import parts
from scenes.kit.display import Font, Glow, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.kit.theme import HEADING, WHITE
from scenes.kit.timeline import ease_out

WIDE: Final = 516.0
ART: Final = (480.0, 480.0 * 300 / 816)
RISE: Final = 0.2  # of the moment, until the picture is there
SETS: Final = 0.06  # of the moment, until it is gone again
FAR: Final = 46.0
MOONLIGHT: Final = "#FFF0C8"


def solitude(
    frame: Frame, board: BoardPlace, who: SeatSetup, sum_: str, share: float, *, calm: bool
) -> list[Item]:
    """The lonely walker, and what the walk has brought; ``share`` 0–1 of the moment's time."""
    there, seen = ease_out(min(1.0, share / RISE)), min(1.0, share / SETS, (1 - share) / SETS)
    low = 0.0 if calm else FAR * (1 - there)
    high = ART[1] + 132
    place = Place(board.cx - WIDE / 2, board.cy - high / 2 + low, WIDE, high)
    light = 0.9 * there
    words = said_of(who, _("{who}: No Allegiance"), _("You: No Allegiance"))
    shown: list[Item] = [
        Glow(board.cx, board.cy, board.radius * 1.1, MOONLIGHT, light * 0.6),
        *parts.bar(place, 0.97),
        Picture("council/panel_no_allegiance", place.x + 18, place.y + 18, *ART),
        Picture("council/token_no_allegiance", place.x + 24, place.bottom - 100, 84, 84),
        parts.fitted(
            frame, words.format(who=who.name), place.x + 124, place.bottom - 80,
            WIDE - 148, 26, Font.BOLD, WHITE,
        ),
        parts.fitted(
            frame, sum_, place.x + 124, place.bottom - 38, WIDE - 148, 36, Font.TITLE, HEADING
        ),
    ]  # fmt: skip
    return parts.faded(shown, seen)
