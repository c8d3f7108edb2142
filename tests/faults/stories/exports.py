"""What is written for others to read: reviews, copies, tables, reports, logs."""

import contextlib
import io
import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from game.coach.review.page import Measure, Review
from game.commands import main
from game.history import Historian
from game.library import AppFolders, Library, RunLog, write_copy, write_picture
from game.library.reviews import KeptReview
from game.library.run_log import KEPT
from game.match import AnyMatch, Match
from tests.faults.stories.story import Found, Story
from tests.history.playing import fill
from tests.support.library import table


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
        RunLog(folder / "logs").log_crash("Traceback")

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
        log.log_crash("Traceback")
        log.mark_seen()
        log.close()

    @classmethod
    def find(cls, folder: Path) -> Found:
        RunLog(folder / "logs").close()
        return None
