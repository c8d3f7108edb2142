"""An Age begins: its card comes up over the table, with the points of everybody below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from game.describe.council.names import age_words
from game.seating import SeatSetup
from game.words import N_, _
from scenes.council.positions import CouncilPositions
from scenes.council.show.schedules import AGE
from scenes.council.show.spotlight import spotlit
from scenes.kit import parts
from scenes.kit.display import Font, Glow, Item, Picture, Text
from scenes.kit.parts.svg import rect, shape
from scenes.kit.scene import Frame
from scenes.kit.schedule import Schedule
from scenes.kit.theme import FAINT_INK, INK, NIGHT, SEAT_COLOURS, WHITE
from scenes.table.cue import Positions

HIGHEST: Final = 0.6  # of the window, the card
TOP, GAP = 34.0, 26.0  # above the card, and between it and the ribbon
WIDE: Final = 300 / 420  # of its height
FAR: Final = 90.0  # from where it comes up
NAMES: Final = (N_("Dusk"), N_("Night"), N_("Midnight"))
LIGHTS: Final = ("#FFB35C", "#9DB8F2", "#C9BCFF")
PLATES: Final = ("#B5482A", "#24407A", "#3A2C78")
STEP: Final = 150.0  # from one seat to the next
PAWN: Final = 27.0


@dataclass(frozen=True, slots=True)
class AgeCard:
    """``age`` from 1; ``scores`` by seat, in the order of ``seats``."""

    age: int
    seats: tuple[SeatSetup, ...]
    scores: tuple[int, ...]

    kind: ClassVar[str] = "age"

    @property
    def schedule(self) -> Schedule:
        """Its schedule."""
        return AGE

    def items(
        self, frame: Frame, positions: Positions, seconds: float, *, calm: bool
    ) -> Sequence[Item]:
        """The table goes dark, the card comes up, then its name and the points."""
        assert isinstance(positions, CouncilPositions)
        caption = positions.place.layout["caption"]
        high = min(frame.height * HIGHEST, caption.y - TOP - GAP)
        wide, cx, cy = high * WIDE, caption.cx, caption.y - GAP - high / 2
        low = 0.0 if calm else FAR * (1 - AGE.landed("come", seconds))
        top = cy - high / 2 + low
        bright = 0.55 * AGE.shown(seconds, "come")
        light = Glow(cx, cy, high * 0.72, LIGHTS[self.age - 1], bright)
        card = (
            Picture(f"council/age_{self.age}", cx - wide / 2, top, wide, high),
            *self._name(frame, cx, top, high),
        )
        return spotlit(AGE, seconds, light, card, self._points(frame, cx, caption.bottom + 62))

    def _name(self, frame: Frame, cx: float, top: float, high: float) -> list[Item]:
        """On the card: the Age in large letters on a plate, and what time it is."""
        wide = high * WIDE
        plate = parts.box(cx - wide * 0.4, top + high * 0.7, wide * 0.8, high * 0.135)
        drawn = rect(0, 0, plate.w, plate.h, PLATES[self.age - 1], 12, INK, 3)
        words = _(NAMES[self.age - 1])
        return [
            shape(drawn, *plate[:4]),
            parts.fitted(
                frame, age_words(self.age), cx, plate.cy - 1, plate.w - 24, 46, Font.TITLE, WHITE,
                "c", high=plate.h,
            ),
            parts.fitted(
                frame, words, cx, top + high * 0.885, plate.w, 28, Font.TITLE, FAINT_INK, "c",
                high=high * 0.09,
            ),
        ]  # fmt: skip

    def _points(self, frame: Frame, cx: float, y: float) -> list[Item]:
        """What everybody has come to, side by side."""
        items: list[Item] = []
        left = cx - STEP * (len(self.scores) - 1) / 2
        for number, (who, points) in enumerate(zip(self.seats, self.scores, strict=True)):
            x = left + STEP * number
            ground = rect(0, 0, 116, 58, NIGHT, 29, SEAT_COLOURS[who.colour], 3)
            items += [
                shape(ground, x - 58, y - 29, 116, 58),
                *parts.pawn(x - 28, y + 2, PAWN, who.colour, who.name),
                Text(str(points), x + 26, y - 1, 34, Font.TITLE, WHITE, "c"),
            ]
        return items
