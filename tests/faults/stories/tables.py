"""Tables and games: begun, played on, damaged, deleted."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from game.library import AppFolders, Library, OpenTable
from game.library.save import parse_save
from tests.faults.stories.story import NOISE, Found, Missing, Story, games
from tests.history.playing import fill
from tests.support.library import autosaver_of, table


class AtTable(Story):
    """Somebody plays at a table."""

    sitting: OpenTable

    def sit(self) -> None:
        for listed in self.library.tables():
            self.sitting = self.library.open(listed.id)
            return
        raise Missing

    def play(self) -> None:
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


def choose(sitting: OpenTable) -> None:
    match = sitting.match
    match.play(Random(len(match.actions)).choice(match.legal))


def left(library: Library, sitting: OpenTable, actions: int = 1000) -> None:
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

    @classmethod
    def furnish(cls, folder: Path) -> None:
        play_some(folder, 20)
        newest = max(folder.glob("tables/*/*.json"), key=lambda file: file.stat().st_mtime_ns)
        newest.write_bytes(NOISE)

    @property
    def steps(self) -> Sequence[Callable[[], object]]:
        return self.sit, self.play

    @classmethod
    def find(cls, folder: Path) -> Found:
        assert NOISE in [each.read_bytes() for each in folder.rglob("*.json")]
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
