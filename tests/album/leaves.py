"""What a leaf of the album is, and where the words on it are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple, Protocol

from scenes.kit.display import Item, Shape, Text
from scenes.kit.parts.svg import MARGIN
from scenes.kit.scene import Frame, Scene

TALL = 0.36  # half the height of a capital letter with its foot, by the size of the letters
BEARING = 3.0  # empty space that belongs to a letter
SHADOW = 14.0  # a title is set twice, the lower one as its shadow


@dataclass(frozen=True)
class Leaf:
    """A moment of the album: the layers that are seen, each with its own items."""

    name: str
    frame: Frame
    scenes: tuple[Scene[object], ...]
    layers: tuple[tuple[Item, ...], ...]


class Album(Protocol):
    """The album of a window size, with letters of so many per cent."""

    def __call__(self, size: tuple[int, int], letters: int = 100) -> list[Leaf]:
        """Its leaves."""


class Words(NamedTuple):
    """A line of text, and its place."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: Words) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > BEARING and down > BEARING

    def is_shadow_of(self, other: Words) -> bool:
        return self.text == other.text and abs(self.top - other.top) < SHADOW


def words(frame: Frame, items: Iterable[Item]) -> Iterator[Words]:
    """Where each line of text is."""
    for item in items:
        if isinstance(item, Text) and item.text.strip() and item.alpha > 0:
            width = frame.measure(item.text, item.size, item.font)
            left = item.x - {"l": 0.0, "c": width / 2, "r": width}[item.align]
            high = item.size * TALL
            yield Words(item.text, left, item.y - high, left + width, item.y + high)


def covered(layer: tuple[Item, ...], number: int) -> bool:
    """Whether something opaque that comes later hides the whole text."""
    said = layer[number]
    assert isinstance(said, Text)
    return any(
        isinstance(item, Shape)
        and item.x + MARGIN <= said.x <= item.x + item.w - MARGIN
        and item.y + MARGIN <= said.y - said.size / 2
        and said.y + said.size / 2 <= item.y + item.h - MARGIN
        for item in layer[number + 1 :]
    )


def seen(layer: tuple[Item, ...]) -> tuple[Item, ...]:
    """Without the texts that nobody can read."""
    return tuple(
        item
        for number, item in enumerate(layer)
        if not isinstance(item, Text) or not covered(layer, number)
    )


def clashes(said: Iterable[Words]) -> Iterator[tuple[Words, Words]]:
    """Words that lie over others, looked for from the top of the window down."""
    above: list[Words] = []
    for words in sorted(said, key=attrgetter("top")):
        above = [other for other in above if other.bottom > words.top]
        for other in above:
            if other.covers(words) and not other.is_shadow_of(words):
                yield other, words
        above.append(words)


def clashing(leaves: Iterable[Leaf]) -> list[str]:
    """The words on these leaves that lie over others, though both can be read."""
    return [
        f"{leaf.name}: “{one.text}” and “{other.text}”"
        for leaf in leaves
        for layer in leaf.layers
        for one, other in clashes(words(leaf.frame, seen(layer)))
    ]
