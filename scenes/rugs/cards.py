"""The cards of Bugs on Rugs as assets/art/rugs/CARDS.md says: layers, a bug, its signs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.describe.rugs.names import KIND_ASSETS, kind_name
from game.rules.rugs.api import RUG_OF, card_name, kind_of, read_card
from game.rules.rugs.api import Card as Bug
from scenes.kit.cards import CARD_RATIO, FRAME, CardSheet, Dim, FacePart
from scenes.kit.display import Elements
from scenes.kit.parts.svg import rect
from scenes.kit.theme import INK, PAPER
from scenes.rugs.palette import BARE, RUG_ASSETS
from scenes.table.cue import CardFace

DECK: Final = "rugs"
"""What a ``display.Card`` of this deck names."""

SMALL: Final = 124  # pixels: narrower cards wear the small face with a larger index
SIGNED: Final = 64  # pixels: narrower small faces have no sign of their power
NAMED: Final = 210  # pixels of height from which on bugs wear their names
DARK_INK: Final = frozenset({"firefly", "larva", "fly"})  # whose ribbon is light
VEIL: Final = 0.42  # how much of the night lies over a refused card
VEIL_INDEX: Final = 0.1
LARGE_TAB: Final[Elements] = rect(4, 4, 60, 66, "#FFFFFF", 12)
SMALL_TAB: Final[Elements] = rect(6, 6, 100, 104, "#FFFFFF", 20)


class RugsDeck:
    """The ninety bugs on their rugs."""

    id = DECK
    ratio = CARD_RATIO

    def face(self, code: str | None, pixels: int, *, dim: bool, finer: int = 1) -> list[FacePart]:
        """A card upright, the ground first; as ``Deck`` says."""
        sheet = CardSheet(pixels * finer)
        if code is None:
            return [sheet.layer("rugs/card_back")]
        card, small = read_card(code), pixels < SMALL
        pieces = [*(_small(sheet, card, pixels) if small else _large(sheet, card, pixels))]
        if dim:
            pieces.append(Dim(VEIL, SMALL_TAB if small else LARGE_TAB, *FRAME, VEIL_INDEX))
        return pieces


def _large(sheet: CardSheet, card: Bug, pixels: int) -> Iterator[FacePart]:
    kind, rug = assets_of(card)
    wide = sheet.width
    yield sheet.layer(f"rugs/card_frame_{kind}")
    yield sheet.layer(f"rugs/card_strip_{rug}")
    if rug != BARE:
        yield sheet.layer(f"rugs/card_rug_{rug}")
    yield sheet.picture(f"rugs/bug_{kind}", 0.617, 0.435, 0.75 * wide)
    yield sheet.layer(f"rugs/card_top_{kind}")
    yield sheet.picture(f"rugs/emblem_{kind}", 0.133, 0.113, 0.185 * wide)
    yield sheet.picture(f"rugs/power_{kind}", 0.133, 0.905, 0.19 * wide)
    if pixels * CARD_RATIO >= NAMED:
        yield sheet.layer(f"rugs/card_ribbon_{kind}")
        words, colour = kind_name(kind_of(card)), INK if kind in DARK_INK else PAPER
        yield sheet.name(words, 0.617, 0.893, colour, room=0.5)


def _small(sheet: CardSheet, card: Bug, pixels: int) -> Iterator[FacePart]:
    kind, rug = assets_of(card)
    wide = sheet.width
    yield sheet.layer(f"rugs/card_small_{kind}")
    yield sheet.layer(f"rugs/card_small_strip_{rug}")
    yield sheet.picture(f"rugs/bug_{kind}", 0.63, 0.66, 0.78 * wide)
    yield sheet.layer(f"rugs/card_small_top_{kind}")
    yield sheet.picture(f"rugs/emblem_{kind}", 0.225, 0.173, 0.36 * wide)
    if pixels >= SIGNED:
        yield sheet.picture(f"rugs/power_{kind}", 0.17, 0.875, 0.29 * wide)


def assets_of(card: Bug) -> tuple[str, str]:
    """The words for its bug and its rug in the names of drawings."""
    rug = RUG_OF.get(card)
    return KIND_ASSETS[kind_of(card)], BARE if rug is None else RUG_ASSETS[rug]


def face(card: Bug | None) -> CardFace:
    """A card of this deck; None: one that is seen from the back only."""
    return CardFace(DECK, None if card is None else card_name(card))
