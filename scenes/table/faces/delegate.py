"""A delegate in its round window: a ring in the seat's colour, and a face that blinks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.seating import SeatSetup
from game.table import Seat
from scenes.kit import parts
from scenes.kit.display import Ambient, Item, Picture
from scenes.kit.layout import Place
from scenes.table.faces.feeling import Feeling
from scenes.table.faces.people import EMISSARY, delegate_of

OF_EMISSARY: Final = {  # which knows fewer feelings
    Feeling.SMUG: Feeling.CHEERING,
    Feeling.SCHEMING: Feeling.CALM,
}
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
    items = parts.head(x, y, side, face_name(who, feeling), colour)
    if feeling is Feeling.CALM:  # the lip stays over the eyelids
        items.insert(-1, Ambient(BlinkAnimation(who, x, y, side, seat), x, y, side, side))
    return items


def small(x: float, y: float, side: float, who: SeatSetup, feeling: Feeling) -> parts.Items:
    """A face in a list, in the place of a letter; (x, y) is the middle of its window."""
    return parts.bust(x, y, side, face_name(delegate_of(who.colour), feeling), who.colour)


@dataclass(frozen=True, slots=True)
class BlinkAnimation:
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
