"""Going on as a player meets it: the title, the table, the pages between them."""

from pathlib import Path

import pytest

from game.seating import SeatSetup
from scenes.app import first_scene
from scenes.options import Options
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.lists.tables import TablesScene
from scenes.shell.results.podium import ResultsScene
from scenes.shell.title.scene import TitleScene
from scenes.table.layer import Layer
from tests.library.evening import asked, choose, go_on, left_table, table_of, title, wait, words
from tests.support.library import PEOPLE, library
from tests.support.window import TO_A_TABLE, focus_on, press, stack


def test_without_a_library_nothing_is_saved_and_nothing_offered() -> None:
    opened = stack(first_scene(Options(speed="off")))
    assert "continue" not in [control.name for control in opened.controls]
    press(opened, *TO_A_TABLE)
    assert table_of(opened).session.autosaver is None


@pytest.mark.parametrize("actions", [3, 6, 11, 14, 22, 41, 47, 60])
def test_one_person_goes_on_directly_in_the_middle_of_a_trick(tmp_path: Path, actions: int) -> None:
    left_table(tmp_path, actions)
    opened = title(library(tmp_path))
    assert opened.focus == "continue"
    press(opened, "return")
    top = go_on(opened)
    match = table_of(opened).session.match
    assert len(match.actions) >= actions
    assert top.view == match.view(0)
    assert table_of(opened).narrator.view == top.view


def test_what_happened_since_the_last_own_turn_is_told_again(tmp_path: Path) -> None:
    left_table(tmp_path, 20)
    opened = title(library(tmp_path), speed="normal")
    press(opened, "return")
    scene = table_of(opened)
    turns = scene.session.match.turns
    mine = max(turn.start for turn in turns if turn.seat == 0)
    opened.tick(0.01)
    assert scene.narrator.player  # something moves
    assert scene.narrator.told >= mine
    assert scene.narrator.view.hand_sizes[0] >= len(scene.session.view(0).hand or ())


@pytest.mark.parametrize("actions", [1, 3, 14, 22, 47])
def test_two_people_go_on_behind_the_curtain(tmp_path: Path, actions: int) -> None:
    left_table(tmp_path, actions, people=2)
    opened = title(library(tmp_path))
    press(opened, "return")
    top = wait(opened, asked)
    assert isinstance(top, HandOverScene)
    scene = table_of(opened)
    assert scene.narrator.view.you is None
    layer = go_on(opened)
    decision = scene.session.match.decision
    assert decision is not None
    assert layer.seat == decision.seat == scene.narrator.viewer
    assert scene.narrator.view == layer.view


def test_the_curtain_after_loading_gives_no_hand_away(tmp_path: Path) -> None:
    """Two games that differ in the cards alone show the same picture."""
    pictures = []
    for seed in (3, 4):
        left_table(tmp_path / str(seed), 1, people=3, seed=seed)
        opened = title(library(tmp_path / str(seed)))
        press(opened, "return")
        wait(opened, asked)
        pictures.append(opened.draw())
    assert pictures[0] == pictures[1]


