"""A gathering: all games of the shelf in one sitting, as the title sees it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from game.library import Library, News
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.shell.entry import ExitReason, Shelf


class UnfinishedEvening(NamedTuple):
    """One that has been begun: its id, when it was played last, how late it is, words about it.

    ``hour`` is the number of games that are over; ``notes`` are the same in less and less room.
    """

    id: str
    played: datetime
    hour: int
    notes: tuple[str, ...]


class EveningEntry(NamedTuple):
    """How one begins and goes on. ``label`` is a message.

    Args:
        label: What it is called, and what it is.
        opens: The form of a new one.
        waiting: The one to go on with, if there is any; what there is to be told goes to the list.
        go_on: The one of this id, at its table if one is open; None: it is gone, or is none.
    """

    label: str
    opens: Callable[[Shelf, Preferences, Library | None], Scene[object]]
    waiting: Callable[[Library | None, list[News]], UnfinishedEvening | None]
    go_on: Callable[[str, Shelf, Preferences, Library], Scene[ExitReason | None] | None]
