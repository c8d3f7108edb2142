"""Every sentence of the rules, in their order, and every ruling: points and the target."""

import pytest

from game.rules.bugami import api as bugami
from tests.rules.any_game import the
from tests.rules.bugami import table_talk as talk

# Points


@pytest.mark.parametrize(
    ("tricks", "bugs", "expected"),
    [(4, 1, 40), (4, 2, 20), (4, 3, 13), (4, 0, 80), (1, 0, 20), (1, 11, 0), (7, 4, 17)],
)
def test_ten_for_each_trick_are_divided_by_the_bugs_ignoring_fractions(
    tricks: int, bugs: int, expected: int
) -> None:
    assert talk.points("C D H S", (tricks, 1, 1, 1), (bugs, 0, 0, 0))[0] == expected


def test_a_clean_trick_counts_double() -> None:
    row = talk.lines("C D H S", (4, 3, 3, 3), (0, 1, 1, 1))[0]
    assert (row.points, row.clause) == (80, "clean-tricks")


def test_a_bug_is_a_card_of_your_own_bid_suit() -> None:
    state = talk.mid_deal("C5", "C9", "H7", said="H C D", tricks=(1, 1, 1))
    state, events = talk.play(state, "C5 C9 H7")
    assert the(bugami.TrickWon, events).bugs == 2
    assert state.bugs == [0, 2, 0]


def test_every_trick_counts_a_hundred_regardless_of_bugs() -> None:
    assert talk.points("C D H S", (13, 0, 0, 0), (13, 0, 0, 0))[0] == 100
    assert talk.points("C D H S", (13, 0, 0, 0), (0, 0, 0, 0))[0] == 100


def test_everybody_else_then_scores_nothing_unless_misere() -> None:
    assert talk.points("C D misere S", (13, 0, 0, 0), (13, 0, 0, 0)) == [100, 0, 100, 0]


def test_no_trick_at_all_scores_thirty_unless_misere() -> None:
    assert talk.points("C D misere S", (0, 13, 0, 0), (0, 1, 0, 0)) != [30, 100, 100, 30]
    assert talk.points("C D misere S", (0, 12, 0, 1), (0, 1, 0, 1)) == [30, 120, 100, 10]


def test_misere_scores_a_hundred_without_a_trick_and_otherwise_nothing() -> None:
    assert talk.points("misere misere H S", (0, 1, 6, 6), (0, 0, 1, 1)) == [100, 0, 60, 60]


def test_every_trick_to_a_misere_bidder_is_nothing_and_the_others_score_as_always() -> None:
    assert talk.points("misere D misere S", (13, 0, 0, 0), (0, 0, 0, 0)) == [0, 30, 100, 30]


def test_the_line_of_each_seat_says_why() -> None:
    ended = talk.lines("C D misere S", (0, 5, 1, 7), (0, 0, 0, 2))
    assert [row.clause for row in ended] == [
        "no-trick", "clean-tricks", "misere-broken", "bugs-divide"
    ]  # fmt: skip


# The target


def last_card(
    scores: tuple[int, ...], target: int = 250
) -> tuple[bugami.State, list[bugami.Event]]:
    """Seat 1 takes the last trick: it gets 20, the others 30."""
    state = talk.mid_deal(
        "C5", "C9", "C7", said="S S S", scores=scores, target=target, tricks=(0, 3, 1)
    )
    return talk.play(state, "C5 C9 C7")


def test_a_single_highest_score_of_at_least_the_target_wins() -> None:
    state, events = last_card((219, 170, 0))
    assert state.scores == [249, 250, 20]
    assert the(bugami.GameEnded, events) == bugami.GameEnded((1,), "target-reached")
    assert (state.winners, state.phase) == ((1,), bugami.Phase.OVER)


def test_below_the_target_there_is_another_deal() -> None:
    state, events = last_card((219, 169, 0))
    assert max(state.scores) == 249
    assert the(bugami.PlayWentOn, events).clause == "below-target"
    assert (state.winners, state.phase) == ((), bugami.Phase.DEAL)


def test_a_tie_for_the_highest_score_is_another_deal() -> None:
    state, events = last_card((300, 250, 0))
    assert state.scores == [330, 330, 20]
    assert the(bugami.PlayWentOn, events).clause == "tied-lead"
    assert (state.winners, state.phase) == ((), bugami.Phase.DEAL)


def test_a_tie_below_the_lead_does_not_matter() -> None:
    state, _ = last_card((220, 171, 230))
    assert state.scores == [250, 251, 250]
    assert state.winners == (1,)


@pytest.mark.parametrize("target", [100, 250, 500])
def test_any_target_can_be_agreed_on(target: int) -> None:
    assert last_card((target - 80, target - 81, 0), target)[0].phase is bugami.Phase.DEAL
    assert last_card((0, target - 80, 0), target)[0].winners == (1,)


def test_the_points_of_all_deals_are_added_up() -> None:
    state, events = last_card((10, 20, 30))
    assert the(bugami.DealScored, events).scores == tuple(state.scores) == (40, 100, 50)
