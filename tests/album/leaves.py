"""What a leaf of the album is, and where the words on it are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import Protocol

from build.languages.eye import Words, words
from scenes.kit.display import Item, Shape, Text
from scenes.kit.parts.svg import MARGIN
from scenes.kit.scene import Frame, Scene


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
    for line in sorted(said, key=attrgetter("top")):
        above = [other for other in above if other.bottom > line.top]
        for other in above:
            if other.covers(line) and not other.is_shadow_of(line):
                yield other, line
        above.append(line)


def clashing(leaves: Iterable[Leaf]) -> list[str]:
    """The words on these leaves that lie over others, though both can be read."""
    return [
        f"{leaf.name}: “{one.text}” and “{other.text}”"
        for leaf in leaves
        for layer in leaf.layers
        for one, other in clashes(words(leaf.frame, seen(layer)))
    ]
