"""To the history from the title, from it to a game, and back."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from game.history import Historian
from game.history.store import FILE, Store
from game.library import Library
from scenes.app import first_scene
from scenes.kit.display import controls
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.dialogs.notice import NoticeScene
from scenes.shell.entry import ExitReason
from scenes.shell.history.scene import ENOUGH, HistoryScene
from scenes.shell.title.languages import LANGUAGES
from scenes.shell.title.menu import QUIT, VERSIONS
from scenes.shell.title.scene import TitleScene
from scenes.table.replay.scene import ReplayScene
from tests.history.playing import fill, put, setups
from tests.support.library import library, play, table
from tests.support.window import WINDOWS, answer, focus_on, frame, names, press, stack

CHOOSERS = ("kind:", "seats")


def test_a_game_of_the_page_is_watched_and_one_comes_back(tmp_path: Path) -> None:
    opened = from_the_title(tmp_path, 3)
    focus_on(opened, "tab:best")
    press(opened, "return", "down")
    focus_on(opened, next(name for name in names(opened) if name.startswith("watch:high:")))
    press(opened, "return")
    assert isinstance(opened.scenes[-1], ReplayScene)
    press(opened, "escape")
    assert isinstance(opened.scenes[-1], HistoryScene)


def test_a_record_that_is_gone_meanwhile_is_told(tmp_path: Path) -> None:
    opened = from_the_title(tmp_path, 2)
    for file in (tmp_path / "finished").glob("*.json"):
        file.unlink()
    focus_on(opened, "tab:best")
    press(opened, "return")
    focus_on(opened, next(name for name in names(opened) if name.startswith("watch:close:")))
    press(opened, "return")
    assert isinstance(opened.scenes[-1], NoticeScene)


def from_the_title(folder: Path, games: int) -> SceneStack:
    """The history of a real library, when it has read everything."""
    shelf = library(folder)
    fill(shelf, games)
    opened = stack(first_scene(Options(), library=shelf))
    focus_on(opened, "games")
    press(opened, "return")
    focus_on(opened, "history")
    press(opened, "return", "return")  # the first game of the shelf
    scene, title = opened.scenes[-1], opened.scenes[0]
    assert isinstance(scene, HistoryScene)
    assert isinstance(title, TitleScene)
    historian(title).wait()
    while opened.is_moving:
        opened.tick(0.01)
    opened.draw()
    return opened


def historian(title: TitleScene) -> Historian:
    assert title.entries.past is not None
    return title.entries.past.historian


def heard_of(shelf: Library) -> int:
    with closing(Store(shelf.folders.data / FILE)) as kept:
        return len(kept.known_records())


def test_who_gets_up_from_a_table_that_the_history_led_to_is_at_the_title(tmp_path: Path) -> None:
    opened = from_the_title(tmp_path, 1)
    focus_on(opened, "tab:best")
    press(opened, "return")
    focus_on(opened, next(name for name in names(opened) if name.startswith("watch:close:")))
    press(opened, "return")
    assert isinstance(opened.scenes[-1], ReplayScene)
    answer(opened, ExitReason.TITLE)
    assert [type(scene) for scene in opened.scenes] == [TitleScene]


@pytest.mark.parametrize(("games", "there"), [(ENOUGH - 1, False), (ENOUGH, True)])
def test_games_are_chosen_among_only_where_there_are_many(
    tmp_path: Path, games: int, there: bool
) -> None:
    opened = from_the_title(tmp_path, games)
    focus_on(opened, "tab:people")
    press(opened, "return")
    asked = {name for name in names(opened) if name[:5] in CHOOSERS}
    assert bool(asked) is there


def test_a_game_that_has_just_ended_is_heard_of(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    title = first_scene(Options(), library=shelf)
    assert isinstance(title, TitleScene)
    sitting = shelf.begin(table())
    play(sitting)
    title.resume()
    assert historian(title).wait()
    assert heard_of(shelf) == 1
    shelf.close()


def test_without_a_new_game_nothing_is_read(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    fill(shelf, 2)
    title = first_scene(Options(), library=shelf)
    assert isinstance(title, TitleScene)
    title.resume()
    assert historian(title)._thread is None
    put(shelf, next(setups()), "one-more")
    title.resume()
    assert historian(title).wait()
    assert heard_of(shelf) == 3


@pytest.mark.parametrize(("games", "tables"), [(0, 0), (2, 0), (2, 1), (2, 3)])
def test_the_tags_of_the_title_fill_their_place(tmp_path: Path, games: int, tables: int) -> None:
    shelf = library(tmp_path)
    if games:
        fill(shelf, games)
    for seed in range(tables):
        play(shelf.begin(table(seed)), 12)
    shelf.close()
    title = first_scene(Options(), library=shelf)
    for size in WINDOWS:
        window = frame(*size)
        place = window.layout("shared/title")["menu"]
        corner = {QUIT, VERSIONS, LANGUAGES}
        tags = [each for each in controls(title.draw(window)) if each.name not in corner]
        tags = [each for each in tags if each.x < place.right]
        assert ("games" in {each.name for each in tags}) is bool(games)
        last = max(each.y + each.h for each in tags)
        assert last <= place.bottom + 1
        rows = {round(each.y) for each in tags}
        for row in rows:
            line = [each for each in tags if round(each.y) == row]
            assert max(each.x + each.w for each in line) == pytest.approx(place.right)
            assert min(each.x for each in line) == pytest.approx(place.x)


def test_without_a_library_there_are_no_games_to_look_at() -> None:
    opened = stack(first_scene(Options()))
    assert "games" not in names(opened)
