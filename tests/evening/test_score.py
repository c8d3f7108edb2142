"""What a game is worth in an Evening, who meets whom, and what makes a file damaged."""

from __future__ import annotations

import msgspec
import pytest

from game.campaign import CampaignError, NewerCampaign
from game.campaign.evening import PlayedRound, parse_evening, write_evening
from game.campaign.evening.program import pairs, worth
from game.campaign.evening.trial import try_evenings
from tests.evening.evenings import NOW, fresh, random_evening


def test_places_are_worth_six_four_two_and_nothing() -> None:
    assert worth((10, 30, 20, 5), (1,)) == (2, 6, 4, 0)


def test_whoever_shares_places_shares_their_points() -> None:
    assert worth((30, 30, 20, 5), (0, 1)) == (5, 5, 2, 0)
    assert worth((9, 30, 9, 9), (1,)) == (2, 6, 2, 2)
    assert sum(worth((7, 7, 7, 7), (0, 1, 2, 3))) == 12


def test_the_winner_is_whom_the_rules_of_the_game_name() -> None:
    assert worth((30, 30, 20, 5), (1,)) == (4, 6, 2, 0)


def test_pairs_are_made_by_standing_and_the_earlier_seat_stands_first() -> None:
    assert pairs((2, 8, 8, 0)) == ((1, 2), (0, 3))


def test_an_evening_is_over_after_every_game_and_says_who_has_won() -> None:
    evening, games = random_evening(people=1)
    assert evening.over
    assert games == ["bug-council", "bugs-on-rugs", "bugami", "display-case"]
    assert evening.winners
    evening, games = random_evening(people=4)
    assert games.count("display-case") == 2


def test_an_evening_is_read_as_it_was_written() -> None:
    evening, _games = random_evening(people=2)
    assert parse_evening(write_evening(evening)) == evening


def test_of_level_guests_the_one_with_more_games_wins() -> None:
    evening = fresh()
    for game, scores, won in (
        ("bug-council", (9, 8, 0, 1), (0,)),  # 6 4 0 2
        ("bugs-on-rugs", (1, 5, 1, 9), (3,)),  # 1 4 1 6
        ("bugami", (3, 5, 9, 0), (2,)),  # 2 4 6 0
    ):
        evening = evening.with_result(PlayedRound(game, (0, 1, 2, 3), scores, won), NOW)
    assert evening.points == (9, 12, 7, 8)
    evening = evening.with_result(PlayedRound("display-case", (1, 0), (3, 4), (0,)), NOW)
    assert evening.points[:2] == (12, 12)
    assert evening.winners == (0,)


@pytest.mark.parametrize(
    "harm",
    [
        {"format": 2},
        {"guests": ()},
        {"id": "trilogy"},
        {"rounds": [{"game": "bugami", "seats": [0, 1, 2, 3], "scores": [1, 2, 3, 4],
                     "winners": [3], "table": "t"}]},
    ],
)  # fmt: skip
def test_a_damaged_file_is_none(harm: dict[str, object]) -> None:
    data = msgspec.json.decode(write_evening(fresh()))
    with pytest.raises((CampaignError, NewerCampaign)):
        parse_evening(msgspec.json.encode({**data, **harm}))


def test_evenings_of_bots_are_the_same_each_time_and_counted() -> None:
    said = try_evenings(1, seed=4)
    assert said == try_evenings(1, seed=4)
    assert [line for line in said.splitlines() if line.startswith("Under Glass")]
