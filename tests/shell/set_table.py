"""The form in which a table is set, opened for tests."""

from __future__ import annotations

from scenes.council.entry import ENTRY
from scenes.kit.display import DisplayList
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.stack import SceneStack
from scenes.shell.entry import Leaving
from scenes.shell.table_form.scene import TableSetupScene
from tests.support.window import stack


class Table(BaseScene[Leaving]):
    """Stands in for the table: a key with the name of a way leaves it that way."""

    def key(self, name: str) -> Change[Leaving]:
        return Pop(Leaving(name))

    def draw(self, frame: Frame) -> DisplayList:
        return ()


def form() -> SceneStack:
    return stack(TableSetupScene(Preferences(house_rules=True), ENTRY))
