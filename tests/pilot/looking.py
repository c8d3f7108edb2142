"""What is to be seen in a window: the topmost scene, the table below it, the words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product

import pytest

from scenes.backend.headless import Unseen
from scenes.kit.display import Card, Control, Item, Text
from scenes.kit.scene import Scene
from scenes.kit.stack import SceneStack
from scenes.selftest.pilot import by_keyboard, by_mouse
from scenes.table.scene import TableScene

WAYS = {"mouse": by_mouse, "keyboard": by_keyboard}
USES = pytest.mark.parametrize("use", WAYS.values(), ids=WAYS)
"""Each way to touch a table that a player may keep to."""


def by_turns(names: str, *columns: Iterable[object]) -> pytest.MarkDecorator:
    """Whatever the columns make together, with one of both ways in ``use``, by turns.

    Of two columns and more every value meets both ways.
    """
    rows = []
    for chosen in product(*map(enumerate, columns)):
        way = [*WAYS][sum(number for number, _ in chosen) % len(WAYS)]
        values = [value for _, value in chosen]
        rows.append(pytest.param(*values, WAYS[way], id="-".join([*map(str, values), way])))
    return pytest.mark.parametrize(f"{names},use", rows)


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
