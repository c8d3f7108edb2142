"""Somebody who tries every control of every page of the shell, each kind of page once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from scenes.kit.scene import Scene
from scenes.kit.stack import SceneStack
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.settings.scene import SettingsScene
from scenes.shell.table_form.who import WhoScene
from scenes.table.replay.scene import ReplayScene
from tests.support.window import press

BEGINS: Final = (
    *("start", "play", "trilogy", "continue", "open:"),
    *("lesson:", "again:", "today", "problem:"),
)
"""What sits down at a table: there is another way back from there."""
LEAVES: Final = ("back", "close", "quit", "me", "versions")
READ: Final = (SettingsScene, RulebookScene, WhoScene, ReplayScene, ConfirmScene)
"""Nobody tries what is on them."""


def walk(opened: SceneStack, came: Callable[[], None], seen: set[object]) -> None:
    """Open what can be opened from the topmost scene; there, ``came`` is told, and back."""
    below = list(opened.scenes)
    for name in [control.name for control in opened.controls]:
        if name.startswith((*BEGINS, *LEAVES)):
            continue
        opened.lead_to(name)
        if opened.focus != name:
            continue  # it has gone meanwhile
        opened.draw()
        press(opened, "return")
        if opened.scenes == below[:-1]:
            return  # it was a choice among others
        if opened.scenes == below:
            continue
        came()
        kind, about = type(opened.scenes[-1]), getattr(opened.scenes[-1], "question", "")
        if (kind, about) not in seen and not issubclass(kind, READ):
            seen.add((kind, about))
            walk(opened, came, seen)
        if len(opened.scenes) > len(below):
            press(opened, "escape")
        assert opened.scenes == below, f"escape from {kind.__name__}, which {name} has opened"
        assert opened.focus == name


def kinds(opened: SceneStack) -> Iterator[type[Scene[object]]]:
    return map(type, opened.scenes)
