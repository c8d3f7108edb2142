"""A delegate in its round window: a ring in the seat's colour, and a face that blinks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.match import SeatSetup
from game.table import Seat
from scenes.kit.ambient import Ambient
from scenes.kit.display import Item, Picture
from scenes.kit.layout import Place
from scenes.kit.parts.svg import circle, path, shape
from scenes.kit.theme import INK, SEAT_COLOURS, mix
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import EMISSARY, delegate_of

OF_EMISSARY: Final = {  # which knows fewer feelings
    Feeling.SMUG: Feeling.CHEERING,
    Feeling.SCHEMING: Feeling.CALM,
}
SIDE: Final = 400.0  # of the drawings
MIDDLE: Final = (200.0, 212.0)  # of the round window in them
RADIUS: Final = 178.0
DARK: Final = "#1B2E33"  # behind a delegate
RING: Final = 12.0
BLINKS: Final = 5.3  # seconds from one blink to the next, at least
SHUT: Final = 0.15  # seconds


def face_name(who: str, feeling: Feeling) -> str:
    """The drawing of a delegate that feels like that."""
    if who == EMISSARY:
        feeling = OF_EMISSARY.get(feeling, feeling)
    return f"shared/delegates/{who}_{feeling}"


def delegate(place: Place, who: str, feeling: Feeling, colour: str, seat: Seat) -> list[Item]:
    """A delegate as wide as its place, from the upper edge of the place on."""
    x, y, side = place.x, place.y, place.w
    items = head(x, y, side, face_name(who, feeling), colour)
    if feeling is Feeling.CALM:  # the lip stays over the eyelids
        items.insert(-1, Ambient(Blinking(who, x, y, side, seat), x, y, side, side))
    return items


def head(x: float, y: float, side: float, face: str, colour: str) -> list[Item]:
    """A face in its window, which does not blink; (x, y) is the upper left corner."""
    picture = Picture(face, x, y, side, side)
    return [*_window(x, y, side, colour), picture, *_lip(x, y, side, colour)]


def small(x: float, y: float, side: float, who: SeatSetup, feeling: Feeling) -> list[Item]:
    """A face in a list, in the place of a letter; (x, y) is the middle of its window."""
    left, top = x - MIDDLE[0] / SIDE * side, y - MIDDLE[1] / SIDE * side
    return head(left, top, side, face_name(delegate_of(who.colour), feeling), who.colour)


@dataclass(frozen=True, slots=True)
class Blinking:
    """A calm face shuts its eyes for a moment; no two seats do so at once."""

    who: str
    x: float
    y: float
    side: float
    seat: Seat

    def look(self, time: float) -> int:
        """1 while the eyes are shut."""
        after = (time + 0.7 + 0.83 * self.seat) % (BLINKS + 0.31 * self.seat)
        return int(after < SHUT and time > SHUT)

    def items(self, look: int) -> Sequence[Item]:
        """Shut eyes over the open ones."""
        name = f"shared/delegates/{self.who}_blink"
        return (Picture(name, self.x, self.y, self.side, self.side),) if look else ()


@lru_cache(maxsize=64)
def _window(x: float, y: float, side: float, colour: str) -> tuple[Item, ...]:
    """What is behind the delegate: night, and the ring of its seat."""
    unit = side / SIDE
    cx, cy, radius = MIDDLE[0] * unit, MIDDLE[1] * unit, RADIUS * unit
    fill = mix(SEAT_COLOURS[colour], DARK, 0.72)
    ring = circle(cx, cy, radius + RING * unit / 2, SEAT_COLOURS[colour], INK, 2.5)
    return (shape(ring + circle(cx, cy, radius - RING * unit / 2, fill), x, y, side, side),)


@lru_cache(maxsize=64)
def _lip(x: float, y: float, side: float, colour: str) -> tuple[Item, ...]:
    """The lower edge of the window, over the delegate's coat."""
    unit = side / SIDE
    (cx, cy), radius = (at * unit for at in MIDDLE), RADIUS * unit
    low, wide = cy + radius * 0.62, radius * 0.785
    d = f"M{cx - wide:.1f} {low:.1f}A{radius:.1f} {radius:.1f} 0 0 0 {cx + wide:.1f} {low:.1f}"
    edge = path(d, "none", INK, RING * unit + 5)
    edge += path(d, "none", SEAT_COLOURS[colour], RING * unit)
    return (shape(edge, x, y, side, side),)
