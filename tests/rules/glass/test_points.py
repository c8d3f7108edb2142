"""What a case is worth, and who wins: a test for every sentence and ruling."""

from random import Random

import pytest

from game.rules.glass import api as glass
from tests.rules.any_game import the
from tests.rules.glass import table_talk as talk

SCORES: dict[str, dict[str, dict[str, int]]] = {
    "blue, green and gold score in rows and columns of two or more": {
        "BB": {"B": 2},
        "G.... G.... G....": {"G": 6},
        "YYYY.": {"Y": 12},
    },
    "a lone beetle is worth nothing": {
        "B...B ..G.. ..... Y....": {},
        "B.... .B... ..B..": {},
    },
    "a beetle counts in its row and in its column": {
        "BB BB": {"B": 8},
        "GGG G....": {"G": 10},
    },
    "a run is straight and unbroken": {
        "BB.BB": {"B": 4},
        "BBRBB": {"B": 4, "R": 1},
        "BBBBG BBB..": {"B": 4 + 3 + 6},
    },
    "dung beetles are worth nothing": {"DD DD": {}},
    "stags and moths are worth five each": {
        "SS. ss.": {"S": 10},
        "Mm... MmMm.": {"M": 15},
    },
    "a leaf pair is worth one, and one more for each around it": {
        "R": {"R": 1},
        "RR": {"R": 4},
        "R.... .R...": {"R": 4},
        "R.R.. .....": {"R": 2},
        "RRR RRR RRR": {"R": 9 + 2 * 20},
        "....R R....": {"R": 2},
    },
}


@pytest.mark.parametrize("rule", SCORES)
def test_what_a_case_scores(rule: str) -> None:
    for rows, points_by_source in SCORES[rule].items():
        assert talk.score(rows) == points_by_source


def test_a_coin_that_was_not_spent_is_worth_two() -> None:
    assert talk.score("", coins=3) == {"coins": 6}


def test_points_of_kinds_are_added_up_as_in_the_example_of_the_rules() -> None:
    # Not the printed picture, but one with the same runs: blue 2 + 2, green 6 + 4 + 4 + 4, a lone
    # gold, two red neighbours, two moths, a stag, dung, and two coins.
    rows = "GGGSR .GGsR Y...D BMm.. BBMm."
    line = talk.score(rows, coins=2)
    assert line == {"B": 2 + 2, "G": 6 + 4 + 4 + 4, "R": 4, "S": 5, "M": 10, "coins": 4}
    assert sum(line.values()) == glass.worth(talk.case(rows)) + 4 == 45


def test_everything_that_scores_together_is_told_with_its_cells() -> None:
    found = glass.groups(talk.case("BBYMm B.SMm RRsGG D.GGG ...G."))
    told = {
        source: [(talk.names(group.cells), group.points) for group in each]
        for source, each in found.items()
    }
    assert told == {
        "B": [("a1 b1", 2), ("a1 a2", 2)],
        "G": [("d3 e3", 4), ("c4 d4 e4", 6), ("d3 d4 d5", 6), ("e3 e4", 4)],
        "Y": [],
        "R": [("a3 b3", 4)],
        "S": [("c2 c3", 5)],
        "M": [("d1 e1", 5), ("d2 e2", 5)],
    }


def test_groups_add_up_to_the_points() -> None:
    rng = Random(5)
    for _ in range(300):
        rows = " ".join("".join(rng.choices("BGYR.", k=5)) for _ in range(5))
        summed = [
            sum(group.points for group in each) for each in glass.groups(talk.case(rows)).values()
        ]
        assert summed == list(glass.points(talk.case(rows), 0)[:6])
        assert sum(summed) == glass.worth(talk.case(rows))


def test_the_highest_score_wins() -> None:
    state = talk.turn_of(0, "5", "6", "7", hands=(20, 30), cases=("BB", "GG"))
    state, events = talk.say(state, "pass", "pass")
    assert the(glass.GameEnded, events) == glass.GameEnded((1,), (8, 10), "most-points")
    assert state.winners == (1,)


def test_a_tie_is_shared() -> None:
    state = talk.turn_of(0, "5", "6", "7", hands=(20, 30), cases=("BB BB", "GGGG"))
    _, events = talk.say(state, "pass", "pass")
    assert the(glass.GameEnded, events) == glass.GameEnded((0, 1), (14, 14), "shared")


def test_at_the_end_every_line_of_the_ledger_is_told() -> None:
    state = talk.turn_of(0, "5", "6", "7", hands=(20, 30), cases=("BB", "GG RR"), coins=(1, 3))
    _, events = talk.say(state, "pass", "pass")
    lines = [(each.source, each.points) for each in talk.every(glass.SourceScored, events)]
    assert lines == [
        ("B", (2, 0)), ("G", (0, 4)), ("Y", (0, 0)), ("R", (0, 4)), ("S", (0, 0)), ("M", (0, 0)),
        ("coins", (2, 6)),
    ]  # fmt: skip
    assert all(clause in glass.CLAUSES for clause in talk.clauses(events))


def test_a_laid_card_tells_the_points_before_and_after() -> None:
    state = talk.turn_of(0, "1", "6", "7", hands=(20, 30), cases=("BB", ""))
    _, events = talk.say(state, "draw 1", "1@a1")
    told = the(glass.CardLaid, events)
    assert (sum(told.before), sum(told.after)) == (8, 12)
    assert (told.before[0], told.after[:2]) == (2, (2, 4))


def test_points_are_always_those_of_the_cases_as_they_stand() -> None:
    state = talk.turn_of(0, "1", "6", "7", hands=(20, 30), cases=("BB", "RR"))
    assert talk.seen(state).scores == (8, 10)
    assert talk.seen(state).points == ((2, 0, 0, 0, 0, 0, 6), (0, 0, 0, 4, 0, 0, 6))
