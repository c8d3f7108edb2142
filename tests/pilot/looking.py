"""What is to be seen in a window: the topmost scene, the table below it, the words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product

import pytest

from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Card, Control, Item, Text
from scenes.kit.scene import Scene
from scenes.kit.stack import SceneStack
from scenes.selftest.pilot import by_keyboard, by_mouse
from scenes.table.scene import TableScene

WAYS = {"mouse": by_mouse, "keyboard": by_keyboard}
USES = pytest.mark.parametrize("use", WAYS.values(), ids=WAYS)
"""Each way to touch a table that a player may keep to."""


EITHER = pytest.mark.parametrize(
    "use", [by_mouse, pytest.param(by_keyboard, marks=pytest.mark.whole)], ids=WAYS
)
"""One of both ways; in a whole run the other as well."""


def by_turns(names: str, *rows: tuple[object, ...]) -> pytest.MarkDecorator:
    """Each row with one of both ways in ``use``, by turns; a whole run has the other as well."""
    found = []
    for number, values in enumerate(rows):
        for turn, (name, way) in enumerate(WAYS.items(), number):
            marks = [pytest.mark.whole] if turn % len(WAYS) else []
            words = "-".join([*map(str, values), name])
            found.append(pytest.param(*values, way, id=words, marks=marks))
    return pytest.mark.parametrize(f"{names},use", found)


def met(names: str, ones: Iterable[object], others: Sequence[object]) -> pytest.MarkDecorator:
    """Each one with one of the others, by turns, and one of both ways in ``use``.

    A whole run has all pairs; there everything meets both ways.
    """
    found = []
    for (number, one), (place, other) in product(enumerate(ones), enumerate(others)):
        again, turn = divmod(number, len(others))
        way = [*WAYS][(turn + again + (place != turn)) % len(WAYS)]
        marks = [pytest.mark.whole] if place != turn else []
        found.append(pytest.param(one, other, WAYS[way], id=f"{one}-{other}-{way}", marks=marks))
    return pytest.mark.parametrize(f"{names},use", found)


def top(unseen: HeadlessScreen) -> Scene[object]:
    return unseen.screen.stack.scenes[-1]


def table_of(unseen: HeadlessScreen) -> TableScene:
    return next(scene for scene in unseen.screen.stack.scenes if isinstance(scene, TableScene))


def words(unseen: HeadlessScreen) -> str:
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
