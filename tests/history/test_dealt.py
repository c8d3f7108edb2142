"""How evenly was dealt, counted from records: each deal once, and nothing that was known."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from game.commands import main as command
from game.fair.shuffles import Shuffles, evenness_words
from game.history.reading import catch_up
from game.history.service import HistoryService
from game.history.shuffles import count_shuffles
from game.history.store import FILE, Store
from game.library import Label, Library
from game.library.save import MatchSnapshot, write_page
from game.match import Match
from game.seating import SeatSetup, TableSetup
from tests.history.playing import EVENING
from tests.match.playing import played
from tests.support.library import library

GAME = "display-case"
TABLE = TableSetup((SeatSetup("Ada", "rose"), SeatSetup("Ben", "sky")), game=GAME)


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    """A library with thirty games of Under Glass, one deal each."""
    shelf = library(tmp_path)
    for number in range(30):
        put(shelf, f"game-{number:02}", TABLE)
    return shelf


def put(shelf: Library, name: str, setup: TableSetup, seed: int = 0) -> Path:
    match = played(Match.open(setup), seed=seed)
    label = Label(name, 1, EVENING, EVENING, 1, 1, over=True)
    shelf.finished_folder.mkdir(parents=True, exist_ok=True)
    file = shelf.finished_folder / f"{name}.json"
    file.write_bytes(write_page(MatchSnapshot.of(match, label, setup)))
    return file


def counted(shelf: Library) -> Shuffles:
    service = HistoryService(shelf)
    *_, found = service.shuffles(GAME, lambda *_: None)
    service.close()
    return found


def test_the_history_and_the_command_say_the_same(
    shelf: Library, capsys: pytest.CaptureFixture[str]
) -> None:
    found = counted(shelf)
    assert found.deals == 30
    assert found.evenness is not None
    assert command(["record", "shuffles", str(shelf.finished_folder / "*.json")]) == 0
    assert capsys.readouterr().out == f"Under Glass, 30 deals. {evenness_words(found)}\n"


def test_a_copy_of_a_record_brings_no_new_deal(shelf: Library) -> None:
    before = counted(shelf)
    shutil.copy(shelf.finished_folder / "game-03.json", shelf.finished_folder / "again.json")
    assert counted(shelf) == before


def test_an_import_and_a_database_made_anew_give_the_same(shelf: Library, tmp_path: Path) -> None:
    before = counted(shelf)
    (shelf.folders.data / FILE).unlink()
    assert counted(shelf) == before
    other = library(tmp_path / "elsewhere")
    shutil.copytree(shelf.finished_folder, other.finished_folder)
    assert counted(other) == before


def test_a_record_that_is_gone_is_counted_no_more(shelf: Library) -> None:
    assert counted(shelf).deals == 30
    (shelf.finished_folder / "game-03.json").unlink()
    assert counted(shelf).deals == 29


def test_known_and_edited_cards_count_nothing(shelf: Library) -> None:
    before = counted(shelf)
    put(shelf, "seeded", replace(TABLE, seed=4))
    put(shelf, "played-on", replace(TABLE, played_on=True))
    file = put(shelf, "edited", TABLE)
    record = json.loads(file.read_text("utf-8"))
    record["meta"]["fingerprints"][0]["sum"] = "0" * 64
    file.write_text(json.dumps(record), "utf-8")
    file = put(shelf, "stripped", TABLE)
    record = json.loads(file.read_text("utf-8"))
    del record["meta"]["fingerprints"]
    file.write_text(json.dumps(record), "utf-8")
    assert counted(shelf) == before


def test_nonsense_in_the_database_has_the_records_read_again(shelf: Library) -> None:
    before = counted(shelf)
    store = Store(shelf.folders.data / FILE)
    store.connection.execute("UPDATE dealt SET piles = 'hand-1 A'")
    store.close()
    assert counted(shelf) == before


def test_each_game_is_counted_apart(shelf: Library) -> None:
    store = Store(None)
    catch_up(store, shelf, lambda *_: None)
    assert count_shuffles(store.connection, "bugami").deals == 0
    assert count_shuffles(store.connection, GAME).deals == 30
    store.close()
