"""A finished game of Under Glass in numbers."""

import json

import pytest

from game.history.export import columns
from game.history.game_stats import Player
from game.history.glass import COUNTER, count_game
from game.library.save import parse_save
from game.records import RecordError, replay
from game.rules.glass.api import COINS, UNDER_GLASS
from game.seating import TableSetup
from tests.history.playing import PEOPLE, record, save

TABLE = TableSetup(PEOPLE[1:3], lead=0, seed=1, game="display-case")


@pytest.mark.parametrize("seed", range(4))
def test_the_numbers_are_those_of_the_ledger(seed: int) -> None:
    kept = save(TableSetup(PEOPLE[1:3], lead=0, seed=seed, game="display-case"))
    told = count_game(kept)
    end = replay(kept.record).states[-1]
    view = UNDER_GLASS.view(end, None)
    assert (told.game, told.people, told.edition) == ("display-case", 2, "")
    assert [chair.score for chair in told.chairs] == list(view.scores)
    assert tuple(seat for seat, chair in enumerate(told.chairs) if chair.won) == view.winners
    for seat, chair in enumerate(told.chairs):
        points = tuple(chair.points.get((1, source), 0) for source in COUNTER.sources)
        assert points == view.points[seat]
        tallies = [chair.tallies.get((1, tally), 0) for tally in COUNTER.tallies[:3]]
        assert tallies == [
            len(view.laid[seat]), COINS - view.coins[seat], int(view.passed[seat])
        ]  # fmt: skip
        assert (chair.place == 1) == chair.won
    assert sum(chair.tallies.get((1, "spider_seen"), 0) for chair in told.chairs) == view.spider
    assert [chair.player for chair in told.chairs] == [Player.HUMAN, Player.BOT]


def test_a_game_that_is_not_over_is_refused() -> None:
    values = json.loads(record(TABLE, "table"))
    values["actions"] = values["actions"][:-1]
    with pytest.raises(RecordError, match="not over"):
        count_game(parse_save(json.dumps(values).encode()))


def test_its_columns_are_written_where_it_was_played() -> None:
    assert "case_leaf" in columns({"display-case"})
    assert "case_leaf" not in columns({"bug-council"})
