"""Finished games of the companions in numbers: what the rules have told is what is counted."""

import json
from pathlib import Path

import pytest

from game.history.export import columns
from game.history.game_stats import GameStats, PlayerKind, counter_of
from game.history.report import Filter
from game.history.service import HistoryService
from game.library import Save
from game.library.save import parse_save
from game.records import RecordError, replay
from game.rules.glass.api import COINS, UNDER_GLASS
from game.seating import SeatSetup, TableSetup
from tests.history.playing import PEOPLE, played, put, record, save
from tests.support.library import library

COLUMNS = {"bugs-on-rugs": "bugs_U", "display-case": "case_leaf"}


def counted(game: str, kept: Save) -> GameStats:
    return counter_of(game).count_game(kept, lambda: None)


def table(game: str, seats: int, seed: int) -> TableSetup:
    return TableSetup(PEOPLE[:seats], lead=0, seed=seed, game=game)


def bugami(seed: int) -> TableSetup:
    options = {"target": 100, "jokers": seed % 3, "shotgun": seed % 2 == 0}
    return TableSetup(PEOPLE[: 3 + seed % 3], options, seed=seed, game="bugami")


SETUPS = [
    *(table("bugs-on-rugs", seats, seats) for seats in (2, 3, 4, 5)),
    *(table("display-case", 2, seed) for seed in range(4)),
    *map(bugami, range(6)),
]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda it: f"{it.game}-{it.seed}")


@every_setup
def test_every_game_adds_up(setup: TableSetup) -> None:
    told, view = counted(setup.game, save(setup)), played(setup).view(None)
    assert (told.game, told.edition, told.people) == (setup.game, "", len(setup.seats))
    assert tuple(chair.score for chair in told.chairs) == view.scores
    assert tuple(seat for seat, chair in enumerate(told.chairs) if chair.won) == view.winners
    for chair, who in zip(told.chairs, setup.seats, strict=True):
        assert sum(chair.points.values()) == chair.score - chair.carried
        assert {source for _, source in chair.points} <= {*counter_of(setup.game).sources}
        assert {what for _, what in chair.tallies} <= {*counter_of(setup.game).tallies}
        assert (chair.place == 1) == chair.won
        assert chair.player is (PlayerKind.BOT if who.bot else PlayerKind.HUMAN)


@every_setup
def test_a_game_that_is_not_over_is_refused(setup: TableSetup) -> None:
    values = json.loads(record(setup, "table"))
    values["actions"] = values["actions"][:-1]
    with pytest.raises(RecordError, match="not over"):
        counted(setup.game, parse_save(json.dumps(values).encode()))


@pytest.mark.parametrize("game", COLUMNS)
def test_its_columns_are_written_where_it_was_played(game: str) -> None:
    assert COLUMNS[game] in columns({game})
    assert COLUMNS[game] not in columns({"bug-council"})
    assert "tricks" not in columns({game})


@pytest.mark.parametrize("setup", SETUPS[:4], ids=lambda it: str(it.seed))
def test_the_numbers_of_rugs_are_those_of_the_score_sheet(setup: TableSetup) -> None:
    kept = save(setup)
    end, sources = replay(kept.record).states[-1], counter_of(setup.game).sources
    for seat, chair in enumerate(counted(setup.game, kept).chairs):
        assert [chair.points.get((1, source), 0) for source in sources] == list(end.points[seat])
        assert chair.tallies.get((1, "mosquito_pairs"), 0) == len(end.pairs[seat])


@pytest.mark.parametrize("setup", SETUPS[4:8], ids=lambda it: str(it.seed))
def test_the_numbers_of_under_glass_are_those_of_the_ledger(setup: TableSetup) -> None:
    kept, counter = save(setup), counter_of(setup.game)
    view = UNDER_GLASS.view(replay(kept.record).states[-1], None)
    chairs = counted(setup.game, kept).chairs
    for seat, chair in enumerate(chairs):
        points = tuple(chair.points.get((1, source), 0) for source in counter.sources)
        assert points == view.points[seat]
        tallies = [chair.tallies.get((1, tally), 0) for tally in counter.tallies[:3]]
        spent = COINS - view.coins[seat]
        assert tallies == [len(view.laid[seat]), spent, int(view.passed[seat])]
    assert sum(chair.tallies.get((1, "spider_seen"), 0) for chair in chairs) == view.spider


@pytest.mark.parametrize("setup", SETUPS[8:], ids=lambda it: str(it.seed))
def test_points_of_bugami_are_filed_by_deal(setup: TableSetup) -> None:
    told = counted(setup.game, save(setup))
    assert told.decided == "target-reached"
    for scored in played(setup).view(None).ledger:
        for chair, row in zip(told.chairs, scored.rows, strict=True):
            here = [n for (deal, _), n in chair.points.items() if deal == scored.number]
            assert sum(here) == row.points
    for chair in told.chairs:
        held = sum(count for (_, what), count in chair.tallies.items() if what == "misere_held")
        points = sum(number for (_, source), number in chair.points.items() if source == "misere")
        assert points == 100 * held
        assert {what for _, what in chair.tallies} == {*counter_of("bugami").tallies}


def test_a_bot_of_two_names_is_one_in_the_history(tmp_path: Path) -> None:
    """In rugs the gentle bot of the first releases is the newcomer of today."""
    shelf = library(tmp_path)
    for day, level in enumerate(("random", "newcomer", "sharp-1", "sensible-1")):
        seats = (PEOPLE[0], SeatSetup("Ben", "sky", level))
        put(shelf, TableSetup(seats, lead=0, seed=day, game="bugs-on-rugs"), f"game-{day}", day)
    service = HistoryService(shelf)
    *_, report = service.reports(Filter("bugs-on-rugs"), lambda *_: None)
    service.close()
    bots = {one.who: one.games for one in report.people if one.player is PlayerKind.BOT}
    assert bots == {"newcomer": 2, "sensible-1": 2}
