"""The database is filled step by step, by processes too, and an older one brought up to date."""

import sqlite3
from multiprocessing import active_children
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from game.campaign.council import Archive
from game.history.reading import catch_up, crew
from game.history.service import HistoryService
from game.history.store import FILE, NEWER, IndexedRecord, Stamp, Store, open_store
from game.history.store.schema import MARK, STEPS, VERSION
from game.library import Library
from game.seating import TableSetup
from tests.history.database import ALL, GOLDEN, TABLES, database, read, rows
from tests.history.playing import PEOPLE, put, setups, spoil
from tests.support.library import library
from tests.waiting import wait_until

# filling


def test_every_record_is_read_once(shelf: Library) -> None:
    asked: list[int] = []
    service = HistoryService(shelf)
    service.read(lambda _, of: asked.append(of))
    assert asked == [8] * 8
    asked.clear()
    service.read(lambda _, of: asked.append(of))
    assert asked == []
    put(shelf, TableSetup(PEOPLE[:4], seed=99), "one-more")
    service.read(lambda _, of: asked.append(of))
    assert asked == [1]
    service.close()
    assert len(rows(database(shelf))["games"]) == 9


def test_nothing_new_changes_nothing(shelf: Library) -> None:
    read(shelf)
    before = rows(database(shelf))
    read(shelf)
    assert rows(database(shelf)) == before


def test_a_record_that_has_changed_is_read_anew(shelf: Library) -> None:
    read(shelf)
    put(shelf, TableSetup(PEOPLE[:5], seed=1000), "game-000", day=500)
    read(shelf)
    games = {row[0]: row for row in rows(database(shelf))["games"]}
    assert len(games) == 8
    assert games["game-000"][7] == 5  # people


def test_a_record_that_is_gone_is_forgotten_with_all_its_numbers(shelf: Library) -> None:
    read(shelf)
    (shelf.finished_folder / "game-003.json").unlink()
    read(shelf)
    left = rows(database(shelf))
    assert len(left["games"]) == 7
    assert all("game-003" not in row for name in TABLES for row in left[name])


def test_totals_are_those_of_the_games_that_are_left(shelf: Library) -> None:
    read(shelf)
    (shelf.finished_folder / "game-003.json").unlink()
    put(shelf, TableSetup(PEOPLE[:5], seed=1000), "game-000", day=500)
    read(shelf)
    connection = sqlite3.connect(database(shelf))
    for kind, what in (("points", "source"), ("tallies", "what")):
        kept = connection.execute(
            """SELECT player, who, part, what, sum(number) FROM totals WHERE kind = ?
            GROUP BY 1, 2, 3, 4 HAVING sum(number) ORDER BY 1, 2, 3, 4""",
            (kind,),
        ).fetchall()
        added = connection.execute(
            f"""SELECT player, iif(player = 'bot', level, name) AS who, part, {what}, sum(number)
            FROM {kind} JOIN seats USING (table_id, seat)
            GROUP BY 1, 2, 3, 4 HAVING sum(number) ORDER BY 1, 2, 3, 4"""  # noqa: S608  # ours
        ).fetchall()
        assert kept == added
        assert kept
    connection.close()


