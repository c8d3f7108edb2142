"""The cards of Under Glass: square, with four insects or fewer, and the Spider.

Positions and sizes are in card widths.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from game.describe.glass.names import KIND_ASSETS, SECOND_HALVES
from game.rules.glass import api as glass
from scenes.kit.cards import Dim, FacePart
from scenes.kit.display import Picture
from scenes.kit.parts.svg import rect
from scenes.table.cue import CardFace

DECK: Final = "glass"
"""What a ``display.Card`` of this pack names."""

EDGE: Final = 0.055  # of paper round the four cells
VEIL: Final = 0.5  # how much of the night lies over a refused card
BRIGHT: Final = 0.12


class InsectTile(NamedTuple):
    """One insect on its ground: ``wide`` and ``high`` cells of its kind."""

    kind: glass.Kind
    row: int
    column: int
    wide: int = 1
    high: int = 1

    @property
    def layers(self) -> tuple[str, str]:
        """The drawings, the ground first."""
        name = KIND_ASSETS[self.kind]
        return f"glass/tile_{name}", f"glass/insect_{name}"


def tile(kind: glass.Kind, row: int, column: int) -> InsectTile | None:
    """What is drawn from this cell on; None for the second half of something."""
    if kind in SECOND_HALVES:
        return None
    return InsectTile(
        kind, row, column, 2 if kind == glass.MOTH else 1, 2 if kind == glass.STAG else 1
    )


def face(card: glass.Card | None) -> CardFace:
    """A card of this pack; None: one that is seen from the back only."""
    return CardFace(DECK, None if card is None else glass.CARD_NAMES[card])


class GlassDeck:
    """Forty-one cards with insects, and the Spider."""

    id = DECK
    ratio = 1.0

    def face(self, code: str | None, pixels: int, *, dim: bool, finer: int = 1) -> list[FacePart]:
        """A card upright, the ground first; as ``Deck`` says."""
        wide = pixels * finer
        if code is None:
            return [Picture("glass/square_back", 0, 0, wide, wide)]
        card = glass.read_card(code)
        if card == glass.SPIDER:
            return [Picture("glass/square_spider", 0, 0, wide, wide)]
        pieces: list[FacePart] = [
            Picture("glass/square_frame", 0, 0, wide, wide),
            *_tiles(card, wide),
        ]
        if dim:
            pieces.append(Dim(VEIL, rect(0, 0, 0, 0, "#FFFFFF"), 100, 100, BRIGHT))
        return pieces


def _tiles(card: glass.Card, wide: float) -> Iterator[FacePart]:
    step = wide * (1 - 2 * EDGE) / 2
    for number, kind in enumerate(glass.KINDS_ON[card]):
        row, column = divmod(number, 2)
        drawn = tile(kind, row, column)
        if drawn is None:
            continue
        x, y = wide * EDGE + column * step, wide * EDGE + row * step
        for name in drawn.layers:
            yield Picture(name, x, y, drawn.wide * step, drawn.high * step)
