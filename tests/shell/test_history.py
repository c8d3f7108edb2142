"""The pages of the history: every control reachable, empty, with one game and with many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from build.album.past import Told
from game.history import Filter, Historian, Person, Player, Report
from game.history.council import count_game
from game.history.store import Stamp, Store
from game.library import Listed, News
from game.match import SeatSetup, TableSetup
from scenes.app import first_scene
from scenes.council.box import BOX
from scenes.council.history.pages import history_words
from scenes.kit import parts
from scenes.kit.display import DisplayList, Text, controls
from scenes.kit.scene import Open, Push
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.history.people import people_page
from scenes.shell.history.points import colours_of
from scenes.shell.history.scene import HistoryScene
from scenes.shell.sheets.notice import NoticeScene
from scenes.shell.title.scene import TitleScene
from scenes.table.replay.scene import ReplayScene
from tests.history.playing import PEOPLE, fill, put, save, setups
from tests.library.playing import library, play, table
from tests.shell.booth import WINDOWS, focus_on, frame, press, stack

GAMES = 26
TABS = ("people", "points", "best", "council", "alone")


def store(setups: Sequence[TableSetup]) -> Store:
    kept = Store(None)
    for number, setup in enumerate(setups):
        kept.add(f"game-{number}", Stamp(0, 0), count_game(save(setup)))
    return kept


@pytest.fixture(scope="module")
def many() -> Store:
    """Two games of every kind."""
    return store(list(islice(setups(), GAMES)))


def unseen(_: Listed) -> NoticeScene:
    raise AssertionError("nobody watches anything here")


def pages(told: Told, watched: list[Listed] | None = None) -> HistoryScene:
    def watch(game: Listed) -> NoticeScene:
        (watched if watched is not None else []).append(game)
        return NoticeScene("A film", "of this game.")

    scene = HistoryScene(told, BOX, history_words(), Path("nowhere"), watch)
    scene.tick(0.0)
    return scene


def words(items: DisplayList) -> list[str]:
    return [item.text for item in items if isinstance(item, Text)]


def names(opened: SceneStack) -> set[str]:
    return {control.name for control in opened.controls}


def reached(opened: SceneStack, keys: Sequence[str]) -> set[str]:
    """The controls that these keys lead to, one step after the other."""
    seen = {opened.focus}
    waiting = [opened.focus]
    while waiting:
        start = waiting.pop()
        for key in keys:
            assert start is not None
            focus_on(opened, start)
            press(opened, key)
            if opened.focus not in seen:
                seen.add(opened.focus)
                waiting.append(opened.focus)
    return {name for name in seen if name is not None}


# what is there


def test_before_the_first_game_the_podium_waits() -> None:
    scene = pages(Told(store(())))
    opened = stack(scene)
    assert names(opened) == {"back"}
    assert any("Nobody stands here yet" in each for each in words(opened.draw()))
    press(opened, "return")
    assert not opened.running


def test_records_that_nobody_can_read_are_told_on_the_empty_page_too() -> None:
    opened = stack(pages(Told(store(()), skipped=3)))
    assert "3 records could not be read and are left out" in words(opened.draw())


def test_while_nothing_is_known_yet_it_says_what_it_does() -> None:
    told = Told(store(()))
    scene = HistoryScene(told, BOX, history_words(), Path("nowhere"), unseen)
    told.report, told.progress, told.busy = None, (3, 9), True
    assert scene.moving
    scene.tick(0.1)
    assert "Reading the records: 3 of 9." in words(stack(scene).draw())


@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("games", [1, 4, GAMES])
def test_every_page_can_be_drawn_in_every_window(tab: str, games: int) -> None:
    scene = pages(Told(store(list(islice(setups(), games)))))
    scene.activate(f"tab:{tab}")
    for size in WINDOWS:
        window = frame(*size)
        first = list(scene.draw(window))
        assert list(scene.draw(window)) == first
        assert words(first)


def test_people_are_on_the_page_with_their_numbers(many: Store) -> None:
    told = Told(many)
    shown = words(pages(told).draw(frame()))
    assert told.report is not None
    for person in told.report.people:
        assert str(person.games) in shown
        assert f"{person.average:.1f}" in shown
        assert str(person.best) in shown
    assert {"Ada", "Bruno", "Sharp bots", "Gentle bots", "Termitenator", "Emissary"} <= set(shown)
    assert f"{GAMES} games" in shown


def test_many_people_need_more_leaves() -> None:
    crowd = tuple(
        Person(Player.HUMAN, f"Somebody {number}", "pink", 3, 1, 20.5, 31) for number in range(30)
    )
    report = Report(Filter("bug-council"), 60, 60, 0, crowd)
    told = Told(store(()))
    told.report = report
    scene = HistoryScene(told, BOX, history_words(), Path("nowhere"), unseen)
    told.report = report
    scene.tick(0.0)
    opened = stack(scene)
    seen: list[str] = []
    leaves = people_page().leaves(frame(), parts.box(0, 0, 1672, 640), report)
    assert leaves > 1
    for _ in range(8):
        seen += words(opened.draw())
        if "leaf:more" in names(opened):
            focus_on(opened, "leaf:more")
            press(opened, "return")
    assert {one.who for one in crowd} <= set(seen)


def test_two_people_of_one_colour_are_told_apart() -> None:
    same = [Person(Player.HUMAN, name, "sky", 1, 1, 9.0, 9) for name in "ABCDE"]
    assert len(set(colours_of(same))) == 5
    assert colours_of(same)[0] == "sky"


def test_long_names_stay_in_their_rows() -> None:
    longest = "Wilhelmina Wilhelmina Wilhelmina"
    seats = tuple(replace(seat, name=longest[: 28 + at]) for at, seat in enumerate(PEOPLE))
    scene = pages(Told(store([TableSetup(seats, seed=1), TableSetup(seats[:2], seed=2)])))
    for tab in TABS:
        scene.activate(f"tab:{tab}")
        for size in WINDOWS:
            window = frame(*size)
            for item in scene.draw(window):
                if isinstance(item, Text):
                    width = window.measure(item.text, item.size, item.font)
                    left = item.x - {"l": 0.0, "c": width / 2, "r": width}[item.align]
                    assert left >= 0
                    assert left + width <= window.width


# choosing


@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("keys", [("tab",), ("left", "right", "up", "down")], ids=["tab", "arrows"])
def test_every_control_can_be_reached(many: Store, tab: str, keys: tuple[str, ...]) -> None:
    scene = pages(Told(many))
    scene.activate(f"tab:{tab}")
    opened = stack(scene)
    wanted = names(opened)
    assert {"tab:people", "kind:", "seats:0", "csv", "back"} <= wanted
    assert reached(opened, keys) == wanted


def test_page_keys_turn_from_page_to_page(many: Store) -> None:
    opened = stack(pages(Told(many)))
    press(opened, "page down")
    assert "Where points come from" in words(opened.draw())
    press(opened, "page up", "page up")
    assert "Trilogies" in words(opened.draw())


def test_editions_and_seats_choose_games(many: Store) -> None:
    told = Told(many)
    opened = stack(pages(told))
    focus_on(opened, "kind:prototype")
    press(opened, "return")
    focus_on(opened, "seats:3")
    press(opened, "return")
    opened.tick(0.0)
    assert told.report is not None
    assert told.report.choice == Filter("bug-council", "prototype", 3)
    assert "2 games" in words(opened.draw())
    focus_on(opened, "seats:1")
    press(opened, "return")
    opened.tick(0.0)
    assert any("No finished game is like that" in each for each in words(opened.draw()))


def test_an_answer_to_an_older_question_is_not_shown(many: Store) -> None:
    told = Told(many)
    scene = pages(told)
    told.ask(Filter("bug-council", people=2))
    old = told.report
    scene.activate("seats:4")
    told.report = old
    scene.tick(0.0)
    shown = words(scene.draw(frame()))
    assert f"{GAMES} games" in shown  # as long as there is nothing newer
    assert not scene.moving


def test_news_are_told_once(many: Store) -> None:
    told = Told(many)
    told.news.append(News("The history was read anew", "It lies there."))
    scene = pages(Told(many))
    scene._source = told
    opened = stack(scene)
    assert opened.moving
    opened.tick(0.0)
    assert isinstance(opened.scenes[-1], NoticeScene)
    press(opened, "return")
    opened.tick(0.0)
    assert opened.scenes == [scene]


def test_the_page_says_where_the_file_lies_and_shows_its_folder(many: Store) -> None:
    told = Told(many)
    scene = pages(told)
    scene.activate("csv")
    scene.tick(0.0)
    opened = stack(scene)
    assert told.exported is not None
    assert f"Saved: {told.exported}" in words(opened.draw())
    assert "csv" not in names(opened)
    change = scene.activate("folder")
    assert isinstance(change, Open)
    assert change.folder == told.exported.parent
    assert isinstance(change.then("No program here can show a folder."), Push)
    assert change.then("") is None


def test_a_long_path_gives_way_to_the_name_of_the_file(many: Store) -> None:
    told = Told(many)
    scene = pages(told)
    told.exported = Path("/", *(["a-folder-with-a-long-name"] * 9), "exports", "games-1.csv")
    scene.tick(0.0)
    assert "Saved in exports: games-1.csv" in words(scene.draw(frame()))


# games again


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
    opened = stack(first_scene(Options(), library=shelf, boxes=[BOX]))
    focus_on(opened, "history")
    press(opened, "return")
    scene, title = opened.scenes[-1], opened.scenes[0]
    assert isinstance(scene, HistoryScene)
    assert isinstance(title, TitleScene)
    historian(title).wait()
    while opened.moving:
        opened.tick(0.01)
    opened.draw()
    return opened


def historian(title: TitleScene) -> Historian:
    assert title.doors.past is not None
    return title.doors.past.historian


def test_escape_goes_back_to_the_title(tmp_path: Path) -> None:
    opened = from_the_title(tmp_path, 1)
    press(opened, "escape")
    assert [type(scene) for scene in opened.scenes] == [TitleScene]


def test_a_game_that_has_just_ended_is_heard_of(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    title = first_scene(Options(), library=shelf, boxes=[BOX])
    assert isinstance(title, TitleScene)
    sitting = shelf.begin(table())
    play(sitting)
    title.wake()
    assert historian(title).wait()
    report = historian(title).report
    assert report is not None
    assert report.games == 1
    shelf.close()


def test_without_a_new_game_nothing_is_read(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    fill(shelf, 2)
    title = first_scene(Options(), library=shelf, boxes=[BOX])
    assert isinstance(title, TitleScene)
    title.wake()
    assert historian(title)._thread is None
    put(shelf, next(setups()), "one-more")
    title.wake()
    assert historian(title).wait()
    assert historian(title).report is not None


@pytest.mark.parametrize(("games", "tables"), [(0, 0), (2, 0), (2, 1), (2, 3)])
def test_the_tags_of_the_title_fill_their_place(tmp_path: Path, games: int, tables: int) -> None:
    shelf = library(tmp_path)
    if games:
        fill(shelf, games)
    for seed in range(tables):
        play(shelf.begin(table(seed)), 12)
    shelf.close()
    title = first_scene(Options(), library=shelf, boxes=[BOX])
    for size in WINDOWS:
        window = frame(*size)
        place = window.layout("shared/title")["menu"]
        tags = [each for each in controls(title.draw(window)) if each.x >= place.x - 1]
        assert "history" in {each.name for each in tags}
        last = max(each.y + each.h for each in tags)
        assert last <= place.bottom + 1
        rows = {round(each.y) for each in tags}
        for row in rows:
            line = [each for each in tags if round(each.y) == row]
            assert max(each.x + each.w for each in line) == pytest.approx(place.right)
            assert min(each.x for each in line) == pytest.approx(place.x)


def test_without_a_library_there_is_no_history() -> None:
    opened = stack(first_scene(Options()))
    assert "history" not in names(opened)


def test_unknown_colours_and_levels_are_drawn_somehow() -> None:
    seats = (SeatSetup("Ada", "plaid"), SeatSetup("Bruno", "", "sensible"), PEOPLE[2])
    scene = pages(Told(store([TableSetup(seats, seed=4)])))
    for tab in TABS:
        scene.activate(f"tab:{tab}")
        assert words(scene.draw(frame()))
