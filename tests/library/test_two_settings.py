"""Two windows, two versions, one file of wishes: each changes its own and takes back nobody's."""

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from game.lessons.lesson import DONE
from game.library import Library, Settings
from game.library.locks import Lock
from game.seating import TableSetup
from scenes.app import starting_preferences
from scenes.kit.bindings import Shortcut
from scenes.kit.preferences import Cloth, Onward, Preferences, Speed
from scenes.options import Options
from tests.support.library import PEOPLE, library


class Window:
    def __init__(self, folder: Path) -> None:
        self.library: Library = library(folder)
        self.wishes = starting_preferences(Options(), self.library)

    def write(self) -> None:
        self.library.settings.close(5)


def told(folder: Path) -> dict[str, Any]:
    said: dict[str, Any] = json.loads((folder / "settings.json").read_bytes())
    return said


@pytest.fixture
def windows(tmp_path: Path) -> tuple[Window, Window]:
    before = Window(tmp_path)
    before.wishes.remarks = False
    before.write()
    return Window(tmp_path), Window(tmp_path)


def test_each_window_changes_its_own_wish(tmp_path: Path, windows: tuple[Window, Window]) -> None:
    first, second = windows
    first.wishes.speed = Speed.OFF
    first.write()
    second.wishes.master = 0.25
    second.write()
    first.wishes.cloth = Cloth.SLATE
    first.write()
    kept = Preferences(Speed.OFF, remarks=False, master=0.25, cloth=Cloth.SLATE)
    assert Window(tmp_path).wishes == kept


def test_a_wish_of_both_windows_is_the_last_one(
    tmp_path: Path, windows: tuple[Window, Window]
) -> None:
    first, second = windows
    first.wishes.speed = Speed.SLOW
    first.write()
    second.wishes.speed = Speed.FAST
    second.write()
    second.wishes.speed = Speed.NORMAL  # as both have found it
    second.write()
    assert Window(tmp_path).wishes.speed is Speed.NORMAL


def test_a_lesson_learnt_in_one_window_survives_whatever_is_changed_in_another(
    tmp_path: Path, windows: tuple[Window, Window]
) -> None:
    first, second = windows
    first.wishes.lessons["01-a-trick"] = DONE
    first.wishes.onward = Onward.TOLD
    first.write()
    second.wishes.music = 0.1
    second.wishes.lessons["02-strong-suits"] = "follow"
    second.wishes.lessons["01-a-trick"] = "follow"  # begun there before it was learnt here
    second.wishes.onward = Onward.DUE
    second.write()
    again = Window(tmp_path).wishes
    assert again.lessons == {"01-a-trick": DONE, "02-strong-suits": "follow"}
    assert again.onward is Onward.TOLD
    assert again.music == 0.1


def test_bindings_of_two_windows_lie_side_by_side_and_can_be_let_go_of(
    tmp_path: Path, windows: tuple[Window, Window]
) -> None:
    first, second = windows
    first.wishes.keys = {Shortcut.LOG: "k"}
    first.write()
    second.wishes.keys = {Shortcut.SPEED: "f5"}
    second.write()
    assert Window(tmp_path).wishes.keys == {Shortcut.LOG: "k", Shortcut.SPEED: "f5"}
    first.wishes.keys = {}
    first.write()
    assert Window(tmp_path).wishes.keys == {Shortcut.SPEED: "f5"}


def test_the_table_of_last_time_stays_where_another_window_changes_a_wish(
    tmp_path: Path, windows: tuple[Window, Window]
) -> None:
    first, second = windows
    first.library.settings.table = TableSetup(PEOPLE)
    first.write()
    second.wishes.master = 0.25
    second.write()
    again = Window(tmp_path)
    assert again.library.settings.table == TableSetup(PEOPLE)
    assert again.wishes.master == 0.25


def test_what_the_command_line_asks_for_is_no_change(
    tmp_path: Path, windows: tuple[Window, Window]
) -> None:
    first, _second = windows
    asking = library(tmp_path)
    mine = starting_preferences(Options(speed="off"), asking)
    first.wishes.speed = Speed.FAST
    first.write()
    mine.master = 0.25
    asking.settings.close(5)
    assert Window(tmp_path).wishes == Preferences(Speed.FAST, remarks=False, master=0.25)


# two versions

