"""The way to the deals of days, whose page is opened only when it is wanted."""

from __future__ import annotations

from typing import TypeVar

from game.library import Library
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Change, Push
from scenes.shell.entry import Shelf
from scenes.shell.history.looking_back import LookingBack

R = TypeVar("R")


def days(
    shelf: Shelf, preferences: Preferences, library: Library | None, past: LookingBack | None
) -> Change[R]:
    """To the page; nothing follows it."""
    from scenes.shell.daily.scene import DailyScene  # it needs all bots

    diary = None if past is None else past.historian
    return Push(DailyScene(shelf, diary, library, preferences), lambda _left: None)
