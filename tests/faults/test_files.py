"""What lies in the player's folder may be anything: the program goes on, and says so."""

from __future__ import annotations

import json
import os
import stat
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from game.campaign.council import Archive, Player
from game.history import Filter
from game.history.desk import Desk
from game.library import CannotOpen, Library, Places, Session
from game.library.files import make_folder, set_aside, write_durably
from game.library.keeper import LOCK
from game.library.locks import Lock
from game.library.save import parse_save, read_save
from game.library.sessions import _anonymous, last_crash
from game.records import RecordError, parse_record, read_source
from game.records.source import LARGEST
from scenes.app import shelf
from scenes.kit.display import Text
from scenes.kit.preferences import Preferences
from scenes.shell.lists.games import GamesScene
from scenes.shell.lists.said import spared
from scenes.shell.lists.tables import TablesScene
from tests.faults.household import CAMPAIGN, FINISHED, SETTINGS, SOLO, furnish, look_around
from tests.library.playing import keeper_of, library, play, saves, table
from tests.shell.booth import stack

Change = Callable[[dict[str, Any]], object]


def edited(file: Path, change: Change) -> None:
    content = json.loads(file.read_bytes())
    change(content)
    file.write_text(json.dumps(content), "utf-8")


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A folder with a table in progress, 20 actions on."""
    kept = library(tmp_path)
    play(kept.begin(table()), 20)
    kept.close()
    return tmp_path


LABELS: dict[str, Change] = {
    "an Age that does not exist": lambda it: it["meta"]["label"].update(age=5),
    "a negative Age": lambda it: it["meta"]["label"].update(age=-9),
    "a trick that does not exist": lambda it: it["meta"]["label"].update(trick=99),
    "a save before the first": lambda it: it["meta"]["label"].update(save=-1),
    "no zone": lambda it: it["meta"]["label"].update(saved="2026-01-01T00:00:00"),
    "the year 1": lambda it: it["meta"]["label"].update(saved="0001-01-01T00:00:00+14:00"),
    "the year 9999": lambda it: it["meta"]["label"].update(begun="9999-12-31T23:59:59-14:00"),
    "NUL in a name": lambda it: (
        it["seats"].__setitem__(0, "A\0"),
        it["meta"]["setup"]["seats"][0].update(name="A\0"),
    ),
    "an endless name": lambda it: it["meta"]["setup"]["seats"][0].update(name="x" * 10_000),
    "a seat that takes back and is not there": lambda it: it["meta"].update(
        take_backs=[[99, 2, True]]
    ),
    "a choice taken back after the end": lambda it: it["meta"].update(
        take_backs=[[0, 10**6, True]]
    ),
    "a way out of the folder": lambda it: it["meta"]["label"].update(table="../../up"),
}


@pytest.mark.parametrize("change", LABELS.values(), ids=list(LABELS))
def test_a_save_with_an_impossible_label_is_set_aside_and_the_one_before_opened(
    played: Path, change: Change
) -> None:
    edited(saves(played)[-1], change)
    kept = library(played)
    (listed,) = kept.tables()
    stack(TablesScene(kept, shelf()))
    sitting = kept.open(listed.id)
    assert len(sitting.match.actions) == 19
    assert [news.title for news in sitting.news] == ["A damaged save was set aside"]
    kept.close()


@pytest.mark.parametrize("change", list(LABELS.values())[:10], ids=list(LABELS)[:10])
def test_a_finished_game_with_an_odd_date_or_name_is_one_damaged_row(
    tmp_path: Path, change: Change
) -> None:
    kept = library(tmp_path)
    for seed in (1, 2):
        play(kept.begin(table(seed)))
    kept.close()
    edited(next(kept.finished.iterdir()), change)
    scene = GamesScene(kept, shelf())
    said = " ".join(item.text for item in stack(scene).draw() if isinstance(item, Text))
    assert "This game cannot be read" in said
    assert "wins with" in said
    desk = Desk(kept)
    *_, report = desk.reports(Filter("bug-council"), lambda *_: None)
    desk.close()
    assert (report.games, report.skipped) == (1, 1)


def test_whatever_is_wrong_with_a_row_the_others_are_shown() -> None:
    assert spared(lambda: 1 // 0, 7) == 7


@pytest.mark.parametrize(
    "data", [b'{"table": "\\ud800"}', b"\xff", b"[" * 100_000, b'{"table": {"seats": 9e999}}', b"7"]
)
def test_settings_that_nobody_can_read_are_told(tmp_path: Path, data: bytes) -> None:
    (tmp_path / SETTINGS).write_bytes(data)
    settings = library(tmp_path).settings
    wishes = Preferences()
    settings.load(wishes, wishes.mend)
    assert [news.title for news in settings.news] == ["Some settings are damaged"]


@pytest.mark.parametrize("make", ["pipe", "zero", "large", "folder", "loop"])
@pytest.mark.parametrize("name", [SETTINGS, SOLO, CAMPAIGN, FINISHED])
def test_what_is_no_plain_file_is_never_read(tmp_path: Path, name: str, make: str) -> None:
    furnish(tmp_path)
    file = tmp_path / name
    file.unlink()
    match make:
        case "pipe":
            os.mkfifo(file)
        case "zero":
            file.symlink_to("/dev/zero")
        case "large":
            file.write_bytes(b" " * (LARGEST + 1))
        case "folder":
            file.mkdir()
        case _:
            file.symlink_to(file)
    start = time.monotonic()
    kept = library(tmp_path)
    wishes = Preferences()
    kept.settings.load(wishes, wishes.mend)
    archive = Archive(kept)
    assert archive.player() == (Player() if name == SOLO else archive.player())
    assert len(archive.campaigns()) == (name != CAMPAIGN)
    stack(GamesScene(kept, shelf()))
    kept.close()
    assert time.monotonic() - start < 5


@pytest.mark.parametrize("data", [b'{"name": "Zo\xeb"}', b"[" * 100_000, b'{"name": "A\\u0000"}'])
def test_who_played_alone_is_forgotten_where_nobody_can_read_it(
    tmp_path: Path, data: bytes
) -> None:
    (tmp_path / SOLO).write_bytes(data)
    assert Archive(library(tmp_path)).player() == Player()


@pytest.mark.parametrize(
    "change",
    [
        lambda it: it.update(table="x" * 5000),
        lambda it: it.update(table="a\0b"),
        lambda it: it.update(name="\x1b[31m"),
        lambda it: it.update(played="0001-01-01T00:00:00+14:00"),
    ],
)
def test_a_campaign_with_odd_values_is_set_aside_and_told(tmp_path: Path, change: Change) -> None:
    furnish(tmp_path)
    edited(tmp_path / CAMPAIGN, change)
    archive = Archive(library(tmp_path))
    assert archive.campaigns() == []
    assert [news.title for news in archive.news] == ["A damaged campaign was set aside"]


@pytest.mark.parametrize("name", ["A\0", "a\nb", "\x9b1m", "\u2028"])
def test_a_record_with_signs_for_machines_in_a_name_is_refused(tmp_path: Path, name: str) -> None:
    furnish(tmp_path)
    content = json.loads((tmp_path / FINISHED).read_bytes())
    content["seats"][1] = name
    with pytest.raises(RecordError, match=r"seats\[1\]"):
        parse_record(json.dumps(content).encode())


def test_a_record_is_never_larger_than_a_megabyte(tmp_path: Path) -> None:
    (tmp_path / "large.json").write_bytes(b"[]" * LARGEST)
    with pytest.raises(RecordError, match="larger than 1 MB"):
        read_source(tmp_path / "large.json")


@pytest.mark.parametrize("number", [0, 10**6])
def test_no_wrong_number_on_a_save_loses_a_move(played: Path, number: int) -> None:
    for save in (0, -1):
        edited(saves(played)[save], lambda it: it["meta"]["label"].update(save=number))
        kept = library(played)
        assert len(kept.open(kept.tables()[0].id).match.actions) == 20
        kept.close()


def test_the_newest_save_counts_whatever_the_clock_said(played: Path) -> None:
    newest = saves(played)[-1]
    os.utime(newest, (0, 0))
    (listed,) = library(played).tables()
    assert listed.save == read_save(newest)


def test_a_label_alone_does_not_end_a_game(played: Path) -> None:
    edited(saves(played)[-1], lambda it: it["meta"]["label"].update(over=True))
    kept = library(played)
    (listed,) = kept.tables()
    assert len(kept.open(listed.id).match.actions) == 20
    assert not kept.finished.exists()
    kept.close()


def test_a_game_that_was_killed_after_its_end_is_in_one_list_only(tmp_path: Path) -> None:
    kept = library(tmp_path)
    sitting = kept.begin(table())
    play(sitting, 200)
    left = {file: file.read_bytes() for file in saves(tmp_path)}
    play(sitting)
    kept.close()
    for file, data in left.items():
        make_folder(file.parent)
        file.write_bytes(data)
    assert library(tmp_path).tables() == []
    assert len(list(kept.finished.iterdir())) == 1


def test_a_crash_log_with_the_line_ends_of_windows_is_understood(tmp_path: Path) -> None:
    first = Session(tmp_path)
    first.crashed("Traceback")
    first.file.write_bytes(first.file.read_bytes().replace(b"\n", b"\r\n"))
    assert Session(tmp_path).previous_crash == first.file


def test_a_crash_log_from_the_future_is_shown_once(tmp_path: Path) -> None:
    first = Session(tmp_path)
    first.crashed("Traceback")
    ahead = time.time() + 1e6
    os.utime(first.file, (ahead, ahead))
    first.file.rename(tmp_path / "session-1.log")
    assert last_crash(tmp_path) == tmp_path / "session-1.log"
    assert Session(tmp_path).previous_crash is not None
    os.utime(tmp_path / "session-1.log", (ahead, ahead))
    for _ in range(2):
        session = Session(tmp_path)
        session.close()
        assert session.previous_crash is None


def test_a_report_keeps_its_words_whatever_people_are_called() -> None:
    told = _anonymous("Traceback: name 'e' of Bo, Bob", ["e", "Bo", "Bob"])
    assert told == "Traceback: name 'Seat 1' of Seat 2, Seat 3"


def test_the_lock_comes_back_with_the_folder(played: Path) -> None:
    kept = library(played)
    sitting = kept.open(kept.tables()[0].id)
    folder = saves(played)[-1].parent
    set_aside(folder, played / "elsewhere")
    play(sitting, 1)
    with pytest.raises(CannotOpen):
        library(played).open(folder.name)
    kept.close()


def test_where_another_window_was_quicker_nothing_is_written(played: Path) -> None:
    kept = library(played)
    sitting = kept.open(kept.tables()[0].id)
    folder = saves(played)[-1].parent
    set_aside(folder, played / "elsewhere")
    make_folder(folder)
    other = Lock.take(folder / LOCK)
    assert other is not None
    play(sitting, 1)
    assert not keeper_of(sitting).safe
    assert kept.in_danger
    other.release()
    kept.close()
    assert list(folder.glob("save-*.json"))


@pytest.mark.parametrize("name", [LOCK, "history.lock"])
def test_a_pipe_in_place_of_a_lock_holds_nobody_up(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    lock = Lock.take(tmp_path / name)
    assert lock is not None
    lock.release()
    assert stat.S_ISREG((tmp_path / name).stat().st_mode)


def test_drafts_of_killed_runs_are_cleared_away(played: Path) -> None:
    folder = saves(played)[-1].parent
    (folder / ".save-1.json.4711.part").write_bytes(b"half")
    kept = library(played)
    sitting = kept.open(folder.name)
    assert not list(folder.glob(".*.part"))
    (folder / ".save-2.json.4711.part").write_bytes(b"half")
    play(sitting)
    kept.close()
    assert not folder.exists()


def test_files_and_folders_are_for_their_player_alone(tmp_path: Path) -> None:
    furnish(tmp_path / "data")
    Desk(library(tmp_path / "data")).read()
    for file in (tmp_path / "data").rglob("*"):
        mode = stat.S_IMODE(file.stat().st_mode)
        assert mode == (0o700 if file.is_dir() else 0o600), file


def test_no_link_leads_a_draft_elsewhere(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    for pid in (os.getpid(), 1):
        (tmp_path / f".save.json.{pid}.part").symlink_to(mine)
    write_durably(tmp_path / "save.json", b"{}")
    assert not mine.exists()


def test_settings_behind_a_link_stay_there(tmp_path: Path) -> None:
    dotfiles = tmp_path / "dotfiles.json"
    dotfiles.write_text("{}", "utf-8")
    (tmp_path / SETTINGS).symlink_to(dotfiles)
    settings = library(tmp_path).settings
    wishes = Preferences()
    settings.load(wishes)
    wishes.confirm_plays = True
    settings.close(5)
    assert (tmp_path / SETTINGS).is_symlink()
    assert "true" in dotfiles.read_text("utf-8")


def test_a_keeper_that_meets_a_mistake_goes_on_and_says_so(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = library(played)
    sitting = kept.open(kept.tables()[0].id)
    keeper = keeper_of(sitting)
    with monkeypatch.context() as patch:
        patch.setattr("game.library.keeper.write_page", lambda _: 1 // 0)
        play(sitting, 1)
        news = keeper.news()
        assert news is not None
        assert news.title == "The game is not being saved"
    play(sitting, 1)
    assert keeper.safe
    kept.close()
    assert len(parse_save(saves(played)[-1].read_bytes()).record.actions) == 22


def test_games_that_nobody_has_listed_yet_are_listed_by_their_dates(tmp_path: Path) -> None:
    from game.history.order import Games

    kept = library(tmp_path)
    play(kept.begin(table()))
    kept.close()
    (file,) = kept.finished.iterdir()
    data = file.read_bytes()
    for number in range(60):
        copy = kept.finished / f"game-{number:02}.json"
        copy.write_bytes(data)
        when = (datetime(2026, 1, 1, tzinfo=UTC) + timedelta(hours=number)).timestamp()
        os.utime(copy, (when, when))
    ids = [game for game in Games(kept).ids if game.startswith("game-")]
    assert ids == sorted(ids, reverse=True)
    assert isinstance(Library(Places.within(tmp_path)).has_games, bool)


def test_a_colour_that_nobody_knows_is_painted_all_the_same(tmp_path: Path) -> None:
    furnish(tmp_path)
    edited(tmp_path / CAMPAIGN, lambda it: it.update(colour="skY"))
    assert look_around(tmp_path, CAMPAIGN).trilogies == 1
