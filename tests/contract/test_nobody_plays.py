"""A table of bots is watched: it goes on by itself, after its sheets of points have been read."""

from typing import Any

import pytest

from build.album.setting import SEATS, Nothing
from game.seating import SeatSetup, TableSetup
from scenes.app import ENTRIES
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Preferences, Speed
from scenes.shell.entry import GameEntry
from scenes.shell.results.podium import ResultsScene
from scenes.table.score_sheet import LINGER, ScoreSheetScene

STEP = 0.1  # seconds between two looks
LONGEST = 6000  # looks at a game


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: str(entry.game.id))
def test_bots_reach_the_podium_and_nobody_presses_anything(entry: GameEntry) -> None:
    seats = tuple(SeatSetup(*who, "random") for who in SEATS[: entry.game.table_seats[0]])
    wishes, stays = Preferences(speed=Speed.OFF), dict[ScoreSheetScene[Any, Any, Any], int]()
    with HeadlessScreen(Nothing(), (640, 360), preferences=wishes) as unseen:
        unseen.screen.open(entry.open_table(TableSetup(seats, seed=3, game=entry.game.id), wishes))
        for _ in range(LONGEST):
            unseen.screen.tick(STEP)
            top = unseen.screen.stack.scenes[-1]
            if isinstance(top, ResultsScene):
                break
            if isinstance(top, ScoreSheetScene):
                stays[top] = stays.get(top, 0) + 1
        else:
            pytest.fail("nobody comes to the podium")
    assert stays
    for looks in stays.values():
        assert LINGER <= looks * STEP <= LINGER + 5 * STEP
