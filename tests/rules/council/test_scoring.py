"""Points of an Age, and who has won at the end."""

import re

import pytest

from game.rules.council.api import COUNCIL, EDITIONS, AgeScored, GameEnded
from game.rules.council.scoring import final_ranking, no_allegiance_share, score_age
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk

NONE = "No Allegiance"


def score(
    edition: str, spaces: str, chambers: int, seats: list[tuple[int, str]], age: int = 1
) -> AgeScored:
    """An Age from each seat's tricks and its last card, or what it declared instead."""
    return score_age(
        age,
        EDITIONS[edition],
        chambers,
        talk.council(spaces),
        [tricks for tricks, _ in seats],
        [last == NONE for _, last in seats],
        [[] if last == NONE else talk.hand(last) for _, last in seats],
    )


def points(scored: AgeScored) -> list[int]:
    return [row.points for row in scored.rows]


POINTS = {
    "published example: allegiance to the flies is worth their one cube": (
        "F1 B4", 0, [(0, "A1"), (0, "F3"), (0, "M2"), (0, "C5")], [0, 1, 0, 0],
    ),
    "published example: five tricks spoil it, two share thirteen rounded down": (
        "A2 B4", 3, [(0, NONE), (0, NONE), (5, NONE), (5, "M1")], [6, 6, 5, 5],
    ),
    "published example, before the sharing: thirteen for one": (
        "A2 B4", 3, [(5, "M1"), (0, NONE), (5, NONE), (0, "C1")], [5, 13, 5, 0],
    ),
    "prototype, the same table: thirteen shared rounded up": (
        "A2 B4", 3, [(0, NONE), (0, NONE), (5, NONE), (5, "M1")], [7, 7, 5, 5],
    ),
    "prototype example: Rufus 8, Lizzy 3, Dingus 6, Ellie 11": (
        "A4 B2 C2 F1", 1, [(4, "A3"), (2, "F5"), (4, "C9"), (0, NONE)], [8, 3, 6, 11],
    ),
    "published, the example of the prototype": (
        "A4 B2 C2 F1", 1, [(4, "A3"), (2, "F5"), (4, "C9"), (0, NONE)], [8, 3, 6, 11],
    ),
    "published: a single trick spoils No Allegiance": (
        "A4", 0, [(9, "A3"), (0, "B5"), (1, NONE)], [13, 0, 1],
    ),
    "published: with empty Chambers it is worth ten": (
        "A4", 0, [(10, "B3"), (0, NONE), (0, "A1")], [10, 10, 4],
    ),
    "published: the Chambers count before the sharing": (
        "A4", 8, [(10, NONE), (0, NONE), (0, NONE)], [10, 9, 9],
    ),
}  # fmt: skip
"""The edition and what is shown, then cubes, Chambers, what each seat has, and its points."""


def edition_of(told: str) -> str:
    return re.split(r"\W", told)[0]


@pytest.mark.parametrize("told", POINTS)
def test_the_points_of_an_age(told: str) -> None:
    spaces, chambers, seats, expected = POINTS[told]
    assert points(score(edition_of(told), spaces, chambers, seats)) == expected


@pytest.mark.parametrize(
    ("chambers", "sharing", "published", "prototype"),
    [(3, 1, 13, 13), (3, 2, 6, 7), (0, 2, 5, 5), (0, 3, 3, 4), (3, 4, 3, 4), (8, 5, 3, 4)],
)
def test_sharing_rounds_down_or_up(
    chambers: int, sharing: int, published: int, prototype: int
) -> None:
    assert no_allegiance_share(chambers, sharing, EDITIONS["published"]) == published
    assert no_allegiance_share(chambers, sharing, EDITIONS["prototype"]) == prototype


def test_points_are_told_by_source() -> None:
    scored = score("published", "A4 B2", 3, [(6, "A3"), (0, NONE), (4, NONE)], age=2)
    assert (scored.age, scored.chambers, scored.sharing) == (2, 3, 1)
    rufus, lizzy, dingus = scored.rows
    assert (rufus.tricks, rufus.allegiance, rufus.no_allegiance_points) == (6, 4, 0)
    assert [rufus.card] == talk.hand("A3")
    assert (lizzy.tricks, lizzy.allegiance, lizzy.no_allegiance_points) == (0, 0, 13)
    assert lizzy.no_allegiance
    assert lizzy.card is None
    assert (dingus.tricks, dingus.allegiance, dingus.no_allegiance_points) == (4, 0, 0)


def test_nobody_shares_where_everybody_failed() -> None:
    scored = score("prototype", "A4", 3, [(5, NONE), (4, NONE), (1, NONE)])
    assert (points(scored), scored.sharing) == ([5, 4, 1], 0)


