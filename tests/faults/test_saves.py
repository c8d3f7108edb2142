"""Saves and finished games may say anything: no move is lost, and the others are shown."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.history import Filter
from game.history.service import HistoryService
from game.library import AppFolders, Library
from game.library.files import make_folder
from game.library.save import read_save
from scenes.app import shelf
from scenes.kit.display import Text
from scenes.shell.lists.games import GamesScene
from scenes.shell.lists.labels import or_damaged
from scenes.shell.lists.tables import TablesScene
from tests.faults.household import Change, edited
from tests.support.library import library, play, saves, table
from tests.support.window import stack

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
    edited(next(kept.finished_folder.iterdir()), change)
    scene = GamesScene(kept, shelf())
    said = " ".join(item.text for item in stack(scene).draw() if isinstance(item, Text))
    assert "This game cannot be read" in said
    assert "wins with" in said
    service = HistoryService(kept)
    *_, report = service.reports(Filter("bug-council"), lambda *_: None)
    service.close()
    assert (report.games, report.skipped) == (1, 1)


def test_whatever_is_wrong_with_a_row_the_others_are_shown() -> None:
    assert or_damaged(lambda: 1 // 0, 7) == 7


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
    assert not kept.finished_folder.exists()
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
    assert len(list(kept.finished_folder.iterdir())) == 1


def test_games_that_nobody_has_listed_yet_are_listed_by_their_dates(tmp_path: Path) -> None:
    from game.history.order import Games

    kept = library(tmp_path)
    play(kept.begin(table()))
    kept.close()
    (file,) = kept.finished_folder.iterdir()
    data = file.read_bytes()
    for number in range(60):
        copy = kept.finished_folder / f"game-{number:02}.json"
        copy.write_bytes(data)
        when = (datetime(2026, 1, 1, tzinfo=UTC) + timedelta(hours=number)).timestamp()
        os.utime(copy, (when, when))
    ids = [game for game in Games(kept).some(0, 100) if game.startswith("game-")]
    assert ids == sorted(ids, reverse=True)
    assert isinstance(Library(AppFolders.within(tmp_path)).has_games, bool)