NEWER: dict[str, Any] = {
    "cloth": "from-2030",
    "text_size": 300,
    "weather": {"rain": [1, 2.5, None], "now": "2030"},
    "lessons": {"90-chess": {"part": 3}, "01-a-trick": "done"},
    "keys": {"dance": "f9", "l": "k"},
    "table": {"seats": [], "game": "chess"},
}


def test_what_a_newer_version_has_set_stays_until_that_very_wish_is_changed(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps(NEWER), "utf-8")
    older = Window(tmp_path)
    assert older.wishes.cloth is Cloth.MOSS
    older.wishes.master = 0.25
    older.write()
    said = told(tmp_path)
    assert {name: said[name] for name in NEWER} == NEWER
    assert said["master"] == 0.25
    older.wishes.cloth = Cloth.BERRY
    older.wishes.lessons["02-strong-suits"] = "done"
    older.wishes.keys[Shortcut.SPEED] = "f5"
    older.library.settings.table = TableSetup(PEOPLE)
    older.write()
    said = told(tmp_path)
    assert said["cloth"] == "berry"
    assert said["text_size"] == 300
    assert said["weather"] == NEWER["weather"]
    assert said["lessons"] == {**NEWER["lessons"], "02-strong-suits": "done"}
    assert said["keys"] == {"dance": "f9", "l": "k", "s": "f5"}
    assert said["table"]["game"] == "bug-council"


def test_numbers_that_no_machine_can_hold_stay_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    odd = '"odd": [1e400, 123456789012345678901234567890, 1.50,\n      "\\u00e9é"]'
    file.write_text("{" + odd + "}", "utf-8")
    for master in (0.25, 0.5, 0.75):
        window = Window(tmp_path)
        window.wishes.master = master
        window.write()
        assert odd in file.read_text("utf-8")
    assert Window(tmp_path).wishes.master == 0.75


def test_a_file_that_became_unreadable_meanwhile_is_set_aside_and_every_wish_is_written(
    tmp_path: Path, windows: tuple[Window, Window]
) -> None:
    first, _second = windows
    (tmp_path / "settings.json").write_bytes(b"{")
    first.wishes.master = 0.25
    first.write()
    assert Window(tmp_path).wishes == Preferences(remarks=False, master=0.25)
    assert (tmp_path / "set-aside" / "settings.json").read_bytes() == b"{"


# who has to wait


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long, and what could not be written is tried again at once."""
    monkeypatch.setattr("game.library.settings.WAITING", 0.02)
    monkeypatch.setattr("game.library.settings.RETRY", 0.0)


def follow(settings: Settings) -> None:
    """What the window does again and again, and then nothing until that is done."""
    settings.follow()
    for thread in threading.enumerate():
        if thread.name == "settings":
            thread.join()


@pytest.mark.usefixtures("impatient")
def test_a_wish_that_another_window_keeps_from_being_written_is_told_once_and_comes_later(
    tmp_path: Path, windows: tuple[Window, Window]
) -> None:
    first, _second = windows
    held = Lock.take(tmp_path / "settings.json.lock")
    assert held is not None
    first.wishes.master = 0.25
    settings = first.library.settings
    for _ in range(3):
        follow(settings)
        assert told(tmp_path)["master"] == 0.8
    (news,) = settings.news
    assert "cannot be saved" in news.title
    held.release()
    follow(settings)
    assert told(tmp_path)["master"] == 0.25


@pytest.mark.usefixtures("impatient")
def test_closing_waits_for_no_window_that_hangs_and_loses_no_wish(
    tmp_path: Path, windows: tuple[Window, Window]
) -> None:
    first, _second = windows
    held = Lock.take(tmp_path / "settings.json.lock")
    assert held is not None
    first.wishes.master = 0.25
    first.write()
    assert told(tmp_path)["master"] == 0.25
    held.release()


def test_what_cannot_be_read_is_told_once(tmp_path: Path) -> None:
    """It stays in the file, so that it would be told at every start."""
    (tmp_path / "settings.json").write_text('{"cloth": "from-2030", "remarks": false}')
    for news in (1, 0, 0):
        window = Window(tmp_path)
        assert len(window.library.settings.news) == news
        window.write()
        assert told(tmp_path)["cloth"] == "from-2030"
    window = Window(tmp_path)
    window.wishes.cloth = Cloth.SLATE
    window.write()
    assert told(tmp_path)["cloth"] == "slate"
