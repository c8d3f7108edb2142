"""The numbers of a game: counted by hand, and against what the table shows."""

from collections import Counter
from dataclasses import replace
from datetime import timedelta
from itertools import islice, pairwise

import msgspec
import pytest

from game.campaign.council import Result
from game.history.council import COUNTER, count_game
from game.history.game_stats import PlayerKind, SeatStats
from game.library.save import parse_save
from game.records import RecordError, replay
from game.rules.council.api import COUNCIL as RULES
from game.rules.council.api import FACTIONS, Carry, Phase, State, write_action
from game.seating import TableSetup
from tests.campaign.playing import fresh
from tests.history.playing import EVENING, PEOPLE, record, save, setups

MANY = 60


def parts(chair: SeatStats, what: str) -> tuple[int, ...]:
    """A number of somebody in each Age: of points, or of something else."""
    numbers = {**chair.points, **chair.tallies}
    return tuple(numbers.get((age, what), 0) for age in (1, 2, 3))


def test_a_game_that_was_counted_by_hand() -> None:
    told = count_game(save(TableSetup(PEOPLE[:3], {"edition": "published"}, 0, seed=12)))
    assert (told.game, told.edition, told.people) == ("bug-council", "published", 3)
    assert (told.opponent, told.campaign, told.decided) == ("", "", "final-age-tricks")
    assert told.begun == EVENING.isoformat()
    assert told.finished == (EVENING + timedelta(minutes=40)).isoformat()
    ada, bruno, chika = told.chairs
    assert [chair.score for chair in told.chairs] == [10, 13, 13]
    assert [chair.place for chair in told.chairs] == [3, 2, 1]
    assert [chair.won for chair in told.chairs] == [False, False, True]
    assert [chair.player for chair in told.chairs] == [
        PlayerKind.HUMAN,
        PlayerKind.HUMAN,
        PlayerKind.BOT,
    ]
    assert [parts(chair, "tricks") for chair in told.chairs] == [(3, 4, 2), (6, 3, 3), (1, 3, 5)]
    assert parts(ada, "allegiance") == (0, 1, 0)
    assert parts(bruno, "allegiance") == (0, 0, 1)
    assert parts(chika, "allegiance") == (0, 4, 0)
    assert parts(ada, "no_allegiance_tried") == (1, 0, 1)
    assert parts(bruno, "no_allegiance_tried") == (1, 1, 0)
    assert parts(chika, "no_allegiance_tried") == (1, 0, 1)
    for chair in told.chairs:
        assert parts(chair, "no_allegiance_made") == (0, 0, 0)
    assert parts(ada, "visits_F") == (2, 0, 1)
    assert parts(bruno, "visits_F") == (0, 2, 1)
    assert parts(bruno, "visits_C") == (0, 0, 2)
    assert parts(chika, "visits_A") == (1, 2, 0)
    assert sum(count for (_, what), count in chika.tallies.items() if "visits" in what) == 10


@pytest.mark.parametrize("setup", list(islice(setups(), MANY)), ids=lambda each: f"{each.seed}")
def test_all_numbers_agree_with_the_table(setup: TableSetup) -> None:
    kept = save(setup)
    told = count_game(kept)
    game = replay(kept.record)
    end = game.states[-1]
    scores = [chair.score for chair in told.chairs]
    assert scores == list(end.scores)
    assert [seat for seat, chair in enumerate(told.chairs) if chair.won] == list(end.winners)
    for seat, chair in enumerate(told.chairs):
        assert sum(chair.points.values()) == chair.score - chair.carried
        ages = zip(told_ages(chair), (age.rows[seat].points for age in end.ledger), strict=True)
        assert all(ours == theirs for ours, theirs in ages)
        assert {what for _, what in chair.points} <= set(COUNTER.sources)
        assert {what for _, what in chair.tallies} <= set(COUNTER.tallies)
    # What people chose, counted from the actions; who is neutral chooses nothing.
    chosen: Counter[tuple[int, str]] = Counter()
    tried: Counter[int] = Counter()
    for action, state in zip(game.actions, game.states, strict=False):
        word = write_action(action)
        if state.phase is Phase.DECLARE and word == "no-allegiance":
            tried[asked(state)] += 1
        if state.phase is Phase.VISIT and word != "pass":
            chosen[asked(state), f"visits_{word}"] += 1
    for seat, chair in enumerate(told.chairs[: told.people]):
        for letter in FACTIONS:
            assert sum(parts(chair, f"visits_{letter}")) == chosen[seat, f"visits_{letter}"]
        assert sum(parts(chair, "no_allegiance_tried")) == tried[seat]


def told_ages(chair: SeatStats) -> list[int]:
    ages: Counter[int] = Counter()
    for (age, _), points in chair.points.items():
        ages[age] += points
    return [ages[age] for age in (1, 2, 3)]


def asked(state: State) -> int:
    decision = RULES.decision(state)
    assert decision is not None
    return decision.seat


def test_some_of_these_games_have_everything() -> None:
    told = [count_game(save(setup)) for setup in islice(setups(), MANY)]
    seen = {
        what for each in told for chair in each.chairs for (_, what), n in chair.points.items() if n
    }
    assert seen == set(COUNTER.sources)
    counted = {
        what
        for each in told
        for chair in each.chairs
        for (_, what), n in chair.tallies.items()
        if n
    }
    assert counted == set(COUNTER.tallies)


def test_places_follow_from_the_winners_and_the_points() -> None:
    for setup in islice(setups(), MANY):
        chairs = sorted(count_game(save(setup)).chairs, key=lambda chair: chair.place)
        assert chairs[0].place == 1
        assert all(chair.won == (chair.place == 1) for chair in chairs)
        for one, other in pairwise(chairs):
            assert one.won or one.score >= other.score
            assert (one.place == other.place) == (
                one.won == other.won and (one.won or one.score == other.score)
            )


def test_a_chapter_is_won_by_its_own_points() -> None:
    first = fresh().with_result(Result((90, 10), 1, "first"), EVENING)
    setup = first.next_table()
    assert setup.carry == Carry((90, 10), 2)
    told = count_game(save(setup))
    human, machine = told.chairs
    assert told.campaign == first.id
    assert (human.carried, machine.carried) == (90, 10)
    own = human.score - 90, machine.score - 10
    assert human.won == (own[0] > own[1])
    assert machine.won != human.won
    assert own == (sum(human.points.values()), sum(machine.points.values()))


def test_a_game_that_is_not_over_is_none() -> None:
    data = record(TableSetup(PEOPLE[:3], seed=1), "table")
    cut = parse_save(data)
    shorter = msgspec.structs.replace(cut.record, actions=cut.record.actions[:-1])
    with pytest.raises(RecordError, match="not over"):
        count_game(replace(cut, record=shorter))