def test_a_new_table_is_saved_and_continued(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    opened = title(shelf)
    press(opened, *TO_A_TABLE)
    for _ in range(4):
        choose(opened)
    wait(opened, asked)
    actions = list(table_of(opened).session.match.actions)
    press(opened, "escape")
    focus_on(opened, "leave")
    press(opened, "return")  # nothing is lost, so nobody is asked
    wait(opened, lambda scene: isinstance(scene, TitleScene))
    assert "continue" in [control.name for control in opened.controls]
    assert "Age I, trick" in words(opened)
    opened.tick(0.1)
    opened.draw()
    assert opened.focus == "continue"
    press(opened, "return")
    wait(opened, asked)
    assert table_of(opened).session.match.actions == actions
    shelf.close()


def test_a_finished_game_is_not_continued_but_can_be_played_again(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    left_table(tmp_path, 90)
    opened = title(shelf)
    press(opened, "return")
    first_table = table_of(opened)
    first = first_table.session.match
    while not isinstance(top := wait(opened, lambda scene: scene is not first_table), ResultsScene):
        if isinstance(top, Layer):
            choose(opened)
        else:
            opened.tick(0.05)
            press(opened, "return")
    assert first.decision is None
    assert len(list((tmp_path / "finished").iterdir())) == 1
    wait(opened, lambda _: opened.focus == "rematch")
    press(opened, "return")
    second = table_of(opened).session
    assert second.match is not first
    assert [seat.name for seat in second.seats] == [seat.name for seat in PEOPLE]
    wait(opened, asked)
    assert len(shelf.tables()) == 1
    shelf.close()


def test_several_tables_are_listed_and_one_is_chosen(tmp_path: Path) -> None:
    for seed in (1, 2, 3):
        left_table(tmp_path, 10 + seed, seed=seed)
    shelf = library(tmp_path)
    opened = title(shelf)
    focus_on(opened, "games")
    press(opened, "return", "return")  # saved games come first
    assert isinstance(opened.scenes[-1], TablesScene)
    oldest = shelf.tables()[-1]
    focus_on(opened, f"open:{oldest.id}")
    press(opened, "return")
    assert table_of(opened).session.setup.seed == 1
    shelf.close()


def test_deleting_asks_and_the_first_answer_is_no(tmp_path: Path) -> None:
    for seed in (1, 2):
        left_table(tmp_path, 10, seed=seed)
    shelf = library(tmp_path)
    opened = title(shelf)
    doomed = shelf.tables()[0].id
    focus_on(opened, "games")
    press(opened, "return", "return")  # saved games come first
    focus_on(opened, f"delete:{doomed}")
    press(opened, "return", "return")
    assert len(shelf.tables()) == 2
    press(opened, "return")
    focus_on(opened, "yes")
    press(opened, "return")
    assert doomed not in {listed.id for listed in shelf.tables()}
    press(opened, "escape")
    assert "1 game in progress" in words(opened)
    press(opened, "return")
    focus_on(opened, f"delete:{shelf.tables()[0].id}")
    press(opened, "return")
    focus_on(opened, "yes")
    press(opened, "return", "escape")
    assert opened.focus == "replays"  # nothing is left to go on with


def test_a_table_of_another_window_says_so(tmp_path: Path) -> None:
    left_table(tmp_path, 10)
    first, second = title(library(tmp_path)), title(library(tmp_path))
    press(first, "return")
    press(second, "return")
    assert isinstance(second.scenes[-1], NoticeScene)
    assert "Open in another window" in words(second)
    press(second, "return")
    assert isinstance(second.scenes[-1], TitleScene)


def test_a_damaged_save_is_told_at_the_table(tmp_path: Path) -> None:
    left_table(tmp_path, 20)
    newest = max(tmp_path.glob("tables/*/save*"), key=lambda file: file.stat().st_mtime_ns)
    newest.write_bytes(b"")
    opened = title(library(tmp_path))
    press(opened, "return")
    wait(opened, lambda scene: isinstance(scene, NoticeScene))
    assert "set aside" in words(opened)
    press(opened, "return")
    wait(opened, asked)


def test_strange_colours_in_a_save_do_not_stop_the_table(tmp_path: Path) -> None:
    setup = left_table(tmp_path, 5)
    for file in tmp_path.glob("tables/*/save*"):
        text = file.read_text("utf-8")
        file.write_text(text.replace(f'"{setup.seats[0].colour}"', '"ultraviolet"'), "utf-8")
    opened = title(library(tmp_path))
    press(opened, "return")
    wait(opened, asked)
    assert isinstance(table_of(opened).session.seats[0], SeatSetup)


def test_who_wants_to_be_asked_again_is_asked(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    opened = title(shelf)
    press(opened, *TO_A_TABLE)
    scene = table_of(opened)
    scene.session.preferences.confirm_plays = True
    go_on(opened)
    before = len(scene.session.match.actions)
    focus_on(opened, "declare:allegiance")
    press(opened, "return")
    assert isinstance(opened.scenes[-1], ConfirmScene)
    assert "Declare Allegiance?" in words(opened)
    press(opened, "escape")
    assert len(scene.session.match.actions) == before
    go_on(opened)
    focus_on(opened, "declare:allegiance")
    press(opened, "return", "return")
    assert len(scene.session.match.actions) > before
    go_on(opened)
    shelf.close()
