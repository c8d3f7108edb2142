"""Every scene of the album, drawn as a display list and not in pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol

import pytest

from build.album.moments import MOMENTS
from build.album.setting import Nothing
from scenes.backend.headless import Unseen
from scenes.backend.paint.painter import Painter
from scenes.kit.display import Item, Veil
from scenes.kit.scene import Frame, Scene
from scenes.shell.end.podium import EndScene


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All albums on one worker: the games in them are thought out once, which takes longest."""
    for item in items:
        if isinstance(item, pytest.Function) and "album" in item.fixturenames:
            item.add_marker(pytest.mark.xdist_group("album"))


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


@pytest.fixture(scope="session")
def album() -> Album:
    """The album of a window size."""
    return cache(_leaves)


def _under_veils(items: Sequence[Item]) -> Iterator[tuple[Item, ...]]:
    """What lies under a veil is no longer read, so it is a layer of its own."""
    begin = 0
    for index, item in enumerate(items):
        if isinstance(item, Veil) and index:
            yield tuple(items[begin:index])
            begin = index
    yield tuple(items[begin:])


def _leaves(size: tuple[int, int], letters: int = 100) -> list[Leaf]:
    leaves = []
    with pytest.MonkeyPatch.context() as patch, Unseen(Nothing(), size) as unseen:
        patch.setattr(Painter, "paint", lambda *_: None)
        stack = unseen.screen.stack
        for moment in (moment for moment in MOMENTS if moment.usual):
            unseen.screen.preferences.text_size = letters
            moment.show(unseen)
            if isinstance(stack.scenes[-1], EndScene):
                unseen.settle()
            seen = stack._visible()
            layers = tuple(layer for level in seen for layer in _under_veils(level.items))
            scenes = tuple(level.scene for level in seen)
            frame = replace(stack.frame, terms=stack._terms)
            leaves.append(Leaf(moment.name, frame, scenes, layers))
    return leaves
