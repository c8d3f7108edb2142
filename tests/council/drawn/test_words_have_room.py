"""On every scene of the album: no words over other words, none beyond the window, none cut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

import pytest

from scenes.kit.display import Item, Shape, Text
from scenes.kit.parts.ink import MARGIN
from scenes.kit.scene import Frame
from tests.council.conftest import Album

SIZES = ((1024, 640), (1280, 720), (1920, 1080))
TALL = 0.36  # half the height of a capital letter with its foot, by the size of the letters
BEARING = 3.0  # empty space that belongs to a letter
SHADOW = 14.0  # a title is set twice, the lower one as its shadow


class Words(NamedTuple):
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


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_words_do_not_lie_over_words(album: Album, size: tuple[int, int]) -> None:
    clashes = [
        f"{leaf.name}: “{one.text}” and “{other.text}”"
        for leaf in album(size)
        for layer in leaf.layers
        for one, other in combinations(words(leaf.frame, seen(layer)), 2)
        if one.covers(other) and not one.is_shadow_of(other)
    ]
    assert not clashes


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_words_stay_in_the_window(album: Album, size: tuple[int, int]) -> None:
    lost = [
        f"{leaf.name}: “{said.text}”"
        for leaf in album(size)
        for layer in leaf.layers
        for said in words(leaf.frame, layer)
        if said.left < 0
        or said.top < 0
        or said.right > leaf.frame.width
        or said.bottom > leaf.frame.height
    ]
    assert not lost


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_words_are_cut(album: Album, size: tuple[int, int]) -> None:
    cut = [
        f"{leaf.name}: “{said.text}”"
        for leaf in album(size)
        for layer in leaf.layers
        for said in words(leaf.frame, layer)
        if said.text.endswith("…")
    ]
    assert not cut
