"""Many thousands of games: nobody waits for the ones that are not seen.

How fast that is `build/dev.py bench --many` measures.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.history import Filter, order
from game.history.service import HistoryService
from game.history.store import FILE
from game.library import AppFolders, Library
from game.library.save import Save, read_save
from scenes.app import first_scene, shelf, starting_preferences
from scenes.options import Options
from scenes.shell.lists import outcomes
from scenes.shell.lists.games import ROWS, GamesScene
from scenes.shell.title.scene import TitleScene
from tests.faults.household import unseen_desk
from tests.support.library import library, play, table
from tests.support.window import stack

MANY = 5_000
COLUMNS = {
    "seats": "seat, name, player, level, colour, score, carried, place, won",
    "points": "seat, part, source, number",
}


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with many games, all of which the history has heard of."""
    folder = tmp_path_factory.mktemp("crowded")
    kept = library(folder)
    play(kept.begin(table()))
    (known,) = kept.finished_folder.iterdir()
    service = HistoryService(kept)
    assert [report.games for report in service.reports(Filter("bug-council"), lambda *_: None)][-1]
    service.close()
    names = []
    for number in range(MANY):
        when = datetime(2024, 1, 1, tzinfo=UTC) + timedelta(hours=number)
        names.append((f"{when:%Y%m%d-%H%M%S}-{number:06x}", when.isoformat()))
        os.link(known, known.with_name(f"{names[-1][0]}.json"))
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        copied = """INSERT INTO games SELECT ?, size, changed, game, edition, begun, ?, people,
            opponent, campaign, decided FROM games WHERE id = ?"""
        database.executemany(copied, [(*name, known.stem) for name in names])
        for kind, columns in COLUMNS.items():
            copied = f"""INSERT INTO {kind} SELECT ?, {columns} FROM {kind}
                WHERE table_id = ?"""  # noqa: S608  # ours
            database.executemany(copied, [(name, known.stem) for name, _when in names])
    kept.close()
    return folder


@pytest.fixture
def kept(crowded: Path) -> Iterator[Library]:
    opened = Library(AppFolders.within(crowded))
    yield opened
    opened.close()


def test_a_list_reads_the_records_of_its_page_alone(
    kept: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, and the newest come first."""
    read: list[str] = []

    def reads(file: Path) -> Save:
        read.append(file.stem)
        return read_save(file)

    monkeypatch.setattr(order, "read_save", reads)
    unseen_desk()
    opened = stack(GamesScene(kept, shelf()))
    assert len(read) == ROWS
    assert read[1:] == sorted(read[1:], reverse=True)
    opened.scenes[-1].key("page down")
    opened.draw()
    assert len(read) == 2 * ROWS
    assert read == order.Games(kept).some(0, 2 * ROWS)


def test_a_game_is_played_through_a_little_in_every_picture(
    kept: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outcomes, "SHARE", 0.0)
    monkeypatch.setattr("scenes.shell.lists.games.SHARE", 0.0)
    unseen_desk()
    scene = GamesScene(kept, shelf())
    opened = stack(scene)
    scene.key("page down")
    ticks = 0
    while scene.is_moving:
        opened.tick(0.02)
        ticks += 1
    assert ticks > 100 * ROWS  # a game has that many choices and more


def test_coming_back_to_the_title_waits_for_none_of_them(
    kept: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = Options(speed="off")
    title = first_scene(options, starting_preferences(options, kept), kept)
    assert isinstance(title, TitleScene)
    look, seen = os.scandir, []

    def scan(folder: Path) -> object:
        seen.append(Path(folder).name)
        return look(folder)

    monkeypatch.setattr(os, "scandir", scan)
    title.resume()
    assert "finished" not in seen
