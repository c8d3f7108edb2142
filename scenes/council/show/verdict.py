"""The verdict of a trick: light behind the card that has won it, and the cubes that decided."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import ClassVar, Final

from game.rules.council.api import Card as Played
from game.rules.council.api import card_name, suit_of
from game.table import Seat
from scenes.council.board.cubes import cube
from scenes.council.cards import DECK
from scenes.council.palette import MEDALS
from scenes.council.positions import Spots
from scenes.council.show.schedules import BRISK, SOLEMN, verdict
from scenes.council.trick_row import RISE, crown_on
from scenes.kit import display, parts
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Glow, Item
from scenes.kit.parts.svg import path, rect, shape
from scenes.kit.scene import Frame
from scenes.kit.schedule import Schedule
from scenes.kit.theme import INK, LANTERN, LIT, NIGHT, SEAT_COLOURS, mix
from scenes.table.cue import Positions

RAYS: Final = 14
REACH: Final = 0.92  # of a card's height, from its middle
MEDAL: Final = 21.0
FALLS: Final = 120.0
BAR: Final = 34.0  # what the cubes stand on


class Weight(Enum):
    """How much a trick turns."""

    LIGHT = "light"  # it went as everybody had to expect
    USUAL = "usual"
    GREAT = "great"  # the first of a game, or the last of an Age


@dataclass(frozen=True, slots=True)
class TrickVerdict:
    """The whole ``trick`` in playing order, the cubes of all factions, and how much it matters."""

    trick: tuple[tuple[Seat, Played], ...]
    winner: Seat
    colour: str
    cubes: tuple[int, ...]
    weight: Weight = Weight.USUAL

    kind: ClassVar[str] = "verdict"

    @property
    def schedule(self) -> Schedule:
        """Its schedule: cubes are counted where somebody has not followed suit."""
        if self.weight is Weight.LIGHT:
            return BRISK
        stays = SOLEMN if self.weight is Weight.GREAT else 0.0
        return verdict(max(self.deciding_cubes.values(), default=0), stays)

    @property
    def deciding_cubes(self) -> dict[Seat, int]:
        """The cubes of each card, where they decide."""
        suits = {seat: suit_of(card) for seat, card in self.trick}
        if len(set(suits.values())) < 2:
            return {}
        return {seat: self.cubes[suit] for seat, suit in suits.items()}

    def items(
        self, frame: Frame, positions: Positions, seconds: float, *, calm: bool
    ) -> Sequence[Item]:
        """Rays behind the winner, the cubes on all cards, the crown until it is taken."""
        assert isinstance(positions, Spots)
        schedule, items = self.schedule, list[Item]()
        seen = schedule.opacity(seconds, "rays")
        x, y, wide = positions.in_row(self.winner)[:3]
        y -= RISE
        high = wide * CARD_RATIO
        reach = high * REACH
        rays = _rays(reach, SEAT_COLOURS[self.colour])
        items += [
            Glow(x, y, high, LANTERN, 0.5 * seen),
            *parts.fade(parts.shift((rays,), x - reach, y - reach), 0.8 * seen),
            *self._cards(positions),
        ]
        for seat, count in self.deciding_cubes.items():
            sx, sy, _ = positions.in_row(seat)[:3]
            up = RISE if seat == self.winner else 0.0
            low = sy - up + high / 2 - BAR - 8
            items += self._bar(count, sx, low, wide, seconds, lit=seat == self.winner)
        fallen = schedule.share("crown", seconds)
        down = 0.0 if calm else -FALLS * (1 - _bounce(fallen))
        mx, my = crown_on(x, y, wide)
        medal = parts.medal(mx, my, MEDAL, *MEDALS["crown"])
        taken = schedule.share("go", seconds) > 0  # it flies to the seat from here
        alpha = 0.0 if taken else min(1.0, fallen * 3)
        return [*items, *parts.fade(parts.shift(medal, 0.0, down), alpha)]

    def _cards(self, positions: Spots) -> list[Item]:
        items: list[Item] = []
        for seat, card in self.trick:
            x, y, wide = positions.in_row(seat)[:3]
            up = RISE if seat == self.winner else 0.0
            items.append(display.Card(DECK, card_name(card), x, y - up, wide))
        return items

    def _bar(
        self, count: int, x: float, y: float, wide: float, seconds: float, *, lit: bool
    ) -> list[Item]:
        """So many cubes side by side at the foot of a card, as many as are counted by now."""
        schedule = self.schedule
        seen = schedule.opacity(seconds, "rays")
        most = max(self.deciding_cubes.values())
        there = min(count, math.ceil(schedule.share("cubes", seconds) * most))
        room = wide - 10
        step = min(24.0, (room - 8) / max(count, 1))
        left = x - step * (count - 1) / 2
        ground = shape(
            rect(0, 0, room, BAR, LIT if lit else NIGHT, 9, INK, 2.4),
            x - room / 2,
            y,
            room,
            BAR,
        )
        cubes = [cube(left + step * n, y + BAR / 2, min(26.0, step * 1.3)) for n in range(there)]
        return [*parts.fade((ground,), seen), *parts.fade(cubes, seen)]


def _bounce(share: float) -> float:
    if share < 0.7:
        return (share / 0.7) ** 2
    return 1 - 0.12 * math.sin(math.pi * (share - 0.7) / 0.3)


@lru_cache(maxsize=8)
def _rays(reach: float, colour: str) -> display.Shape:
    """Beams of a colour round the middle of their box."""
    drawn: display.Elements = ()
    for number in range(RAYS):
        angle, half = math.tau * number / RAYS, math.pi / RAYS * 0.55
        d = f"M{reach:.1f} {reach:.1f}"
        for edge in (angle - half, angle + half):
            d += f"L{reach + reach * math.sin(edge):.1f} {reach - reach * math.cos(edge):.1f}"
        drawn += path(f"{d}Z", mix(colour, LANTERN, 0.6), None, 0, 0.55)
    made = shape(drawn, 0, 0, 2 * reach, 2 * reach)
    assert isinstance(made, display.Shape)
    return made
