"""What a player does to everything that is kept, step by step, and what is found of it later.

One story for each kind of file, told through what the scenes call. What is found is said without
names and dates, so that the same story ends alike each time.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from game.campaign.council import Archive, Player
from game.campaign.evening import Evenings
from game.campaign.folder import CampaignFolder
from game.coach.review.page import Measure, Review
from game.commands import main
from game.daily.table import day_kinds, table_of
from game.history import Historian
from game.library import (
    AppFolders,
    CannotOpen,
    Library,
    News,
    RunLog,
    Sitting,
    write_copy,
    write_picture,
)
from game.library.reviews import KeptReview
from game.library.run_log import KEPT
from game.library.save import parse_save, read_save
from game.library.settings import Settings
from game.match import AnyMatch, Match
from game.rules.council.api import Personality
from scenes.kit.preferences import Preferences
from tests.evening.evenings import fresh
from tests.history.playing import fill
from tests.library.playing import autosaver_of, table

SHELTER: Final = "set-aside"


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
        """The window closes."""
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
    over = [read_save(file).record.actions for file in library.finished.glob("*.json")]
    return sorted(running), sorted(over)


class AtTable(Story):
    """Somebody plays at a table."""

    sitting: Sitting

    def sit(self) -> None:
        """At the only table."""
        for listed in self.library.tables():
            self.sitting = self.library.open(listed.id)
            return
        raise Missing

    def play(self) -> None:
        """One choice, until it is settled."""
        choose(self.sitting)
        autosaver_of(self.sitting).keep(self.sitting.match)
        assert autosaver_of(self.sitting).wait(5)

    def hear(self) -> None:
        if not hasattr(self, "sitting"):
            return
        news = autosaver_of(self.sitting).news()
        if news is not None and "again" not in news.title:
            self.told.append(news.words)

    def settle(self) -> None:
        saver = autosaver_of(self.sitting)
        with saver._changed:
            assert saver._changed.wait_for(lambda: saver._page is None, 5)

    find = staticmethod(games)


class NewTable(AtTable):
    """A table is laid, and two choices are made."""

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.begin, self.play, self.play

    def begin(self) -> None:
        self.sitting = self.library.begin(table())
        assert autosaver_of(self.sitting).wait(5)


def choose(sitting: Sitting) -> None:
    """Anything, but the same each time."""
    match = sitting.match
    match.play(Random(len(match.actions)).choice(match.legal))


def left(library: Library, sitting: Sitting, actions: int = 1000) -> None:
    """Leave a table after so many choices, or before the last one."""
    for _ in range(actions):
        autosaver_of(sitting).keep(sitting.match)
        choose(sitting)
        if sitting.match.decision is None:
            break
    assert autosaver_of(sitting).wait(5)
    library.close()


def play_some(folder: Path, actions: int = 1000) -> None:
    """The same at a new table, with three saves."""
    library = Library(AppFolders.within(folder))
    sitting = library.begin(table())
    assert autosaver_of(sitting).wait(5)
    choose(sitting)
    autosaver_of(sitting).keep(sitting.match)
    assert autosaver_of(sitting).wait(5)
    left(library, sitting, actions)


class RunningTable(AtTable):
    """A game is gone on with, where somebody was killed while writing."""

    @classmethod
    def furnish(cls, folder: Path) -> None:
        play_some(folder, 20)
        (thrown_away := folder / "tables" / ".table.0123abcd.part").mkdir()
        (draft := folder / "tables" / ".save-1.json.0123abcd.part").touch()
        for each in (thrown_away, draft):
            os.utime(each, (0, 0))

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.sit, self.play, self.play, self.play, self.play


class LastChoice(AtTable):
    """A game comes to its end."""

    @classmethod
    def furnish(cls, folder: Path) -> None:
        play_some(folder)

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.sit, self.play


class DamagedSave(AtTable):
    """The newest save is damaged, and set aside."""

    NOISE: ClassVar[bytes] = b"{ nothing"

    @classmethod
    def furnish(cls, folder: Path) -> None:
        play_some(folder, 20)
        newest = max(folder.glob("tables/*/*.json"), key=lambda file: file.stat().st_mtime_ns)
        newest.write_bytes(cls.NOISE)

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.sit, self.play

    @classmethod
    def find(cls, folder: Path) -> Found:
        """The damaged one is somewhere, as it was."""
        assert cls.NOISE in [each.read_bytes() for each in folder.rglob("*.json")]
        library = Library(AppFolders.within(folder))
        (listed,) = library.tables()
        actions = list(library.open(listed.id).match.actions)
        library.close()
        return actions


class DeletedTable(Story):
    """A table is thrown away."""

    @classmethod
    def furnish(cls, folder: Path) -> None:
        play_some(folder, 20)

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.delete,)

    def delete(self) -> None:
        tables = self.library.tables()
        if not tables:
            raise Missing
        self.library.delete(tables[0].id)

    find = staticmethod(games)


class DeletedGame(Story):
    """A finished game is thrown away."""

    @classmethod
    def furnish(cls, folder: Path) -> None:
        fill(Library(AppFolders.within(folder)), 2)

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.delete,)

    def delete(self) -> None:
        self.library.delete_finished("game-001")

    find = staticmethod(games)


class CutShort(Story):
    """A game was killed between its end and the list of finished ones."""

    SAME = True

    @classmethod
    def furnish(cls, folder: Path) -> None:
        play_some(folder)
        saves = {file: file.read_bytes() for file in folder.glob("tables/*/save-*.json")}
        story = LastChoice(folder)
        for step in story.steps:
            step()
        story.close()
        (over,) = folder.glob("finished/*.json")
        min(saves).parent.mkdir()
        for file, data in saves.items():
            file.write_bytes(data)
        min(saves).write_bytes(over.read_bytes())
        over.unlink()

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.library.tables,)

    def settle(self) -> None:
        self.library.tables()

    find = staticmethod(games)


class LeftOver(CutShort):
    """A finished game was killed before its saves were gone."""

    @classmethod
    def furnish(cls, folder: Path) -> None:
        super().furnish(folder)
        (saved,) = [
            file
            for file in folder.glob("tables/*/*.json")
            if parse_save(file.read_bytes()).label.over
        ]
        (folder / "finished" / f"{saved.parent.name}.json").write_bytes(saved.read_bytes())
        saved.unlink()


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
        (folder / "settings.json").write_bytes(DamagedSave.NOISE)

    def hear(self) -> None:
        super().hear()
        self.told = [each for each in self.told if "whole file" not in each]

    @classmethod
    def find(cls, folder: Path) -> Found:
        there = [each.read_bytes() for each in folder.rglob("settings*.json")]
        assert DamagedSave.NOISE in there
        settings, wishes = wished(folder)
        return wishes.called, dict(wishes.lessons), wishes.fullscreen, settings.table


class AloneLast(Story):
    """Who played alone last."""

    SILENT = "it fills in a form, which says it again next time"
    archive: Archive

    @classmethod
    def furnish(cls, folder: Path) -> None:
        Archive(Library(AppFolders.within(folder))).remember(Player("Ada", "sky"))

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.open, self.remember

    def open(self) -> None:
        self.archive = Archive(self.library)
        self.archive.player()

    def remember(self) -> None:
        self.archive.remember(Player("Zoë", "sky", Personality.THIEF))

    settle = remember

    @classmethod
    def find(cls, folder: Path) -> Found:
        return Archive(Library(AppFolders.within(folder))).player()


class Campaigns(AtTable):
    """Games in a row, an Evening or a Trilogy, and the table of each."""

    SENTENCES = 2

    ALL: ClassVar[type[Evenings | Archive]] = Evenings
    campaign: Any

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.all: CampaignFolder[Any] = self.ALL(self.library)

    def hear(self) -> None:
        super().hear()
        while self.all.news:
            self.told.append(self.all.news.pop().words)

    def settle(self) -> None:
        """Whoever comes to the title reads the list."""
        if hasattr(self, "sitting"):
            super().settle()
        self.ALL(self.library).campaigns()

    def find_out(self) -> None:
        try:
            (self.campaign,) = self.all.campaigns()
        except ValueError:
            raise Missing from None

    def sit(self) -> None:
        self.campaign, self.sitting = self.all.sit_down(self.campaign)
        assert autosaver_of(self.sitting).wait(5)

    def conclude(self) -> None:
        if self.sitting.match.decision is None:
            self.campaign = self.all.conclude(self.campaign, self.sitting.match)

    @classmethod
    def find(cls, folder: Path) -> Found:
        """How far each is, and how far its table; whether one can be reopened."""
        library = Library(AppFolders.within(folder))
        everything: CampaignFolder[Any] = cls.ALL(library)
        found = []
        for campaign in everything.campaigns():
            _campaign, sitting = everything.sit_down(campaign)
            found.append((campaign.finished, len(sitting.match.actions)))
        assert not everything.news, everything.news
        aside = everything.given_up if isinstance(everything, Evenings) else None
        library.close()
        return found, None if aside is None else aside.finished


class NewEvening(Campaigns):
    """An Evening begins."""

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.begin, self.sit, self.play

    def begin(self) -> None:
        evening = fresh()
        self.campaign = self.all.begin(evening.guests, evening.house, 5)  # type: ignore[attr-defined]


class DamagedEvening(Campaigns):
    """A damaged Evening is set aside, or stays."""

    SAME = True
    SILENT = "it is not in the list, and that is said"

    @classmethod
    def furnish(cls, folder: Path) -> None:
        (folder / "evenings").mkdir()
        (folder / "evenings" / "evening-1.json").write_bytes(DamagedSave.NOISE)
        (folder / "evenings" / "evening-2.json").mkdir()

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.all.campaigns,)

    def hear(self) -> None:
        """That it is damaged is no fault of the disk."""

    @classmethod
    def find(cls, folder: Path) -> Found:
        assert DamagedSave.NOISE in [each.read_bytes() for each in folder.rglob("evening-1*.json")]


class NewTrilogy(Campaigns):
    """A Trilogy begins."""

    ALL = Archive

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.begin, self.sit, self.play

    def begin(self) -> None:
        from game.seating import SeatSetup

        self.campaign = self.all.begin(SeatSetup("Ada", "sky"), 3)  # type: ignore[attr-defined]


class EveningGoesOn(Campaigns):
    """A game of an Evening ends."""

    BEGINS: ClassVar[type[Campaigns]] = NewEvening

    @classmethod
    def furnish(cls, folder: Path) -> None:
        story = cls.BEGINS(folder)
        for step in story.steps:
            step()
        left(story.library, story.sitting)

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.find_out, self.sit, self.play, self.conclude


class TrilogyGoesOn(EveningGoesOn):
    """A game of a Trilogy ends."""

    ALL, BEGINS = Archive, NewTrilogy


class EveningGivenUp(EveningGoesOn):
    """An Evening is given up, and reopened."""

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.find_out, self.give_up, self.reopen

    def give_up(self) -> None:
        self.all.give_up(self.campaign)  # type: ignore[attr-defined]

    def reopen(self) -> None:
        found = self.all.given_up  # type: ignore[attr-defined]
        if found is None:
            raise Missing
        self.all.reopen(found)  # type: ignore[attr-defined]


class TrilogyAbandoned(TrilogyGoesOn):
    """A Trilogy is given up for good."""

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.find_out, self.abandon

    def abandon(self) -> None:
        self.all.abandon(self.campaign)


class DayTried(AtTable):
    """The deal of a day is begun: it counts from then on."""

    SILENT = "it is written as soon as it can be"
    KIND: ClassVar[str] = "display-case"
    DAYS: ClassVar[tuple[date, date]] = date(2027, 3, 18), date(2027, 3, 19)

    @classmethod
    def furnish(cls, folder: Path) -> None:
        library = Library(AppFolders.within(folder))
        library.begin(table_of(day_kinds()[cls.KIND], cls.DAYS[0]))
        library.close()
        shutil.rmtree(folder / "tables")

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.begin,)

    def begin(self) -> None:
        self.sitting = self.library.begin(table_of(day_kinds()[self.KIND], self.DAYS[1]))
        assert autosaver_of(self.sitting).wait(5)

    def settle(self) -> None:
        super().settle()
        self.library.tables()

    @classmethod
    def find(cls, folder: Path) -> Found:
        library = Library(AppFolders.within(folder))
        return sorted(library.tries.read())


class DaysDamaged(DayTried):
    """The file of the tries is damaged, and set aside."""

    @classmethod
    def furnish(cls, folder: Path) -> None:
        (folder / "days.json").write_bytes(DamagedSave.NOISE)

    @classmethod
    def find(cls, folder: Path) -> Found:
        assert DamagedSave.NOISE in [each.read_bytes() for each in folder.rglob("days*.json")]
        return super().find(folder)


@cache
def looked_through() -> tuple[AnyMatch, Review]:
    """A game, and a review of it that says nothing."""
    match = Match.open(table())
    return match, Review(match.game, 0, Measure.POINTS)


class ReviewKept(Story):
    """What the coach has found."""

    SILENT = "it is made again"

    @classmethod
    def kept(cls, folder: Path) -> KeptReview:
        return KeptReview.of(folder, looked_through()[0], table().seats, 0, "en")

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.keep,)

    def keep(self) -> None:
        self.kept(self.folder).keep(looked_through()[1])

    settle = keep

    @classmethod
    def find(cls, folder: Path) -> Found:
        return cls.kept(folder).read()


def exports(folder: Path) -> Found:
    """What lies among the copies: one that is there, but not for certain, is saved once more."""
    return sorted({file.read_bytes() for file in (folder / "exports").glob("[!.]*")})


class CopySaved(Story):
    """A copy of a game, twice: none is overwritten."""

    REFUSED = OSError

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.save, self.save

    def save(self) -> None:
        write_copy('{"a": "copy"}', self.library.exports, table())

    find = staticmethod(exports)


class PictureSaved(CopySaved):
    """A picture of the podium."""

    def save(self) -> None:
        write_picture(b"a picture", self.library.exports, ["Ada", "Ben"])


class ReportSaved(Story):
    """A report after a crash."""

    REFUSED = OSError

    @classmethod
    def furnish(cls, folder: Path) -> None:
        RunLog(folder / "logs").crashed("Traceback")

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.report,)

    def report(self) -> None:
        (log,) = (self.folder / "logs").iterdir()
        self.library.report(log, None)

    @classmethod
    def find(cls, folder: Path) -> Found:
        import zipfile

        files = (folder / "reports").glob("[!.]*")  # as with copies, there may be another one
        return {tuple(zipfile.ZipFile(file).namelist()) for file in files}


class Spreadsheet(Story):
    """All games in a table, out of the history."""

    SENTENCES = 2

    historian: Historian

    @classmethod
    def furnish(cls, folder: Path) -> None:
        library = Library(AppFolders.within(folder))
        fill(library, 2)

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.export,)

    def export(self) -> None:
        self.historian = Historian(self.library)
        self.historian.export()
        assert self.historian.wait()
        self.library.close()  # it lets go of the database

    def hear(self) -> None:
        while self.historian.news:
            news = self.historian.news.pop()
            self.told.append(f"{news.title} {news.words}")

    def settle(self) -> None:
        if not exports(self.folder):
            self.export()

    find = staticmethod(exports)


class ByCommand(Story):
    """The same by the command line, over an older file."""

    REFUSED = OSError

    @classmethod
    def furnish(cls, folder: Path) -> None:
        fill(Library(AppFolders.within(folder)), 1)
        (folder / "games.csv").write_text("old")

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return (self.export,)

    def export(self) -> None:
        self.ask("history", "--data-dir", str(self.folder), "--csv")

    def ask(self, *command: str) -> None:
        """Write the file; what is wrong is printed."""
        words = io.StringIO()
        with contextlib.redirect_stdout(words), contextlib.redirect_stderr(words):
            refused = main([*command, str(self.folder / "games.csv")])
        if refused or "could not be read" in words.getvalue():
            raise OSError(words.getvalue())

    @classmethod
    def find(cls, folder: Path) -> Found:
        """A game that cannot be read at that moment is said, and missing."""
        return (folder / "games.csv").read_text("utf-8-sig").partition("\n")[0]


class LadderByCommand(ByCommand):
    """How strong bots are, in a file."""

    def export(self) -> None:
        bots = "--players random --among random --deals 2 --jobs 1"
        self.ask("ladder", *bots.split(), "--json")

    @classmethod
    def find(cls, folder: Path) -> Found:
        """Whole: how long it took is another number each time."""
        data = (folder / "games.csv").read_text()
        return data if data == "old" else json.loads(data)["plan"]


class LogWritten(Story):
    """The log of a run that crashes."""

    SAME = True
    SILENT = "it is about the program, and nothing of a player is in it"

    @classmethod
    def furnish(cls, folder: Path) -> None:
        (folder / "logs").mkdir()
        for number in range(KEPT + 1):
            (folder / "logs" / f"session-{number}.log").touch()

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.run, self.run

    def run(self) -> None:
        log = RunLog(self.folder / "logs")
        log.crashed("Traceback")
        log.told()
        log.close()

    @classmethod
    def find(cls, folder: Path) -> Found:
        RunLog(folder / "logs").close()
        return None


def every(kind: type[Story] = Story) -> list[type[Story]]:
    """All stories."""
    found = [each for sub in kind.__subclasses__() for each in (sub, *every(sub))]
    return [each for each in found if not getattr(each, "__abstractmethods__", None)]


STORIES: Final = sorted(set(every()) - {AtTable, Campaigns}, key=lambda each: each.__name__)
