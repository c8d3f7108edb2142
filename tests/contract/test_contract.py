"""The contract between a game and everybody who uses it, for every game on the shelf."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.catalogue import SHELF
from tests.contract.audit import POLICIES, Audit, at_random, audited
from tests.contract.boxes import BOXES, TABLES, AnyTable

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def test_every_game_on_the_shelf_is_under_contract() -> None:
    assert set(BOXES) == set(SHELF)


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: str(game.id))
def test_a_game_on_the_shelf_can_be_set_up(game: object) -> None:
    assert [table for table in TABLES if SHELF[table.game] is game]


@every_table
def test_random_games_keep_every_law(table: AnyTable, games: int) -> None:
    for seed in range(-(-games // table.box.length)):
        rng = Random(f"{table} {seed}")
        audited(table, table.setup(rng), rng, at_random)


@settings(max_examples=30)
@given(data=st.data())
def test_odd_games_keep_every_law(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(TABLES), label="table")
    setup = data.draw(table.box.setups(table.edition, table.seats), label="setup")
    choose = data.draw(st.sampled_from(POLICIES), label="policy")
    audited(table, setup, Random(data.draw(st.integers(0, 999), label="seed")), choose)


@every_table
def test_the_same_seed_deals_and_plays_the_same_game(table: AnyTable) -> None:
    games = []
    for _ in range(2):
        rng = Random(f"{table}")
        game = Audit(table, table.setup(rng), rng)
        game.play(at_random)
        games.append((game.setup, game.deals, game.words, game.events))
    assert games[0] == games[1]
