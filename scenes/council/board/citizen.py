"""One of the small folk of the cities: a body, a head, two feelers and two eyes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.describe.council.names import FACTION_ASSETS
from scenes.council.palette import FACTION_COLOURS
from scenes.kit.display import Elements, Shape
from scenes.kit.parts.svg import circle, layers, line, shape
from scenes.kit.theme import INK, PAPER, WHITE, mix
from scenes.table.cue import Position

WIDE: Final = 50.0  # with room for feelers and arms, in units of the board
TERMITE: Final = "#C9703A"
COLOURS: Final = {name: FACTION_COLOURS[code] for code, name in FACTION_ASSETS.items()}
BRIGHT_EYES: Final = ("ants", "cockroaches")
STEP: Final = 0.5  # design units: sizes nearer to each other than this are one drawing


@dataclass(frozen=True, slots=True)
class Citizen:
    """Somebody of these people, on the way from one city to another."""

    people: str

    def items(self, at: Position, alpha: float) -> tuple[Shape, ...]:
        """The figure with its middle there; it keeps upright."""
        return (bug(self.people, at.x, at.y, at.size, cheers=False)._replace(alpha=alpha),)


def bug(people: str, x: float, y: float, wide: float, *, cheers: bool) -> Shape:
    """Somebody in the colour of these people with the middle there, perhaps with arms thrown up."""
    drawn = _bug(people, round(wide / STEP) * STEP, cheers=cheers)
    return drawn._replace(x=x - drawn.w / 2, y=y - drawn.h / 2)


@lru_cache(maxsize=256)
def _bug(people: str, wide: float, *, cheers: bool) -> Shape:
    r = wide / 4
    colour = COLOURS.get(people, TERMITE)
    body = circle(2 * r, 2.5 * r, 0.72 * r, mix(colour, INK, 0.25), INK, 0.2 * r)
    head = circle(2 * r, 1.55 * r, 0.66 * r, mix(colour, PAPER, 0.28), INK, 0.2 * r)
    sides = layers(_side(hand, r, people, cheers=cheers) for hand in (-1, 1))
    return shape(body + head + sides, 0.0, 0.0, wide, wide, 0.0)


def _side(hand: int, r: float, people: str, *, cheers: bool) -> Elements:
    """A feeler, an eye, and perhaps an arm thrown up."""
    middle = 2 * r
    feeler = line(middle + hand * 0.2 * r, r, middle + hand * 0.55 * r, 0.4 * r, INK, 0.16 * r)
    ink = WHITE if people in BRIGHT_EYES else INK
    eye = circle(middle + hand * 0.25 * r, 1.5 * r, 0.16 * r, ink)
    if not cheers:
        return feeler + eye
    start, end = middle + hand * 0.6 * r, middle + hand * 1.1 * r
    return feeler + eye + line(start, 2.2 * r, end, 1.4 * r, INK, 0.2 * r)
