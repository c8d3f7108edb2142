"""A finished game of Bugs on Rugs in numbers."""

import json
from pathlib import Path

import pytest

from game.history.export import columns
from game.history.game_stats import Player
from game.history.report import Filter
from game.history.rugs import COUNTER, count_game
from game.history.service import HistoryService
from game.library.save import parse_save
from game.records import RecordError, replay
from game.seating import SeatSetup, TableSetup
from tests.history.playing import PEOPLE, put, record, save
from tests.library.playing import library


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_numbers_are_those_of_the_score_sheet(seats: int) -> None:
    kept = save(TableSetup(PEOPLE[:seats], lead=0, seed=seats, game="bugs-on-rugs"))
    told, end = count_game(kept), replay(kept.record).states[-1]
    assert (told.game, told.people, told.edition) == ("bugs-on-rugs", seats, "")
    assert [chair.score for chair in told.chairs] == end.scores
    assert tuple(seat for seat, chair in enumerate(told.chairs) if chair.won) == end.winners
    for seat, chair in enumerate(told.chairs):
        points = [chair.points.get((1, source), 0) for source in COUNTER.sources]
        assert points == list(end.points[seat])
        assert chair.tallies.get((1, "mosquito_pairs"), 0) == len(end.pairs[seat])
        assert (chair.place == 1) == chair.won
    assert told.chairs[0].player is Player.HUMAN


def test_a_game_that_is_not_over_is_refused() -> None:
    values = json.loads(
        record(TableSetup(PEOPLE[:2], lead=0, seed=1, game="bugs-on-rugs"), "table")
    )
    values["actions"] = values["actions"][:-1]
    with pytest.raises(RecordError, match="not over"):
        count_game(parse_save(json.dumps(values).encode()))


def test_its_columns_are_written_where_it_was_played() -> None:
    assert "bugs_U" in columns({"bugs-on-rugs"})
    assert "tricks" not in columns({"bugs-on-rugs"})
    assert "bugs_U" not in columns({"bug-council"})


def test_a_bot_of_two_names_is_one_in_the_history(tmp_path: Path) -> None:
    """In this game the gentle bot of the first releases is the newcomer of today."""
    shelf = library(tmp_path)
    for day, level in enumerate(("random", "newcomer", "sharp-1", "sensible-1")):
        seats = (PEOPLE[0], SeatSetup("Ben", "sky", level))
        put(shelf, TableSetup(seats, lead=0, seed=day, game="bugs-on-rugs"), f"game-{day}", day)
    service = HistoryService(shelf)
    *_, report = service.reports(Filter("bugs-on-rugs"), lambda *_: None)
    service.close()
    bots = {one.who: one.games for one in report.people if one.player is Player.BOT}
    assert bots == {"newcomer": 2, "sensible-1": 2}
