"""One step back is one step: Escape leads to the page that one came from, as it was left there."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.campaign.council import Archive
from game.library import Library
from game.seating import SeatSetup
from scenes.app import first_scene, starting_preferences
from scenes.council.trilogy.campaign_list import CampaignsScene
from scenes.council.trilogy.menu import SoloMenuScene
from scenes.council.trilogy.scene import TrilogyScene
from scenes.kit.preferences import Onward
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.collection.scene import CollectionScene
from scenes.shell.daily.scene import DailyScene
from scenes.shell.entry import ExitReason
from scenes.shell.history.scene import HistoryScene
from scenes.shell.lists.games import GamesScene
from scenes.shell.lists.tables import TablesScene
from scenes.shell.rulebook.scene import RulebookScene
from scenes.shell.settings.scene import SettingsScene
from scenes.shell.shelf.scene import ShelfScene
from scenes.shell.table_form.delegates import DelegatesScene
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.title.lessons import LessonsScene
from scenes.shell.title.problems import ProblemsScene
from scenes.shell.title.routes import WaysScene
from scenes.shell.title.scene import TitleScene
from scenes.table.replay.scene import ReplayScene
from tests.shell.walking import kinds, walk
from tests.support.library import library, play, table
from tests.support.window import answer, focus_on, press, stack

PAGES = (
    *(TableSetupScene, CampaignsScene, GamesScene, TablesScene, ReplayScene, ShelfScene, WaysScene),
    *(LessonsScene, SoloMenuScene, RulebookScene, SettingsScene, HistoryScene, CollectionScene),
    *(DailyScene, ProblemsScene, DelegatesScene),
)


@pytest.fixture
def kept(tmp_path: Path) -> Library:
    """A game that is over, one that waits, and a Trilogy that has been begun."""
    made = library(tmp_path)
    play(made.begin(table()), 1000)
    play(made.begin(table(4)), 30)
    made.get_up()
    Archive(made).begin(SeatSetup("Zoë", "pink"))
    return made


@pytest.fixture
def title(kept: Library) -> SceneStack:
    preferences = starting_preferences(Options(), kept)
    preferences.called = "Zoë"
    return stack(first_scene(Options(), preferences, kept))


def use(opened: SceneStack, *names: str) -> None:
    for name in names:
        there = [each.name for each in opened.controls if each.name.startswith(name)]
        focus_on(opened, there[0])
        press(opened, "return")


def test_from_every_page_one_comes_back_to_the_one_below(title: SceneStack) -> None:
    came: list[type] = []
    walk(title, lambda: came.append([*kinds(title)][-1]), set())
    assert {*PAGES} <= {*came}


def test_what_comes_next_waits_below_what_was_looked_at(kept: Library) -> None:
    preferences = starting_preferences(Options(), kept)
    preferences.called, preferences.onward = "Zoë", Onward.DUE
    opened = stack(first_scene(Options(), preferences, kept))
    opened.tick(0.1)
    opened.draw()
    walk(opened, lambda: None, set())
    assert [*kinds(opened)] == [TitleScene, WaysScene]


def test_a_story_leads_back_to_the_list_of_stories(title: SceneStack) -> None:
    use(title, "solo", "campaigns", "open:")
    assert isinstance(title.scenes[-1], TrilogyScene)
    press(title, "escape")
    assert isinstance(title.scenes[-1], CampaignsScene)


@pytest.mark.parametrize("ways", [("new", "bug-council", "start"), ("games", "tables", "open:")])
def test_who_gets_up_from_a_table_is_at_the_title(title: SceneStack, ways: tuple[str, ...]) -> None:
    use(title, *ways)
    answer(title, ExitReason.EARLY)
    assert [*kinds(title)] == [TitleScene]


def test_a_form_is_found_again_as_it_was_left(title: SceneStack) -> None:
    use(title, "new", "bugami", "add")
    seats = [each.name for each in title.controls if each.name.startswith("colour:")]
    press(title, "escape")
    assert isinstance(title.scenes[-1], ShelfScene)
    use(title, "bugami")
    assert [each.name for each in title.controls if each.name.startswith("colour:")] == seats
