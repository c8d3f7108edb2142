"""What is to be seen in a window: the topmost scene, the table below it, the words."""

from __future__ import annotations

import pytest

from scenes.backend.headless import Unseen
from scenes.kit.display import Text
from scenes.kit.scene import Scene
from scenes.selftest.pilot import by_keyboard, by_mouse
from scenes.table.scene import TableScene

USES = pytest.mark.parametrize("use", [by_mouse, by_keyboard], ids=["mouse", "keyboard"])
"""Each way to touch a table that a player may keep to."""


def top(unseen: Unseen) -> Scene[object]:
    """What lies over everything else."""
    return unseen.screen.stack.scenes[-1]


def table_of(unseen: Unseen) -> TableScene:
    """The table, whatever lies over it."""
    return next(scene for scene in unseen.screen.stack.scenes if isinstance(scene, TableScene))


def words(unseen: Unseen) -> str:
    """Everything that can be read."""
    return " ".join(item.text for item in unseen.items if isinstance(item, Text))
