"""A room to ask in, and the stack that it is shown on."""

from __future__ import annotations

import pytest

from scenes.kit.stack import SceneStack
from tests.kit.pages import FRAME, LONG
from tests.kit.tooltip_room import Room


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def stack(room: Room) -> SceneStack:
    stack = SceneStack(FRAME)
    stack.open(room)
    stack.draw()
    stack.watch(LONG)
    return stack
