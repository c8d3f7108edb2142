"""The app's self test looks behind every button, in pixels, where Last Leaf is the only game."""

from __future__ import annotations

from scenes.selftest import driver
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.selftest.tour import Tour
from scenes.shell.history.scene import HistoryScene
from scenes.shell.rulebook.scene import RulebookScene
from scenes.table.log.scene import LogScene
from scenes.table.replay.scene import ReplayScene
from tests.pilot.looking import table_of
from tests.small_game.conftest import Door, set_table
from tests.small_game.entry import ENTRY
from tests.small_game.test_evening import play_three_deals, to_a_choice
from tests.small_game.ui import LeafLayer


def test_behind_every_button_is_something_where_it_is_the_only_game(title: Door) -> None:
    with title([ENTRY]) as unseen:
        guest = driver.SceneDriver(unseen)
        pilot = Pilot(guest, by_mouse)
        play_three_deals(unseen, pilot)
        set_table(pilot, 2, 1)
        pilot.play(until=lambda: len(table_of(unseen).session.match.actions) > 15)
        to_a_choice(pilot)
        for name in ("menu", "leave"):
            pilot.use(name)
        pilot.wait(lambda: "new" in pilot.names)
        Tour(guest).look_behind_everything()
        assert {LeafLayer, LogScene, ReplayScene, HistoryScene, RulebookScene} <= guest.seen
