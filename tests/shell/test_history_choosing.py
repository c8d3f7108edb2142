"""The pages of the history in use: every control reachable, choices, stories, files."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from build.album.past import InventedHistory
from game.history import Filter
from game.history.store import Store
from game.library import News
from scenes.kit.scene import OpenFolder, Push
from scenes.shell.dialogs.notice import NoticeScene
from tests.history.playing import setups
from tests.shell.history_pages import GAMES, pages, store
from tests.support.window import focus_on, frame, names, press, stack, texts


def test_page_keys_turn_from_page_to_page(many: Store) -> None:
    opened = stack(pages(InventedHistory(many)))
    press(opened, "page down", "page down")
    assert "Where points come from" in texts(opened.draw())
    press(opened, "page up", "page up", "page up")
    assert "Trilogies" in texts(opened.draw())


def test_editions_and_seats_choose_games(many: Store) -> None:
    told = InventedHistory(many)
    opened = stack(pages(told))
    focus_on(opened, "tab:people")
    press(opened, "return")
    focus_on(opened, "kind:prototype")
    press(opened, "return")
    focus_on(opened, "seats:3")
    press(opened, "return")
    opened.tick(0.0)
    assert told.report is not None
    assert told.report.choice == Filter("bug-council", "prototype", 3)
    assert "2 games" in texts(opened.draw())
    focus_on(opened, "seats:1")
    press(opened, "return")
    opened.tick(0.0)
    assert any("No finished games match" in each for each in texts(opened.draw()))


def test_a_story_is_told_of_all_games_and_offers_no_choice(many: Store) -> None:
    told = InventedHistory(many)
    opened = stack(pages(told))
    assert not any(name.startswith(("kind:", "seats:")) for name in names(opened))
    focus_on(opened, "tab:people")
    press(opened, "return")
    focus_on(opened, "seats:3")
    press(opened, "return")
    focus_on(opened, "tab:story")
    press(opened, "return")
    opened.tick(0.0)
    assert told.report is not None
    assert told.report.choice == Filter("bug-council")


@pytest.mark.parametrize("games", [1, 2, 3, 4])
def test_few_games_give_nobody_a_rate(games: int) -> None:
    """Whoever has lost the first game is not told that it was 0 %."""
    scene = pages(InventedHistory(store(list(islice(setups(), games)))))
    for tab in ("story", "people"):
        scene.activate(f"tab:{tab}")
        assert not [each for each in texts(scene.draw(frame())) if "%" in each]


def test_the_story_tells_the_last_game_the_closest_and_the_rivals(many: Store) -> None:
    told = InventedHistory(many)
    scene = pages(told)
    shown, report = texts(scene.draw(frame())), told.report
    assert report is not None
    assert report.latest is not None
    assert {"Last game", "Closest finish", "Best Age"} <= set(shown)
    assert any("games so far" in each or "has won the last" in each for each in shown)
    assert f"watch:latest:{report.latest.table}" in names(stack(scene))
    for rival in report.rivals[:3]:
        assert rival.who in shown
        assert rival.games >= rival.ahead + rival.behind


def test_an_answer_to_an_older_question_is_not_shown(many: Store) -> None:
    told = InventedHistory(many)
    scene = pages(told)
    told.ask(Filter("bug-council", people=2))
    old = told.report
    scene.activate("seats:4")
    told.report = old
    scene.tick(0.0)
    shown = texts(scene.draw(frame()))
    assert f"{GAMES} games" in shown  # as long as there is nothing newer
    assert not scene.is_moving


def test_news_are_told_once(many: Store) -> None:
    told = InventedHistory(many)
    told.news.append(News("The history was rebuilt", "It lies there."))
    scene = pages(InventedHistory(many))
    scene._source = told
    opened = stack(scene)
    assert opened.is_moving
    opened.tick(0.0)
    assert isinstance(opened.scenes[-1], NoticeScene)
    press(opened, "return")
    opened.tick(0.0)
    assert opened.scenes == [scene]


def test_the_page_says_where_the_file_lies_and_shows_its_folder(many: Store) -> None:
    told = InventedHistory(many)
    scene = pages(told)
    scene.activate("csv")
    scene.tick(0.0)
    opened = stack(scene)
    assert told.exported is not None
    assert f"Saved: {told.exported}" in texts(opened.draw())
    assert "csv" not in names(opened)
    change = scene.activate("folder")
    assert isinstance(change, OpenFolder)
    assert change.folder == told.exported.parent
    assert isinstance(change.then("No program here can show a folder."), Push)
    assert change.then("") is None


def test_a_long_path_gives_way_to_the_name_of_the_file(many: Store) -> None:
    told = InventedHistory(many)
    scene = pages(told)
    told.exported = Path("/", *(["a-folder-with-a-long-name"] * 9), "exports", "games-1.csv")
    scene.tick(0.0)
    assert "Saved in exports: games-1.csv" in texts(scene.draw(frame()))
