"""The deal of the day from the title to its podium and back to the calendar."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.library import AppFolders, Library
from scenes.app import first_scene, starting_preferences
from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Text
from scenes.options import Options
from scenes.selftest.pilot import Pilot, Use
from scenes.shell.daily.scene import DailyScene
from scenes.shell.results.podium import ResultsScene
from tests.pilot.looking import USES, top

ALONE = "kind:termitenator"


def said(unseen: HeadlessScreen) -> str:
    return " ".join(each.text for each in unseen.items if isinstance(each, Text))


@pytest.mark.usefixtures("blind")
@USES
def test_the_day_is_played_counted_and_seen_in_the_calendar(use: Use, tmp_path: Path) -> None:
    library = Library(AppFolders.within(tmp_path))
    options = Options(speed="off")
    preferences = starting_preferences(options, library)
    with HeadlessScreen(
        first_scene(options, preferences, library), preferences=preferences
    ) as unseen:
        pilot = Pilot(unseen, use)
        for name in ("new", "daily", ALONE, "play"):
            pilot.use(name)
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)
        pilot.wait(lambda: "Counted: this was the first try" in said(unseen))
        pilot.use("title")
        pilot.wait(lambda: isinstance(top(unseen), DailyScene))
        pilot.wait(lambda: "Practise" in said(unseen))
    library.close()
