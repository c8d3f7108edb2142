"""Menu, back, leave and quit are everywhere, and asking never costs anything."""

from __future__ import annotations

import pytest

from build.album.moments import NAMED
from build.album.setting import Nothing
from game.catalogue import FIRST
from scenes.backend.headless import HeadlessScreen
from scenes.selftest.pilot import Use, by_mouse
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.shell.dialogs.pause import PauseScene
from scenes.table.layer import Layer
from scenes.table.scene import TableScene
from tests.pilot.conftest import Door
from tests.pilot.looking import USES

pytestmark = pytest.mark.usefixtures("blind")
SIZE = (1280, 720)
AT_THE_TABLE = pytest.mark.parametrize(
    "moment",
    [
        "seating",
        "dealing",
        "curtain",
        "declaration_yes",
        "discard",
        "follow_refused",
        "flying",
        "visit_preview",
        "sowing",
        "scoring",
        "scored",
        "bots_only",
    ],
)


@AT_THE_TABLE
@USES
def test_escape_opens_the_menu_and_closes_it(moment: str, use: Use) -> None:
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        NAMED[moment].show(unseen)
        unseen.press("escape")
        menu = unseen.screen.stack.scenes[-1]
        assert isinstance(menu, PauseScene)
        use(unseen, "resume")
        assert menu not in unseen.screen.stack.scenes


@AT_THE_TABLE
@USES
def test_a_table_can_be_left_after_a_question(moment: str, use: Use) -> None:
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        NAMED[moment].show(unseen)
        unseen.press("escape")
        menu = unseen.screen.stack.scenes[-1]
        use(unseen, "leave")
        assert isinstance(unseen.screen.stack.scenes[-1], ConfirmScene)
        assert unseen.focus == "no"
        use(unseen, "no")
        assert unseen.screen.stack.scenes[-1] is menu
        use(unseen, "leave")
        use(unseen, "yes")
        assert [type(scene) for scene in unseen.screen.stack.scenes] == [Nothing]


@AT_THE_TABLE
def test_the_game_can_be_quit_after_a_question(moment: str) -> None:
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        NAMED[moment].show(unseen)
        unseen.press("escape")
        by_mouse(unseen, "quit")
        assert isinstance(unseen.screen.stack.scenes[-1], ConfirmScene)
        by_mouse(unseen, "yes")
        assert not unseen.is_running


@pytest.mark.parametrize(
    "moment",
    ["follow", "visit", "declaration", "flying"],
)
@pytest.mark.parametrize("key", ["l", "f1"])
def test_what_a_key_lays_over_the_table_escape_takes_away(moment: str, key: str) -> None:
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        NAMED[moment].show(unseen)
        unseen.press(key)
        sheet = unseen.screen.stack.scenes[-1]
        assert not isinstance(sheet, TableScene | Layer)
        unseen.press("escape")
        assert sheet not in unseen.screen.stack.scenes


@pytest.mark.parametrize("moment", ["log", "last_trick", "look_closer", "keys", "rulebook_trick"])
def test_sheets_close_by_mouse(moment: str) -> None:
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        NAMED[moment].show(unseen)
        above = len(unseen.screen.stack.scenes)
        unseen.click("close")
        assert len(unseen.screen.stack.scenes) == above - 1


@USES
def test_setup_goes_back_and_the_title_quits(title: Door, use: Use) -> None:
    with title() as unseen:
        for entry, out in (("new", "back"), ("rules", "close")):
            use(unseen, entry)
            use(unseen, "back")  # nothing of the shelf
            use(unseen, entry)
            use(unseen, FIRST)
            use(unseen, out)  # of the question who somebody is, and of the rules
            assert FIRST in unseen.names
            use(unseen, "back")
            assert "new" in unseen.names
        unseen.press("f1")
        use(unseen, "close")
        use(unseen, "quit")
        assert not unseen.is_running


def test_escape_leaves_the_podium_for_the_title() -> None:
    with HeadlessScreen(Nothing(), SIZE) as unseen:
        NAMED["podium"].show(unseen)
        unseen.press("escape")
        assert [type(scene) for scene in unseen.screen.stack.scenes] == [Nothing]
