"""What is to be seen in a window: the topmost scene, the table below it, the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from scenes.backend.headless import Unseen
from scenes.kit.display import Card, Control, Item, Text
from scenes.kit.scene import Scene
from scenes.kit.stack import SceneStack
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


def cards(items: Sequence[Item]) -> set[str]:
    """Every card that can be read, in the picture or among the controls."""
    shown = {item.code for item in items if isinstance(item, Card) and item.code is not None}
    controls = {item.name for item in items if isinstance(item, Control)}
    return shown | {name.removeprefix("card:") for name in controls if name.startswith("card:")}


def watch_pictures(
    monkeypatch: pytest.MonkeyPatch, look: Callable[[list[Scene[object]], list[Item]], None]
) -> None:
    """Have somebody look at every picture that is drawn, and at the scenes it shows."""
    draw = SceneStack.draw

    def watched(stack: SceneStack) -> list[Item]:
        items = draw(stack)
        look(stack.scenes, items)
        return items

    monkeypatch.setattr(SceneStack, "draw", watched)
