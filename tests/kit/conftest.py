"""A room to ask in, and the stack that it is shown on."""

from __future__ import annotations

import pytest

from scenes.kit.stack import SceneStack
from tests.kit.asking_room import Room
from tests.kit.pages import FRAME, LONG


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
