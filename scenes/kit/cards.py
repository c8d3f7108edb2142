"""What a deck of cards looks like, whatever the game: its faces as pieces, laid over each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

from scenes.kit.display import Elements, Font, Picture, Shape
from scenes.kit.layout import Place
from scenes.kit.theme import INK, PAPER_LIGHT

CARD_RATIO: Final = 1.4
"""The height of a card by its width."""
FRAME: Final = (240.0, 336.0)
"""What the drawings of a card measure."""
RIBBON: Final = 0.053
"""How large a name on a ribbon is, in card heights."""
CHIP_RATIO: Final = 1.45
"""The width of a card that stands in a sentence by its height."""


class Chip(NamedTuple):
    """How a card looks that stands in a sentence: its ground, and the letters on it."""

    ground: str
    ink: str


Chips = Mapping[str, Chip]
"""By the picture of a suit."""
PLAIN_CHIP: Final = Chip(PAPER_LIGHT, INK)
"""Of a suit that has no colour of its own."""


def card_box(x: float, y: float, width: float) -> Place:
    """The box of a card that lies upright around (x, y)."""
    height = width * CARD_RATIO
    return Place(x - width / 2, y - height / 2, width, height)


class Print(NamedTuple):
    """Type on a card, its middle at (x, y)."""

    text: str
    x: float
    y: float
    size: int
    font: Font
    colour: str
    room: float | None = None  # shrunk to this width if it is wider
    by_ink: bool = False  # the middle of what can be seen, not of the line


class Dim(NamedTuple):
    """All that lies below steps back into the night; what ``bright`` covers hardly does."""

    veil: float  # 0–1, how much of the night
    bright: Elements  # in a box of their own, stretched over the card
    w: float
    h: float
    bright_veil: float


FacePart = Picture | Shape | Print | Dim
"""What a face is made of. Lengths are pixels of the face, (0, 0) is its upper left corner."""


class CardSheet:
    """An empty card of this many pixels, to lay pieces on.

    Positions are centres, x in card widths, y in card heights.
    """

    def __init__(self, width: int) -> None:
        self.width = width
        self.height = round(width * CARD_RATIO)

    def layer(self, name: str) -> Picture:
        """A drawing as large as the card."""
        return Picture(name, 0, 0, self.width, self.height)

    def picture(self, name: str, x: float, y: float, side: float) -> Picture:
        """A square picture, its side in pixels."""
        side = round(side)
        return Picture(name, x * self.width - side / 2, y * self.height - side / 2, side, side)

    def index(self, words: str, x: float, y: float, em: float) -> Print:
        """The letter or the number of a card; ``em`` in card heights."""
        size = round(em * self.height)
        return Print(words, x * self.width, y * self.height, size, Font.TITLE, INK, by_ink=True)

    def name(self, words: str, x: float, y: float, colour: str, room: float) -> Print:
        """What is written on a ribbon; ``room`` in card widths."""
        size, room = round(RIBBON * self.height), room * self.width
        return Print(words, x * self.width, y * self.height, size, Font.TITLE, colour, room=room)


class Deck(Protocol):
    """The cards of one game."""

    @property
    def id(self) -> str:
        """What ``display.Card`` calls it."""

    @property
    def ratio(self) -> float:
        """The height of its cards by their width; ``CARD_RATIO`` of most."""

    def face(
        self, code: str | None, pixels: int, *, dim: bool, finer: int = 1
    ) -> Sequence[FacePart]:
        """A card upright, the ground first: in a box pixels × ratio · pixels.

        Raises NotationError where the code is that of no card.

        Args:
            code: Which card; None for the back.
            pixels: Its width on the screen, which decides what is on it.
            dim: The rules refuse it.
            finer: Draw so many pixels for each one: the box is larger, what is on it the same.
        """


Decks = Mapping[str, Callable[[], Deck]]
"""By its id what opens a deck; done when the first of its cards is drawn."""
NO_DECKS: Final[Decks] = MappingProxyType({})
