"""What leads to the moments of the album happens once, however often they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from build.album.moments import MOMENTS
from build.album.setting import Nothing
from scenes.backend.headless import HeadlessScreen
from scenes.backend.paint.painter import Painter
from scenes.kit.stack_entry import StackEntry
from scenes.shell.results.podium import ResultsScene


@contextmanager
def unpainted(size: tuple[int, int]) -> Iterator[HeadlessScreen]:
    """A window in which nothing comes to the pixels."""
    with pytest.MonkeyPatch.context() as patch, HeadlessScreen(Nothing(), size) as unseen:
        patch.setattr(Painter, "paint", lambda *_, **__: None)
        yield unseen


@cache
def moments() -> dict[str, list[StackEntry]]:
    """The scenes that lie open at each moment of the album that is shown as most people see it."""
    found = {}
    with unpainted((1280, 720)) as unseen:
        stack = unseen.screen.stack
        for moment in (moment for moment in MOMENTS if moment.usual):
            moment.show(unseen)
            if isinstance(stack.scenes[-1], ResultsScene):
                unseen.settle()
            found[moment.name] = stack._levels
            stack._levels = []
    return found


def bring(unseen: HeadlessScreen, name: str) -> None:
    """Draw a moment in this window, as it is wished there."""
    unseen.screen.stack._levels = moments()[name]
    unseen.show()
