"""A title to fly from, and eyes that need no pixels."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from scenes.app import first_scene, starting_preferences
from scenes.backend.headless import HeadlessScreen
from scenes.options import Options, Speed

SIZE = (1280, 720)
Door = Callable[..., AbstractContextManager[HeadlessScreen]]


@pytest.fixture
def title() -> Door:
    """The real title of the app, in a window nobody sees."""

    def door(speed: Speed = "off", seed: int = 5, size: tuple[int, int] = SIZE) -> HeadlessScreen:
        options = Options(speed=speed, seed=seed)
        preferences = starting_preferences(options)
        return HeadlessScreen(first_scene(options, preferences), size, preferences=preferences)

    return door
