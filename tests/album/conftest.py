"""Every scene of the album, drawn as a display list and not in pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest

from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Item, Veil
from tests.album.leaves import Album, Leaf
from tests.album.moments import bring, moments, unpainted


@pytest.fixture(scope="session")
def album() -> Album:
    """The album of a window size."""

    @cache
    def leaves(size: tuple[int, int], letters: int = 100) -> list[Leaf]:
        with unpainted(size) as unseen:
            unseen.screen.preferences.text_size = letters
            return [_leaf(unseen, name) for name in moments()]

    return leaves


def _leaf(unseen: HeadlessScreen, name: str) -> Leaf:
    """A moment as it is drawn in this window."""
    bring(unseen, name)
    stack = unseen.screen.stack
    seen = stack.visible()
    layers = tuple(layer for level in seen for layer in _under_veils(level.items))
    scenes = tuple(level.scene for level in seen)
    return Leaf(name, replace(stack.frame, key_labels=stack._key_labels), scenes, layers)


def _under_veils(items: Sequence[Item]) -> Iterator[tuple[Item, ...]]:
    """What lies under a veil is no longer read, so it is a layer of its own."""
    begin = 0
    for index, item in enumerate(items):
        if isinstance(item, Veil) and index:
            yield tuple(items[begin:index])
            begin = index
    yield tuple(items[begin:])
