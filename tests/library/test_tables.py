"""Tables on disk: kept after every action, listed, opened again, finished, deleted."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.library import CannotOpen, Library
from game.library.app_folders import VARIABLE, AppFolders, find_folders
from game.match import Match
from game.records import read_record, replay
from tests.support.library import autosaver_of, library, play, saves, table


def only(shelf: Library) -> str:
    (listed,) = shelf.tables()
    return listed.id


@pytest.mark.parametrize("actions", [0, 1, 7, 40, 75])
def test_a_table_goes_on_where_it_was_left(tmp_path: Path, actions: int) -> None:
    shelf = library(tmp_path)
    sitting = shelf.begin(table())
    play(sitting, actions)
    shelf.close()
    again = library(tmp_path)
    opened = again.open(only(again))
    assert opened.setup == sitting.setup
    assert opened.match.actions == sitting.match.actions
    assert opened.match.deals == sitting.match.deals
    assert opened.match.log == sitting.match.log
    assert opened.match.turns == sitting.match.turns
    for seat in (None, 0, 1, 2):
        assert opened.match.view(seat) == sitting.match.view(seat)
    again.close()


def test_every_action_is_durable_once_it_is_settled(tmp_path: Path) -> None:
    sitting = library(tmp_path).begin(table())
    for _ in range(30):
        play(sitting, 1)
        record = read_record(saves(tmp_path)[-1])
        assert len(record.actions) == len(sitting.match.actions)
        replay(record)


def test_three_saves_are_kept_and_no_drafts(tmp_path: Path) -> None:
    sitting = library(tmp_path).begin(table())
    play(sitting, 10)
    assert [len(read_record(file).actions) for file in saves(tmp_path)] == [8, 9, 10]
    (folder,) = (tmp_path / "tables").iterdir()
    assert sorted(file.name for file in folder.iterdir()) == [
        "lock",
        "save-1.json",
        "save-2.json",
        "save-3.json",
    ]


def test_a_resumed_table_goes_on_saving(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    play(shelf.begin(table()), 10)
    shelf.close()
    again = library(tmp_path)
    play(again.open(only(again)), 3)
    again.close()
    last = library(tmp_path)
    assert len(last.open(only(last)).match.actions) == 13


def test_a_table_of_this_window_can_be_opened_again_at_once(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    sitting = shelf.begin(table())
    play(sitting, 5)
    assert shelf.open(only(shelf)).match.actions == sitting.match.actions


def next_deals(folder: Path, seed: int | None) -> list[object]:
    """The second Age of a save, as it is dealt each time the table is opened."""
    shelf = library(folder)
    play(shelf.begin(table(seed)), 30)
    deals: list[object] = []
    for _ in range(2):
        match = shelf.open(only(shelf)).match
        while len(match.deals) == 1:
            match.play(match.legal[0])
        deals.append(match.deals[1])
    return deals


def test_a_table_is_opened_by_playing_its_game_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = library(tmp_path)
    sitting = shelf.begin(table())
    play(sitting, 40)
    shelf.close()
    played: list[object] = []
    monkeypatch.setattr(Match, "play", lambda _match, action: played.append(action))
    assert len(library(tmp_path).open(autosaver_of(sitting).table).match.actions) == 40
    assert played == []  # the rules went through it when it was checked


def test_with_a_seed_a_save_always_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    first, second = next_deals(tmp_path, seed=4)
    assert first == second


def test_without_a_seed_no_save_tells_which_cards_are_to_come(tmp_path: Path) -> None:
    first, second = next_deals(tmp_path, seed=None)
    assert first != second
    (file,) = tmp_path.glob("tables/*/save-2.json")
    assert '"seed": null' in file.read_text("utf-8")


def test_the_list_says_who_sits_where_and_how_far_it_is(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    play(shelf.begin(table(seed=1)), 2)
    first = shelf.begin(replace(table(seed=2), hints=False))
    play(first, 30)
    assert [listed.save and listed.save.setup.seed for listed in shelf.tables()] == [2, 1]
    save = shelf.tables()[0].save
    assert save is not None
    label = save.label
    view = first.match.view(None)
    assert (label.part, label.step) == (view.age, view.trick_number)
    assert label.begun <= label.saved


def test_a_finished_game_moves_to_the_others(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    sitting = shelf.begin(table())
    play(sitting)
    assert shelf.tables() == []
    (file,) = (tmp_path / "finished").iterdir()
    assert len(read_record(file).actions) == len(sitting.match.actions)
    assert list((tmp_path / "tables").iterdir()) == []


def test_a_game_that_was_cut_short_while_it_moved_is_finished_later(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    play(shelf.begin(table()))
    (finished,) = (tmp_path / "finished").iterdir()
    folder = tmp_path / "tables" / finished.stem
    folder.mkdir()
    finished.rename(folder / "save-2.json")
    assert library(tmp_path).tables() == []
    assert len(replay(read_record(finished)).actions) > 100
    assert not folder.exists()


def test_a_deleted_table_is_gone(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    for seed in (1, 2):
        autosaver_of(shelf.begin(table(seed))).wait()
    gone = shelf.tables()[0].id
    shelf.delete(gone)
    assert gone not in {listed.id for listed in shelf.tables()}
    with pytest.raises(CannotOpen, match="finished or deleted"):
        shelf.open(gone)
    assert len(shelf.tables()) == 1


def test_a_save_is_a_record_with_everything_in_its_meta(tmp_path: Path) -> None:
    play(library(tmp_path).begin(table()), 4)
    values = json.loads(saves(tmp_path)[-1].read_text("utf-8"))
    assert values["format"] == "backyardia/1"
    setup = values["meta"]["setup"]
    assert [seat["bot"] for seat in setup["seats"]] == [None, "random", "sensible"]
    assert [seat["colour"] for seat in setup["seats"]] == ["orange", "sky", "leaf"]
    assert setup["seed"] == 3
    assert values["meta"]["label"]["saved"].endswith("Z")


def test_the_option_comes_before_the_variable_and_that_before_the_usual_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "named"))
    assert find_folders(tmp_path / "asked") == AppFolders.within(tmp_path / "asked")
    assert find_folders() == AppFolders.within(tmp_path / "named")
    monkeypatch.delenv(VARIABLE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "usual"))
    assert "bug-council" in str(find_folders().data)
