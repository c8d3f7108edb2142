"""Who somebody is: asked on the way to the first thing that is kept under a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from scenes.kit.preferences import Preferences
from scenes.kit.scene import Change, Push
from scenes.shell.entry import Faces

R = TypeVar("R")


def after_introduction(
    preferences: Preferences, faces: Faces, opens: Callable[[], Change[R]]
) -> Change[R]:
    """Go there, whoever has never said who they are by way of that question.

    It lies over what one came from: without an answer one is there again, and asked the next time.
    """
    if preferences.called:
        return opens()
    from scenes.shell.table_form.who import WhoScene

    return Push(WhoScene(preferences, faces), lambda known: opens() if known else None)
