"""Settings, and what is remembered of who plays alone."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.campaign.council import Archive, SoloPlayer
from game.library import AppFolders, Library
from game.library.settings import Settings
from game.rules.council.api import Personality
from scenes.kit.preferences import Preferences
from tests.faults.stories.story import NOISE, Found, Story
from tests.support.library import table


class Wishes(Story):
    """Settings, lessons, tries at problems, the last table: all in one file."""

    wishes: Preferences

    @classmethod
    def furnish(cls, folder: Path) -> None:
        settings, wishes = wished(folder)
        wishes.called = "Ada"
        settings.close(5)

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.open, self.learn, self.solve

    def open(self) -> None:
        self.wishes = Preferences()
        self.library.settings.load(self.wishes, self.wishes.mend)

    def learn(self) -> None:
        self.wishes.lessons["council"] = "done"
        self.follow()

    def solve(self) -> None:
        self.wishes.fullscreen = True
        self.library.settings.table = table()
        self.follow()

    def follow(self) -> None:
        settings = self.library.settings
        settings.follow()
        if settings._thread is not None:
            settings._thread.join(5)

    def hear(self) -> None:
        while self.library.settings.news:
            self.told.append(self.library.settings.news.pop().words)

    def settle(self) -> None:
        self.follow()

    @classmethod
    def find(cls, folder: Path) -> Found:
        settings, wishes = wished(folder)
        assert not settings.news, settings.news
        return wishes.called, dict(wishes.lessons), wishes.fullscreen, settings.table


def wished(folder: Path) -> tuple[Settings, Preferences]:
    library, wishes = Library(AppFolders.within(folder)), Preferences()
    library.settings.load(wishes, wishes.mend)
    return library.settings, wishes


class DamagedWishes(Wishes):
    """The file of settings is damaged, and set aside."""

    @classmethod
    def furnish(cls, folder: Path) -> None:
        (folder / "settings.json").write_bytes(NOISE)

    def hear(self) -> None:
        super().hear()
        self.told = [each for each in self.told if "whole file" not in each]

    @classmethod
    def find(cls, folder: Path) -> Found:
        there = [each.read_bytes() for each in folder.rglob("settings*.json")]
        assert NOISE in there
        settings, wishes = wished(folder)
        return wishes.called, dict(wishes.lessons), wishes.fullscreen, settings.table


class AloneLast(Story):
    """Who played alone last."""

    SILENT = "it fills in a form, which says it again next time"
    archive: Archive

    @classmethod
    def furnish(cls, folder: Path) -> None:
        Archive(Library(AppFolders.within(folder))).remember(SoloPlayer("Ada", "sky"))

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.open, self.remember

    def open(self) -> None:
        self.archive = Archive(self.library)
        self.archive.player()

    def remember(self) -> None:
        self.archive.remember(SoloPlayer("Zoë", "sky", Personality.THIEF))

    settle = remember

    @classmethod
    def find(cls, folder: Path) -> Found:
        return Archive(Library(AppFolders.within(folder))).player()
