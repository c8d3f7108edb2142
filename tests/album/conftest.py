"""Every scene of the album, drawn as a display list and not in pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache

import pytest

from build.album.moments import MOMENTS
from build.album.setting import Nothing
from scenes.backend.headless import Unseen
from scenes.backend.paint.painter import Painter
from scenes.kit.display import Item, Veil
from scenes.kit.level import Level
from scenes.shell.results.podium import ResultsScene
from tests.album.leaves import Album, Leaf


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All albums on one worker: the games in them are thought out once, which takes longest."""
    for item in items:
        if isinstance(item, pytest.Function) and "album" in item.fixturenames:
            item.add_marker(pytest.mark.xdist_group("album"))


@pytest.fixture(scope="session")
def album() -> Album:
    """The album of a window size.

    What leads to a moment happens once. Then it is drawn for every window and all letters, which
    may change at any time.
    """
    moments = _moments()

    @cache
    def leaves(size: tuple[int, int], letters: int = 100) -> list[Leaf]:
        with _unpainted(size) as unseen:
            unseen.screen.preferences.text_size = letters
            return [_leaf(unseen, name, levels) for name, levels in moments.items()]

    return leaves


@contextmanager
def _unpainted(size: tuple[int, int]) -> Iterator[Unseen]:
    """A window in which nothing comes to the pixels."""
    with pytest.MonkeyPatch.context() as patch, Unseen(Nothing(), size) as unseen:
        patch.setattr(Painter, "paint", lambda *_: None)
        yield unseen


def _moments() -> dict[str, list[Level]]:
    """The scenes that lie open at each moment of the album."""
    moments = {}
    with _unpainted((1280, 720)) as unseen:
        stack = unseen.screen.stack
        for moment in (moment for moment in MOMENTS if moment.usual):
            moment.show(unseen)
            if isinstance(stack.scenes[-1], ResultsScene):
                unseen.settle()
            moments[moment.name] = stack._levels
            stack._levels = []
    return moments


def _leaf(unseen: Unseen, name: str, levels: list[Level]) -> Leaf:
    """A moment as it is drawn in this window."""
    stack = unseen.screen.stack
    stack._levels = levels
    unseen.show()
    seen = stack._visible()
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