def test_the_age_is_scored_after_the_last_visit() -> None:
    # The visitor sows four bees away and with them the leader's allegiance.
    state = talk.mid_age(
        "A5 B1", "A7 B3", "B2 C1", "C4", tricks=(4, 3, 2, 0), no_allegiance=[talk.ELLIE],
        spaces="A2 B4 C1", chambers=1,
    )  # fmt: skip
    state, events = talk.play(state, "A5 A7 B2 C4 B")
    assert points(the(AgeScored, events)) == [4, 3, 3 + 2, 11]
    assert state.scores == [4, 3, 5, 11]


def test_winning_the_last_trick_spoils_no_allegiance() -> None:
    state = talk.mid_age(
        "A5 B1", "A7", "C2 C3", tricks=(4, 0, 5), no_allegiance=[talk.LIZZY], chambers=3
    )
    _, events = talk.play(state, "A5 A7 C2 B")
    scored = the(AgeScored, events)
    assert scored.rows[talk.LIZZY].points == 1
    assert scored.sharing == 0


def test_scores_add_up_over_the_ages() -> None:
    first = talk.scored_age("4+4 2+1 4+6")
    state = talk.mid_age(
        "A5 B1", "A7 B3", "A8 C1", tricks=(4, 3, 2), spaces="A2 B4 C1", age=2, ledger=(first,)
    )
    state, events = talk.play(state, "A5 A7 A8 A")
    assert points(the(AgeScored, events)) == [4 + 4, 3 + 4, 3 + 2]
    assert state.scores == [8 + 8, 3 + 7, 10 + 5]
    assert [scored.age for scored in state.ledger] == [1, 2]


ENDS = {
    "published: most points": ("4+0 3+9 3+3 | 4+0 3+9 3+3 | 4+0 3+9 3+3", "1", "most-points"),
    "prototype: most points": ("4+0 3+9 3+3 | 4+0 3+9 3+3 | 4+0 3+9 3+3", "1", "most-points"),
    "published: only those with the most points can be tied": (
        "0+9 0+9 10+0 | 0+9 0+9 10+0 | 0+6 0+6 10+0", "2", "most-points",
    ),
    "published: most tricks in the final Age, not in the game": (
        "6+0 4+2 0+0 | 6+0 4+2 0+0 | 4+2 5+1 1+0", "1", "final-age-tricks",
    ),
    "published: then it is shared, whatever the earlier Ages were": (
        "6+0 2+4 2+0 | 6+0 4+2 0+0 | 5+1 5+1 0+0", "01", "shared",
    ),
    "published: three tied, one has the most final tricks": (
        "2+3 3+2 5+0 | 2+3 3+2 5+0 | 4+1 3+2 3+2", "0", "final-age-tricks",
    ),
    "published: three tied, two of them share": (
        "2+3 3+2 5+0 | 2+3 3+2 5+0 | 4+1 4+1 2+3", "01", "shared",
    ),
    "prototype: most points from tricks over the game": (
        "6+0 4+2 0+0 | 6+0 4+2 0+0 | 4+2 5+1 1+0", "0", "trick-points",
    ),
    "prototype: three tied, one has the most points from tricks": (
        "4+3 3+3 3+1 | 4+0 3+2 3+3 | 4+2 3+3 3+4", "0", "trick-points",
    ),
    "prototype: then the best single Age": (
        "5+0 4+3 1+0 | 5+1 5+0 0+0 | 4+2 5+0 1+0", "1", "best-age",
    ),
    "prototype: then it is shared": (
        "5+2 5+0 0+0 | 4+2 5+2 1+0 | 5+0 4+2 1+0", "01", "shared",
    ),
    "prototype: three tied, two of them share": (
        "3+4 3+3 4+0 | 3+1 4+1 3+3 | 4+2 3+3 3+4", "02", "shared",
    ),
}  # fmt: skip


@pytest.mark.parametrize("told", ENDS)
def test_the_end_of_the_game(told: str) -> None:
    ages, winners, clause = ENDS[told]
    ledger = [talk.scored_age(text, number) for number, text in enumerate(ages.split("|"), 1)]
    found = final_ranking(ledger, EDITIONS[edition_of(told)])
    assert found == (tuple(map(int, winners)), clause)


def test_everybody_can_share() -> None:
    ledger = [talk.scored_age("2+3 2+3 2+3 2+3 2+3", age) for age in (1, 2, 3)]
    for edition in EDITIONS.values():
        assert final_ranking(ledger, edition) == ((0, 1, 2, 3, 4), "shared")


def test_the_winners_are_told_and_kept() -> None:
    before = (talk.scored_age("4+4 2+1 4+6"), talk.scored_age("4+4 2+1 4+6", 2))
    state = talk.mid_age(
        "A5 B1", "A7 B3", "A8 C1", tricks=(4, 3, 2), spaces="A2 B4 C1", age=3, ledger=before
    )
    state, events = talk.play(state, "A5 A7 A8 A")
    assert state.scores == [24, 13, 25]
    assert the(GameEnded, events) == GameEnded((talk.DINGUS,), "most-points")
    assert COUNCIL.view(state, None).winners == (talk.DINGUS,)
