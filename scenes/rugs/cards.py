"""The cards of Bugs on Rugs as assets/art/rugs/CARDS.md says: layers, a bug, its signs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.describe.rugs.names import KIND_ASSETS
from game.rules.rugs.api import CARDS, KIND_NAMES, RUG_OF, card_name, kind_of
from game.rules.rugs.api import Card as Bug
from game.words import _
from scenes.kit.cards import CARD_RATIO, Dim, Piece, Print
from scenes.kit.display import Elements, Font, Picture
from scenes.kit.parts.ink import rect
from scenes.kit.theme import INK, PAPER
from scenes.rugs.palette import BARE, RUG_ASSETS
from scenes.table.cue import CardFace

DECK: Final = "rugs"
"""What a ``display.Card`` of this deck names."""

FRAME: Final = (240.0, 336.0)  # what the drawings of a card measure
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

    def face(self, code: str | None, pixels: int, *, dim: bool, finer: int = 1) -> list[Piece]:
        """A card upright, the ground first; as ``Deck`` says."""
        sheet = _Sheet(pixels * finer)
        if code is None:
            return [sheet.layer("rugs/card_back")]
        small = pixels < SMALL
        pieces = [*(_small(sheet, code, pixels) if small else _large(sheet, code, pixels))]
        if dim:
            pieces.append(Dim(VEIL, SMALL_TAB if small else LARGE_TAB, *FRAME, VEIL_INDEX))
        return pieces


class _Sheet:
    """An empty card of this many pixels, to lay pieces on."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.height = round(width * CARD_RATIO)

    def layer(self, name: str) -> Picture:
        """A drawing as large as the card."""
        return Picture(name, 0, 0, self.width, self.height)

    def picture(self, name: str, x: float, y: float, size: float) -> Picture:
        """A square picture around (x, y); ``size`` in card widths."""
        side = round(size * self.width)
        return Picture(name, x * self.width - side / 2, y * self.height - side / 2, side, side)


def _large(sheet: _Sheet, code: str, pixels: int) -> Iterator[Piece]:
    kind, rug = assets_of(CARDS[code])
    yield sheet.layer(f"rugs/card_frame_{kind}")
    yield sheet.layer(f"rugs/card_strip_{rug}")
    if rug != BARE:
        yield sheet.layer(f"rugs/card_rug_{rug}")
    yield sheet.picture(f"rugs/bug_{kind}", 0.617, 0.435, 0.75)
    yield sheet.layer(f"rugs/card_top_{kind}")
    yield sheet.picture(f"rugs/emblem_{kind}", 0.133, 0.113, 0.185)
    yield sheet.picture(f"rugs/power_{kind}", 0.133, 0.905, 0.19)
    if pixels * CARD_RATIO >= NAMED:
        yield sheet.layer(f"rugs/card_ribbon_{kind}")
        yield Print(
            _(KIND_NAMES[kind_of(CARDS[code])]),
            0.617 * sheet.width,
            0.893 * sheet.height,
            round(0.053 * sheet.height),
            Font.TITLE,
            INK if kind in DARK_INK else PAPER,
            room=0.5 * sheet.width,
        )


def _small(sheet: _Sheet, code: str, pixels: int) -> Iterator[Piece]:
    kind, rug = assets_of(CARDS[code])
    yield sheet.layer(f"rugs/card_small_{kind}")
    yield sheet.layer(f"rugs/card_small_strip_{rug}")
    yield sheet.picture(f"rugs/bug_{kind}", 0.63, 0.66, 0.78)
    yield sheet.layer(f"rugs/card_small_top_{kind}")
    yield sheet.picture(f"rugs/emblem_{kind}", 0.225, 0.173, 0.36)
    if pixels >= SIGNED:
        yield sheet.picture(f"rugs/power_{kind}", 0.17, 0.875, 0.29)


def assets_of(card: Bug) -> tuple[str, str]:
    """The words for its bug and its rug in the names of drawings."""
    rug = RUG_OF.get(card)
    return KIND_ASSETS[kind_of(card)], BARE if rug is None else RUG_ASSETS[rug]


def face(card: Bug | None) -> CardFace:
    """A card of this deck; None: one that is seen from the back only."""
    return CardFace(DECK, None if card is None else card_name(card))
