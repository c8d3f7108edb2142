"""The way from the title to the history, and how the history hears of games that have ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from game.library import Library, ListedTable
from scenes.kit.scene import Scene
from scenes.shell.entry import ExitReason, GameEntry

if TYPE_CHECKING:
    from game.history import Historian


class LookingBack:
    """Knows since when the history has not heard of games."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._heard = self._change_time

    @property
    def _change_time(self) -> int:
        """When a game last came or went: there may be too many to be counted for each picture."""
        try:
            return self._library.finished_folder.stat().st_mtime_ns
        except OSError:
            return 0

    @cached_property
    def historian(self) -> Historian:
        """Whoever is asked; the first picture does not wait for it."""
        from game.history import Historian

        return Historian(self._library)

    def catch_up(self) -> None:
        """Let the history hear of what has just been played, whatever it was. Returns at once."""
        changed = self._change_time
        if changed != self._heard:
            self._heard = changed
            self.historian.catch_up()

    def open(
        self,
        box: GameEntry,
        watch: Callable[[ListedTable], Scene[ExitReason | None]],
        *,
        of_several: bool = False,
    ) -> Scene[ExitReason | None]:
        """The pages about a game, ``of_several`` or the only one; ``watch`` shows one again."""
        from scenes.shell.history.scene import HistoryScene  # its pages are many

        words = box.history()
        finished = self._library.finished_folder
        return HistoryScene(self.historian, box, words, finished, watch, of_several=of_several)
