"""Why a table stays closed, and the lock that keeps two windows from opening the same one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.library.autosave import LOCK, News
from game.library.locks import Lock
from game.words import N_

NEWER: Final = News(
    N_("Saved by a newer version"),
    N_(
        "This game was saved by a newer version and cannot be opened here. It is safe: "
        "update to continue it."
    ),
)
ELSEWHERE: Final = News(
    N_("Open in another window"),
    N_("This game is open in another window. Close it there first; nothing is lost."),
)
GONE: Final = News(N_("This game is gone"), N_("Another window has finished or deleted it."))
BROKEN: Final = News(
    N_("This game cannot be read"),
    N_("All of its saves are damaged. Nothing was deleted: they lie in {folder}."),
)
UNREADABLE: Final = News(
    N_("This game cannot be opened now"),
    N_("A save of it could not be read. Nothing is lost: try again in a moment. ({trouble})"),
)


class CannotOpen(Exception):
    """A table stays closed; ``news`` says why."""

    def __init__(self, news: News) -> None:
        super().__init__(news.words)
        self.news = news


def lock_table(folder: Path) -> Lock | None:
    """The table's lock; None where nobody can write, so that nobody can do harm.

    Raises:
        CannotOpen: The table is gone, or open in another window.
    """
    try:
        there = folder.is_dir()
    except OSError as trouble:
        raise CannotOpen(UNREADABLE.localize(trouble=trouble.strerror)) from None
    if not there:
        raise CannotOpen(GONE.localize())
    try:
        lock = Lock.take(folder / LOCK)
    except OSError:
        return None
    if lock is None:
        raise CannotOpen(ELSEWHERE.localize())
    return lock
