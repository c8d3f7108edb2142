"""The numbers of Bugami: what the rules have told is what the history counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.history.bugami import COUNTER
from game.history.game_stats import Player
from game.records import RecordError
from game.seating import TableSetup
from tests.history.playing import PEOPLE, played, put, save, spoil
from tests.library.playing import library


def table(seed: int) -> TableSetup:
    options = {"target": 100, "jokers": seed % 3, "shotgun": seed % 2 == 0}
    return TableSetup(PEOPLE[: 3 + seed % 3], options, seed=seed, game="bugami")


@pytest.mark.parametrize("seed", range(6))
def test_every_game_adds_up(seed: int) -> None:
    setup = table(seed)
    told = COUNTER.count_game(save(setup), lambda: None)
    view = played(setup).view(None)
    assert (told.game, told.edition, told.people) == ("bugami", "", len(setup.seats))
    assert told.decided == "target-reached"
    assert tuple(chair.score for chair in told.chairs) == view.scores
    assert [seat for seat, chair in enumerate(told.chairs) if chair.won] == list(view.winners)
    for chair in told.chairs:
        assert sum(chair.points.values()) == chair.score - chair.carried
        assert {source for _, source in chair.points} <= set(COUNTER.sources)
        assert {what for _, what in chair.tallies} == set(COUNTER.tallies)
        assert (chair.place == 1) == chair.won
        held = sum(count for (_, what), count in chair.tallies.items() if what == "misere_held")
        points = sum(number for (_, source), number in chair.points.items() if source == "misere")
        assert points == 100 * held
    assert told.chairs[2].player is Player.BOT


def test_points_are_filed_by_deal() -> None:
    setup = table(1)
    told = COUNTER.count_game(save(setup), lambda: None)
    for scored in played(setup).view(None).ledger:
        for chair, row in zip(told.chairs, scored.rows, strict=True):
            here = [n for (deal, _), n in chair.points.items() if deal == scored.number]
            assert sum(here) == row.points


def test_a_game_that_is_not_over_does_not_count(tmp_path: Path) -> None:
    from game.library.save import read_save

    file = put(library(tmp_path), table(2), "game")
    spoil(file)
    with pytest.raises(RecordError):
        COUNTER.count_game(read_save(file), lambda: None)
