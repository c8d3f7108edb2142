"""Another suit is the strongest: a light runs from the ladder to its city and on to its cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from game.rules.council.api import FACTIONS, Faction, card_name, suit_of
from scenes.council.ladder import EMBLEM
from scenes.council.palette import FACTION_COLOURS
from scenes.council.positions import Spots
from scenes.council.show.schedules import STRONGEST
from scenes.kit.cards import CARD_RATIO
from scenes.kit.display import Glow, Item, Picture
from scenes.kit.scene import Frame
from scenes.kit.schedule import Schedule
from scenes.kit.theme import LANTERN
from scenes.table.cue import InHand, Positions

CROWN: Final = 46.0
HOP: Final = 30.0
BIG: Final = 96.0  # the crown that comes down on the city


@dataclass(frozen=True, slots=True)
class Strongest:
    """These wear the crown from now on; ``first`` is where they stand on the ladder."""

    factions: tuple[Faction, ...]
    first: int

    kind: ClassVar[str] = "strongest"

    @property
    def schedule(self) -> Schedule:
        """Its schedule."""
        return STRONGEST

    def items(
        self, frame: Frame, positions: Positions, seconds: float, *, calm: bool
    ) -> Sequence[Item]:
        """One after the other: rung, city, cards in my hand; each stays lit to the end."""
        assert isinstance(positions, Spots)
        items: list[Item] = []
        for number, faction in enumerate(self.factions):
            items += self._light(positions, faction, number, seconds, calm=calm)
        return items

    def _light(
        self,
        positions: Spots,
        faction: Faction,
        number: int,
        seconds: float,
        *,
        calm: bool,
    ) -> list[Item]:
        colour = FACTION_COLOURS[FACTIONS[faction]]
        rung, city, hand = (STRONGEST.opacity(seconds, beat) for beat in ("ladder", "city", "hand"))
        x, y = positions.rung(self.first + number)[:2]
        board = positions.place.board
        cx, cy = board.space(faction)
        down = 0.0 if calm else -HOP * 2 * (1 - STRONGEST.ease_out("city", seconds))
        items: list[Item] = [
            Glow(x + EMBLEM, y, EMBLEM * 2.4, LANTERN, 0.85 * rung),
            Glow(cx, cy, board.radius * 0.52, LANTERN, 0.8 * city),
            Glow(cx, cy, board.radius * 0.34, colour, 0.5 * city),
            Picture(
                "shared/prop_crown_big", cx - BIG / 2, cy - BIG * 0.4 + down, BIG, BIG * 0.79,
                alpha=city,
            ),
        ]  # fmt: skip
        for card in positions.view.hand or ():
            if suit_of(card) == faction:
                position = positions.position(InHand(positions.place.me, card_name(card)))
                items += _crowned_card(
                    position.x, position.y, position.size, hand, calm=calm, seconds=seconds
                )
        return items


def _crowned_card(
    x: float, y: float, wide: float, seen: float, *, calm: bool, seconds: float
) -> tuple[Item, ...]:
    """A card of mine that has become the strongest."""
    top = y - wide * CARD_RATIO / 2
    up = 0.0 if calm else HOP * (1 - STRONGEST.ease_out("hand", seconds))
    return (
        Glow(x, top + 40, wide * 0.7, LANTERN, 0.6 * seen),
        Picture(
            "shared/token_crown", x - CROWN / 2, top - CROWN * 0.55 - up, CROWN, CROWN, alpha=seen
        ),
    )
