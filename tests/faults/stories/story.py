"""What a player does to everything that is kept, step by step, and what is found of it later.

One story for each kind of file, told through what the scenes call. What is found is said without
names and dates, so that the same story ends alike each time.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from game.library import AppFolders, CannotOpen, Library, News
from game.library.save import read_save

SHELTER: Final = "set-aside"
NOISE: Final = b"{ nothing"
"""What a damaged file holds."""


class Missing(CannotOpen):
    """Nothing can be chosen in the list."""

    def __init__(self) -> None:
        super().__init__(News("It is not in the list", ""))


Found = Any
"""What a player finds, in values that can be compared."""


class Story(ABC):
    """A window on a folder. ``told`` are the sentences about faults."""

    SILENT: ClassVar[str] = ""
    """Why nothing need be said of a fault."""
    REFUSED: ClassVar[type[Exception]] = CannotOpen
    """What a page says in its own words; nothing else may be raised."""
    SENTENCES: ClassVar[int] = 1
    """How many things are kept apart: of each of them it is said once."""

    SAME: ClassVar[bool] = False
    """Whether the same is found before it, because whoever looks does the same."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.library = Library(AppFolders.within(folder))
        self.told: list[str] = []

    @classmethod  # noqa: B027  # often nothing
    def furnish(cls, folder: Path) -> None:
        """What was there before."""

    @property
    @abstractmethod
    def steps(self) -> Sequence[Callable[[], object]]:
        """What is done; each is certain before the next one begins."""

    def settle(self) -> None:  # noqa: B027  # often all is done
        """The disk is whole again, and a moment has gone by."""

    def hear(self) -> None:  # noqa: B027  # what is refused is heard at once
        """Take in what the window says now."""

    def close(self) -> None:
        self.library.close()

    @classmethod
    @abstractmethod
    def find(cls, folder: Path) -> Found:
        """What the next start finds."""


def games(folder: Path) -> Found:
    """The choices of each game, those in progress and those that are over."""
    library = Library(AppFolders.within(folder))
    running = []
    for listed in library.tables():
        assert listed.trouble is None, listed.trouble
        sitting = library.open(listed.id)
        assert not sitting.news, sitting.news
        running.append(tuple(map(str, sitting.match.actions)))
    library.close()
    over = [read_save(file).record.actions for file in library.finished_folder.glob("*.json")]
    return sorted(running), sorted(over)
