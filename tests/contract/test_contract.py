"""The contract between a game and everybody who uses it, for every game on the shelf."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots import Level, bots_of
from game.catalogue import SHELF
from game.history.game_stats import counter_of
from game.match import AnyMatch, Match
from game.records import make_record, parse_record, replay, state_line, write_record
from tests.contract.audit import POLICIES, Audit, at_random, audited
from tests.contract.boxes import TABLES, AnyTable

EVERY = 9  # a moment of each so many is looked at

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: str(game.id))
def test_a_game_on_the_shelf_can_be_set_up(game: object) -> None:
    assert [table for table in TABLES if SHELF[table.game] is game]


@every_table
def test_random_games_keep_every_law(table: AnyTable, games: int) -> None:
    for seed in range(-(-games // table.box.length)):
        rng = Random(f"{table} {seed}")
        audited(table, table.setup(rng), rng, at_random)


@given(data=st.data())
@settings(max_examples=30)
def test_odd_games_keep_every_law(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(TABLES), label="table")
    setup = data.draw(table.box.setups(table.edition, table.seats), label="setup")
    choose = data.draw(st.sampled_from(POLICIES), label="policy")
    audited(table, setup, Random(data.draw(st.integers(0, 999), label="seed")), choose)


@pytest.mark.parametrize("game", SHELF)
def test_bots_and_history_know_a_game_on_the_shelf(game: str) -> None:
    assert Level.NEWCOMER in bots_of(game).levels
    assert counter_of(game).sources


@every_table
def test_a_game_is_written_down_and_read_again(table: AnyTable) -> None:
    rng = Random(f"{table}")
    game = Audit(table, table.setup(rng), rng)
    game.play(at_random)
    record = make_record(table.game, game.setup, ["Ada"] * table.seats, game.deals, game.actions)
    assert write_record(parse_record(write_record(record).encode())) == write_record(record)
    again = replay(parse_record(write_record(record).encode()))
    assert (again.setup, list(again.deals), list(again.actions)) == (
        game.setup,
        game.deals,
        game.actions,
    )
    assert [json.loads(state_line(again, after))["game"] for after in (0, len(game.actions))] == (
        [table.game] * 2
    )


@every_table
def test_a_record_tells_the_match_as_it_was_played(table: AnyTable) -> None:
    """Anywhere in it: choices, cards, whose turn it was, all events and the table itself."""
    rng = Random(f"{table}")
    game = Audit(table, table.setup(rng), rng)
    game.play(at_random)
    for length in sorted({0, *rng.sample(range(len(game.actions)), 3), len(game.actions)}):
        actions = game.actions[:length]
        played = Match.resume(table.game, game.setup, game.deals, actions, Random(1))
        deals = played.deals[: len(played.dealt)]
        record = make_record(table.game, game.setup, ["Ada"] * table.seats, deals, actions)
        told = Match.from_replay(replay(parse_record(write_record(record).encode())), Random(1))
        assert (told.actions, told.turns, told.dealt) == (actions, played.turns, played.dealt)
        assert (told.log, told.deals) == (played.log, deals)
        for at in (*range(0, len(told.log), EVERY), None):
            assert [told.view(seat, at) for seat in table.everybody] == [
                played.view(seat, at) for seat in table.everybody
            ]


@every_table
def test_a_match_can_be_seen_as_it_was(table: AnyTable) -> None:
    """Between two steps as whoever sits there saw it then; in the middle nobody is asked."""
    rng = Random(f"{table}")
    match: AnyMatch = Match(table.game, table.setup(rng), rng)
    seen = {}
    while True:
        seen[len(match.log)] = [match.view(seat) for seat in table.everybody]
        if match.decision is None:
            break
        match.play(at_random(match.legal, rng))
    for at in range(len(match.log) + 1):
        views = [match.client(seat).view(at) for seat in table.everybody]
        if at in seen:
            assert views == seen[at]
        else:
            assert not any(view.decision or view.legal for view in views)


@every_table
def test_the_options_of_a_start_are_those_it_was_drawn_with(table: AnyTable) -> None:
    for seed in range(20):
        options = table.options(Random(seed))
        setup = table.rules.random_setup(table.seats, None, options, Random(seed), None)
        assert table.rules.options(setup) == options
        assert table.rules.describe(table.seats, options)


@every_table
def test_the_sources_of_points_add_up_to_the_score(table: AnyTable) -> None:
    rng = Random(f"{table}")
    options = table.options(rng)
    setup = table.rules.random_setup(table.seats, None, options, rng, None)
    game = Audit(table, setup, rng)
    game.play(at_random)
    sources = table.rules.sources(game.state)
    assert len({tuple(each) for each in sources}) == 1
    scores = table.rules.view(game.state, None).scores
    assert tuple(sum(each.values()) for each in sources) == scores


@every_table
def test_a_view_tells_how_far_the_game_is(table: AnyTable) -> None:
    rng = Random(f"{table}")
    game = Audit(table, table.setup(rng), rng)
    game.play(at_random)
    dealt = [view for _, _, view in game.views if view.decision is not None or view.winners]
    far = [view.progress for view in dealt]
    assert far == sorted(far)
    assert (1, 1) <= far[0] <= (1, 2)  # after the first action
    assert far[0] < far[-1]
    end = len(game.words)
    assert all(bool(view.winners) == (when == end) for when, _, view in game.views)


@every_table
def test_the_same_seed_deals_and_plays_the_same_game(table: AnyTable) -> None:
    games = []
    for _ in range(2):
        rng = Random(f"{table}")
        game = Audit(table, table.setup(rng), rng)
        game.play(at_random)
        games.append((game.setup, game.deals, game.words, game.events))
    assert games[0] == games[1]
