"""The calendar at the window: what can be reached, played, gone on with and copied."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from game.daily.table import day_kinds
from game.history import Calendar, DayResult
from game.library import AppFolders, Library, News
from scenes.app import ENTRIES, shelf
from scenes.kit.display import Control
from scenes.kit.layout import Place
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Copy, Push
from scenes.shell.daily.scene import DailyScene
from scenes.shell.entry import ExitReason
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.title.scene import TitleScene
from scenes.table.scene import TableScene
from tests.support.window import focus_on, frame, names, press, stack

TODAY = date(2027, 3, 19)
FIRST = next(iter(day_kinds()))
WINDOWS = ((1024, 640), (1280, 720), (1920, 1080), (800, 1280))


class Diary:
    busy = False

    def __init__(self, **results: DayResult) -> None:
        self.news: list[News] = []
        self.calendar: Calendar | None = {
            (FIRST, f"2027-03-{day.removeprefix('d')}"): result for day, result in results.items()
        }
        self.asked = 0

    def look_up_days(self) -> None:
        self.asked += 1


WON = DayResult("a", 43, 36, 1, 1, 2)
LOST = DayResult("b", 30, 36, 2, 1)


def page(library: Library | None = None, **results: DayResult) -> DailyScene:
    wishes = Preferences(speed=Speed.OFF)
    return DailyScene(shelf(library=library), Diary(**results), library, wishes, lambda: TODAY)


def labels(scene: DailyScene) -> dict[str, str]:
    return {each.name: each.label for each in scene.draw(frame()) if isinstance(each, Control)}


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("size", WINDOWS)
def test_every_day_so_far_can_be_chosen_and_nothing_lies_over_anything(
    size: tuple[int, int], letters: float
) -> None:
    window = replace(frame(*size), letters=letters)
    controls = [each for each in page(d09=WON).draw(window) if isinstance(each, Control)]
    days = {f"day:2027-03-{number:02}" for number in range(1, 20)}
    assert {each.name for each in controls if each.name.startswith("day:")} == days
    places = [Place(*each[1:5]) for each in controls]
    for at, place in enumerate(places):
        assert place.x >= 0
        assert place.right <= window.width
        assert place.bottom <= window.height
        assert not any(place.meets(other, 0) for other in places[at + 1 :])


def test_a_day_tells_whoever_cannot_see_it_what_came_of_it() -> None:
    told = labels(page(d09=WON, d10=LOST))
    assert "9 March" in told["day:2027-03-09"]
    assert "Won: 43 to 36" in told["day:2027-03-09"]
    assert "Place 2: 30 to 36" in told["day:2027-03-10"]
    assert "not played" in told["day:2027-03-11"]


def test_the_result_is_two_lines_that_tell_no_card() -> None:
    scene = page(d09=WON)
    assert scene.activate("copy") is None
    scene.activate("day:2027-03-09")
    change = scene.activate("copy")
    assert isinstance(change, Copy)
    head, line = change.text.splitlines()
    assert head == "Deal of the day 2027-03-09: Bug Council"
    assert line == "Won: 43 to 36"


def test_one_turns_back_but_not_into_days_to_come() -> None:
    scene = page()
    scene.activate("after")
    assert "day:2027-03-19" in labels(scene)
    scene.activate("before")
    assert "day:2027-02-28" in labels(scene)
    for _ in range(30):
        scene.activate("before")
    assert "day:2026-01-01" in labels(scene)


def test_the_try_that_counts_is_gone_on_with_and_another_is_practice(tmp_path: Path) -> None:
    library = Library(AppFolders.within(tmp_path))
    scene = page(library, d18=LOST)
    opened = scene.activate("play")
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, TableScene)
    first = opened.scene.session
    assert first.setup.day == "2027-03-19"
    assert first.autosaver is not None
    first.autosaver.wait()
    scene.resume()
    assert labels(scene)["play"] == "Continue"
    again = scene.activate("play")
    assert isinstance(again, Push)
    assert isinstance(again.scene, TableScene)
    assert again.scene.session.autosaver is not None
    assert again.scene.session.autosaver.table == first.autosaver.table
    scene.activate("day:2027-03-18")
    assert labels(scene)["play"] == "Practise"
    library.close()


def test_once_more_lays_the_same_table_again(tmp_path: Path) -> None:
    library = Library(AppFolders.within(tmp_path))
    opened = page(library).activate("play")
    assert isinstance(opened, Push)
    once_more = opened.then(ExitReason.REMATCH)
    assert isinstance(once_more, Push)
    assert isinstance(opened.scene, TableScene)
    assert isinstance(once_more.scene, TableScene)
    assert once_more.scene.session.match.deals == opened.scene.session.match.deals
    assert opened.then(ExitReason.EARLY) is None
    library.close()


def test_a_seed_of_the_command_line_deals_no_other_cards() -> None:
    scenes = [
        DailyScene(shelf(seed), None, None, Preferences(), lambda: TODAY).activate("play")
        for seed in (None, 7)
    ]
    dealt = []
    for change in scenes:
        assert isinstance(change, Push)
        assert isinstance(change.scene, TableScene)
        dealt.append(change.scene.session.match.deals)
    assert dealt[0] == dealt[1]


def test_it_is_reached_by_keys_from_the_shelf_and_left_to_it() -> None:
    title = TitleScene(Preferences(called="Zoë"), {box.game.id: box for box in ENTRIES})
    opened = stack(title)
    focus_on(opened, "new")
    press(opened, "return")
    assert isinstance(opened.scenes[-1], ShelfScene)
    focus_on(opened, "daily")
    press(opened, "return")
    assert "play" in names(opened)
    focus_on(opened, "before")
    press(opened, "return", "escape")
    assert isinstance(opened.scenes[-1], ShelfScene)
