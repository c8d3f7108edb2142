"""Somebody with a name comes to the table: the Emissary creeps, the Termitenator lights up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from game.describe.council.names import neutral_beginning
from game.describe.council.personas import PERSONAS, persona_name
from game.rules.council.api import Personality
from game.words import N_, _
from scenes.council.faces.machine import Lamp, machine_face
from scenes.council.positions import Spots
from scenes.council.show.schedules import ARRIVAL
from scenes.council.show.spotlight import spotlit
from scenes.kit import parts
from scenes.kit.display import Font, Glow, Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts import Items
from scenes.kit.parts.svg import path, shape
from scenes.kit.scene import Frame
from scenes.kit.schedule import Schedule
from scenes.kit.theme import HEADING, LANTERN
from scenes.table.cue import Positions
from scenes.table.faces.delegate import face_name
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import EMISSARY

NAME, ABOUT = 66.0, 34.0
UNDER: Final = 92.0  # from the middle of the name to the ribbon
APART: Final = 54.0  # from the name to what is said of it
WIDEST: Final = 860.0
RIM: Final = 6.0
LARGEST: Final = 440.0
FAR: Final = 420.0  # from where the snail creeps
TRAIL: Final = 30.0  # how high its trail is
SLIME: Final = "#DDEFD0"
LAMP: Final = "#4FA3F0"  # it begins by wanting to win
FLICKERS: Final = ((0.0, 0.35), (0.3, 0.0), (0.4, 0.8), (0.55, 0.15), (0.7, 1.0))
SNAIL: Final = N_("A snail, in no hurry. Its two cards are face up.")


@dataclass(frozen=True, slots=True)
class SnailComes:
    """The Emissary takes the third place at a table of two."""

    kind: ClassVar[str] = "arrival"

    @property
    def schedule(self) -> Schedule:
        """Its schedule."""
        return ARRIVAL

    def items(
        self, frame: Frame, positions: Positions, seconds: float, *, calm: bool
    ) -> Sequence[Item]:
        """It creeps in from the left, and leaves a trail."""
        assert isinstance(positions, Spots)
        place, seen = _picture(positions), ARRIVAL.opacity(seconds, "come")
        back = 0.0 if calm else FAR * (1 - ARRIVAL.ease_out("come", seconds))
        face = face_name(EMISSARY, Feeling.CALM)
        left, low = place.cx - FAR - back, place.bottom - TRAIL
        light = Glow(place.cx, place.cy, place.h * 0.75, LANTERN, 0.5 * seen)
        snail = (
            *parts.fade(parts.shift((_trail(FAR),), left, low), 0.8),
            Picture(face, place.x - back, place.y, place.w, place.h),
        )
        words = _words(frame, positions, neutral_beginning(2), _(SNAIL))
        return spotlit(ARRIVAL, seconds, light, snail, words)


@dataclass(frozen=True, slots=True)
class MachineComes:
    """The Termitenator comes in one of its shells."""

    personality: Personality

    kind: ClassVar[str] = "arrival"

    @property
    def schedule(self) -> Schedule:
        """Its schedule."""
        return ARRIVAL

    def items(
        self, frame: Frame, positions: Positions, seconds: float, *, calm: bool
    ) -> Sequence[Item]:
        """Its lamp flickers in the dark and lights up, and with it the machine."""
        assert isinstance(positions, Spots)
        place = _picture(positions)
        share = ARRIVAL.share("come", seconds)
        burns = (
            ARRIVAL.opacity(seconds, "come")
            if calm
            else _flicker(share) * (1 - ARRIVAL.ease_in_out("go", seconds))
        )
        persona = PERSONAS[self.personality]
        face = machine_face(self.personality, Lamp.WINNING)
        near = 1.0 if calm else 0.9 + 0.1 * ARRIVAL.ease_out("come", seconds)
        w, h = place.w * near, place.h * near
        light = Glow(place.cx, place.cy, place.h * 0.8, LAMP, 0.75 * burns)
        machine = Picture(face, place.cx - w / 2, place.cy - h / 2, w, h)
        return spotlit(
            ARRIVAL,
            seconds,
            light,
            (machine,),
            _words(frame, positions, persona_name(self.personality), _(persona.in_short)),
        )


def _picture(positions: Spots) -> Place:
    """Over the name, as large as there is room above the ribbon."""
    caption = positions.place.layout["caption"]
    low = caption.y - UNDER - NAME * 0.7
    side = min(LARGEST, low - 40)
    return parts.box(caption.cx - side / 2, low - side, side, side)


def _words(frame: Frame, positions: Spots, name: str, about: str) -> Items:
    """Its name in large letters, and what it is."""
    caption = positions.place.layout["caption"]
    x, y, high = caption.cx, caption.y - UNDER, APART + 16
    title = parts.fitted(frame, name, x, y, WIDEST, NAME, Font.TITLE, align="c", high=high)
    line = parts.fitted(frame, about, x, y + APART, WIDEST, ABOUT, Font.HEAVY, align="c", high=high)
    return parts.with_rim(title, rim=RIM), parts.with_rim(line, HEADING, RIM)


def _flicker(share: float) -> float:
    """How bright a lamp is that is just being switched on, 0–1."""
    bright = 0.0
    for begin, value in FLICKERS:
        if share > begin:
            bright = value
    return bright


@lru_cache(maxsize=2)
def _trail(wide: float) -> Item:
    """What a snail leaves behind: thin where it has come from."""
    mid = TRAIL / 2
    d = f"M0 {mid:.1f}Q{wide / 2:.1f} {mid - 6:.1f} {wide:.1f} {mid - 9:.1f}"
    d += f"L{wide:.1f} {mid + 9:.1f}Q{wide / 2:.1f} {mid + 7:.1f} 0 {mid:.1f}Z"
    return shape(path(d, SLIME, None, 0, 0.8), 0, 0, wide, TRAIL)
