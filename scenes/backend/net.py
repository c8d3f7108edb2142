"""Spread out under the scenes: a mistake in one of them ends neither the program nor a game.

Nobody knows what a scene looks like in which something went wrong, so none is gone on with. Every
table is on the disk: the way back is the title, with the page that offers to go on from there.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from game import PROGRAM, out_of_memory
from game.library import News
from game.words import N_, _
from scenes.shell.dialogs.crash import BEHIND

if TYPE_CHECKING:
    from game.library import Library, RunLog
    from scenes.backend.screen import Screen
    from scenes.kit.scene import Scene

T = TypeVar("T")

STARVED: Final = News(
    N_("No memory is left"),
    N_("The computer has no memory left for {program}. Close other programs, then go on. {saved}"),
)
SAVED: Final = N_("Every game is saved up to the last move.")
HOLDS: Final = 2  # falls on end: the first leads to the page about it, the other past it


class Net:
    """Catches what a scene lets fall, and writes down what that was.

    Whatever falls again before anybody has done anything falls through: else a mistake at the
    title would never come to an end.

    Args:
        screen: Where the scenes are.
        library: Gets up from its tables, and hears of the mistake.
        run_log: The log of this run.
        title: Makes the scene that everything begins with.
    """

    def __init__(
        self,
        screen: Screen,
        library: Library,
        run_log: RunLog,
        title: Callable[[], Scene[object]],
    ) -> None:
        self._screen = screen
        self._library = library
        self._run_log = run_log
        self._title = title
        self._falls = 0

    def hold(self, work: Callable[[], T]) -> T | None:
        """Do something that scenes take part in; None if one of them fell."""
        try:
            return work()
        except Exception as error:
            if self._falls == HOLDS:
                raise
            self._falls += 1
            starved = out_of_memory.is_short(error)
            if starved:
                out_of_memory.let_go()
            self._run_log.log_crash(traceback.format_exc())
            tell = self._forgive if starved else self._mistaken
            self.hold(partial(self._begin_anew, tell if self._falls < HOLDS else None))
        return None

    def note_press(self) -> None:
        """Somebody has pressed something: what falls now is not the same once more."""
        self._falls = 0

    def _begin_anew(self, tell: Callable[[], None] | None) -> None:
        """The title again, with the page about what happened or without."""
        self._library.get_up()
        self._library.crash, self._library.interrupted = None, False
        if tell is not None:
            tell()
        self._screen.begin_anew(self._title())
        self._screen.tick(0.0)  # now the title tells
        self._screen.show()
        self._run_log.mark_seen()

    def _mistaken(self) -> None:
        self._library.crash = self._run_log.file
        self._library.interrupted = True

    def _forgive(self) -> None:
        """Tell that memory has run out: no mistake of the program."""
        saved = BEHIND if self._library.in_danger else SAVED
        news = STARVED.localize(program=PROGRAM, saved=_(saved))
        self._library.settings.news.append(news)