def test_a_folder_that_cannot_be_seen_is_no_reason_to_forget(
    shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    read(shelf)

    def refuse(_: Path) -> object:
        raise PermissionError

    monkeypatch.setattr("game.history.reading.os.scandir", refuse)
    read(shelf)
    monkeypatch.undo()
    assert len(rows(database(shelf))["games"]) == 8


def test_bad_records_are_skipped_and_counted(shelf: Library) -> None:
    (shelf.finished_folder / "game-000.json").write_text("{", "utf-8")
    (shelf.finished_folder / "noise.json").write_bytes(bytes(range(256)))
    (shelf.finished_folder / "notes.txt").write_text("no record", "utf-8")
    spoil(shelf.finished_folder / "game-001.json")
    service = read(shelf)
    assert service.skipped == 3
    assert service.news == []
    assert len(rows(database(shelf))["games"]) == 6


def test_a_record_that_went_bad_counts_no_longer(shelf: Library) -> None:
    read(shelf)
    spoil(shelf.finished_folder / "game-001.json")
    assert read(shelf).skipped == 1
    assert "game-001" not in {row[0] for row in rows(database(shelf))["games"]}


def test_campaigns_come_along_with_their_chapters(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    archive = Archive(shelf)
    campaign = archive.begin(PEOPLE[0], seed=1)
    campaign, sitting = archive.open_table(campaign)
    while sitting.match.decision is not None:
        sitting.match.play(sitting.match.legal[0])
    assert sitting.autosaver is not None
    sitting.autosaver.keep(sitting.match)
    assert sitting.autosaver.wait()
    campaign = archive.conclude(campaign, sitting.match)
    (tmp_path / "campaigns" / "broken.json").write_text("{", "utf-8")
    service = HistoryService(shelf)
    *_, report = service.reports(ALL, lambda *_: None)
    service.close()
    (series,) = report.series
    (chapter,) = series.chapters
    assert (series.name, series.over, series.victory) == ("Ada", False, False)
    assert chapter.opponent == campaign.opponents[0].value
    assert (chapter.human, chapter.other) == campaign.results[0].scores
    (opponent,) = report.opponents
    assert (opponent.id, opponent.games) == (chapter.opponent, 1)


# shapes


def old(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.executescript((GOLDEN / "history-1.sql").read_text("utf-8"))
    connection.close()


def test_an_old_database_is_brought_up_to_date(tmp_path: Path) -> None:
    old(tmp_path / FILE)
    store, news = open_store(tmp_path, tmp_path / "aside")
    assert news is None
    assert store.connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    assert store.known_records().keys() == {"20260314-193000-abcdef"}
    store.keep_campaigns([])
    store.close()
    kept = rows(tmp_path / FILE)
    assert kept["seats"][0][2:6] == ("Ada", "human", "", "orange")
    assert not (tmp_path / "aside").exists()


def test_what_an_old_database_knows_is_read_once_more_and_never_again(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    old(tmp_path / FILE)
    file = put(shelf, next(setups()), "20260314-193000-abcdef")
    about = file.stat()
    connection = sqlite3.connect(tmp_path / FILE)
    with connection:
        connection.execute(
            "UPDATE games SET size = ?, changed = ?", (about.st_size, about.st_mtime_ns)
        )
    connection.close()
    asked: list[int] = []
    store, _ = open_store(tmp_path, tmp_path / "aside")
    assert catch_up(store, shelf, lambda *_: asked.append(1)) == 0
    assert asked == [1]  # nobody had looked for deeds
    assert catch_up(store, shelf, lambda *_: asked.append(1)) == 0
    store.close()
    assert asked == [1]


def test_every_step_leads_to_the_same_shape(tmp_path: Path) -> None:
    shapes = []
    for first in range(len(STEPS) + 1):
        file = tmp_path / f"{first}.sqlite3"
        connection = sqlite3.connect(file)
        for step in STEPS[:first]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {first}")
        connection.execute(f"PRAGMA application_id = {MARK}")
        connection.commit()
        connection.close()
        store = Store(file)
        shape = "SELECT name, sql FROM sqlite_master ORDER BY name"
        shapes.append(store.connection.execute(shape).fetchall())
        store.close()
    assert all(shape == shapes[0] for shape in shapes)


def test_a_newer_database_is_left_alone(shelf: Library) -> None:
    read(shelf)
    connection = sqlite3.connect(database(shelf))
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = database(shelf).read_bytes()
    service = HistoryService(shelf)
    *_, report = service.reports(ALL, lambda *_: None)
    service.close()
    assert report.games == 8
    assert service.news == [NEWER]
    assert database(shelf).read_bytes() == before
    assert not shelf.quarantine_dir.exists()


@pytest.fixture
def helped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a few records are given to a process, two at a time."""
    monkeypatch.setattr(crew, "MANY", 1)
    monkeypatch.setattr(crew, "MOST", 1)
    monkeypatch.setattr(crew, "HELD", 2)


def deaf(there: Connection) -> None:
    """A process that ends as soon as it is asked for anything."""
    there.recv()


def unhelped(shelf: Library, monkeypatch: pytest.MonkeyPatch) -> object:
    with monkeypatch.context() as alone:
        alone.setattr(crew, "MANY", 1000)
        read(shelf)
    found = rows(database(shelf))
    database(shelf).unlink()
    return found


@pytest.mark.usefixtures("helped")
def test_a_process_counts_as_the_thread_does(
    shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil(shelf.finished_folder / "game-001.json")
    alone = unhelped(shelf, monkeypatch)
    assert read(shelf).skipped == 1
    assert rows(database(shelf)) == alone


@pytest.mark.usefixtures("helped")
def test_what_a_lost_process_held_is_counted_all_the_same(
    shelf: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = unhelped(shelf, monkeypatch)
    monkeypatch.setattr(crew, "serve", deaf)
    assert read(shelf).skipped == 0
    assert rows(database(shelf)) == alone


@pytest.mark.usefixtures("helped")
def test_no_process_is_left_where_the_counting_is_left_off(shelf: Library) -> None:
    before = set(active_children())
    games = crew.count_records(
        shelf.finished_folder, iter([IndexedRecord("game-001", Stamp(1, 1))] * 8), 8, lambda: None
    )
    next(games)
    assert set(active_children()) - before
    games.close()
    wait_until(lambda: set(active_children()) <= before, "the end of whoever helped")
