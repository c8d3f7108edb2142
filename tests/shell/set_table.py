"""The form in which a table is set, opened for tests."""

from __future__ import annotations

from scenes.council.entry import ENTRY
from scenes.kit.display import DisplayList
from scenes.kit.preferences import Preferences
from scenes.kit.scene import BaseScene, Change, Frame, Pop
from scenes.kit.stack import SceneStack
from scenes.shell.entry import ExitReason
from scenes.shell.table_form.scene import TableSetupScene
from tests.support.window import stack


class Table(BaseScene[ExitReason]):
    """Stands in for the table: a key with the name of a way leaves it that way."""

    def key(self, name: str) -> Change[ExitReason]:
        return Pop(ExitReason(name))

    def draw(self, frame: Frame) -> DisplayList:
        return ()


def form() -> SceneStack:
    return stack(TableSetupScene(Preferences(house_rules=True), ENTRY))
