"""A finished game of Bugs on Rugs in numbers."""

import json

import pytest

from game.history.export import columns
from game.history.game_stats import Player
from game.history.rugs import COUNTER, count_game
from game.library.save import parse_save
from game.match import TableSetup
from game.records import RecordError, replay
from tests.history.playing import PEOPLE, record, save


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
