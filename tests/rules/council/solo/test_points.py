"""Points against the Termitenator, at the end of an Age and over a Trilogy."""

from random import Random

import pytest

from game.rules.council import api as council
from tests.rules.any_game import the
from tests.rules.council import table_talk as talk
from tests.rules.council.solo.table_talk import GONE


def ended(
    *,
    tricks: tuple[int, int],
    no_allegiance: bool = False,
    chambers: int = 0,
    held: str = "B8 F1",
    shown: str = "B1* C2*",
) -> council.AgeScored:
    """The last trick of an Age, which goes to the human."""
    hand = held.split(maxsplit=1)[0] if no_allegiance else held
    state = talk.mid_solo(
        hand, f"{GONE} / {shown}", tricks=tricks, no_allegiance=no_allegiance, chambers=chambers
    )
    _, events = talk.play(state, held.split(maxsplit=1)[0])
    return the(council.AgeScored, events)


def test_both_score_tricks_and_allegiance() -> None:
    # It visits with the lower bee; the bees' four cubes make it M1 A4 C2 F3.
    rows = ended(tricks=(4, 5)).rows
    assert [(row.tricks, row.allegiance, row.no_allegiance_points) for row in rows] == [
        (5, 3, 0),
        (5, 2, 0),
    ]


def test_its_empty_pile_is_worth_fifteen_and_the_chambers() -> None:
    scored = ended(tricks=(9, 0), chambers=3)
    its = scored.rows[1]
    assert (its.no_allegiance, its.card, its.points) == (True, None, 18)
    assert (its.no_allegiance_points, scored.sharing) == (18, 1)


def test_a_failed_no_allegiance_of_yours_scores_its_tricks_alone() -> None:
    mine, its = ended(tricks=(4, 5), no_allegiance=True, chambers=3).rows
    assert (mine.no_allegiance, mine.tricks, mine.points) == (True, 5, 5)
    assert its.no_allegiance_points == 0


def without_a_trick(its_tricks: int, *, won_before: bool = False) -> council.AgeScored:
    """The human on No Allegiance loses the last trick to the Termitenator, or throws nothing."""
    state = talk.mid_solo(
        "C1", f"{GONE} / B7* F2*", tricks=(0, its_tricks), no_allegiance=True, chambers=2
    )
    assert state.solo is not None
    state.solo.human_won = won_before
    state.trick_number = 10
    _, events = talk.play(state, "C1")
    return the(council.AgeScored, events)


def test_your_success_is_worth_fifteen_and_the_chambers() -> None:
    scored = without_a_trick(9)
    assert (scored.rows[0].points, scored.sharing) == (17, 1)


def test_a_trick_that_was_stolen_later_spoils_it() -> None:
    scored = without_a_trick(9, won_before=True)
    assert (scored.rows[0].points, scored.sharing) == (0, 0)


def test_both_succeeding_split_rounded_down() -> None:
    # It has to take the last trick, and the Trickster throws it away.
    state = talk.mid_solo(
        "A1", f"{GONE} / A5* F2*", personality=council.Personality.TRICKSTER, losing=True, board=1,
        no_allegiance=True, chambers=2, row=None,
    )  # fmt: skip
    state.trick_number = 10
    _, events = talk.play(state, "A1 C")
    scored = the(council.AgeScored, events)
    assert [row.points for row in scored.rows] == [8, 8]
    assert (scored.chambers, scored.sharing) == (2, 2)


def test_both_failing_score_their_tricks() -> None:
    mine, its = ended(tricks=(4, 5), no_allegiance=True).rows
    assert mine.points == mine.tricks == 5
    assert its.points == its.tricks + its.allegiance


@pytest.mark.parametrize(("mine", "its", "winner"), [(40, 39, 0), (40, 40, 1), (39, 40, 1)])
def test_you_win_only_with_more_points(mine: int, its: int, winner: int) -> None:
    state = talk.mid_solo("A8", f"{GONE} / A5* C2*", age=3, tricks=(9, 0), no_allegiance=True)
    # You score ten tricks, it scores fifteen.
    state.scores = [mine - 10, its - 15]
    state, events = talk.play(state, "A8")
    assert state.scores == [mine, its]
    over = the(council.GameEnded, events)
    assert over.winners == state.winners == (winner,)
    assert over.clause == ("termitenator-tie" if mine == its else "most-points")


def test_recruits_go_clockwise_from_the_termite_space_when_the_supply_is_short() -> None:
    # All but the ants, which hold the most, and there are two cubes for four spaces.
    state = talk.mid_solo(
        "A8", f"{GONE} / C5* C2*", spaces="A4 B1 C1 F1 M1", chambers=8, termite="M",
        tricks=(9, 0), no_allegiance=True,
    )  # fmt: skip
    assert state.supply == 2
    _, events = talk.play(state, "A8")
    assert the(council.RecruitsArrived, events).factions == talk.ring("MC")


def test_the_preview_of_a_visit_knows_what_no_allegiance_is_worth() -> None:
    state, _ = talk.play(
        talk.mid_solo("A2 B1", f"{GONE} / A5* C2*", spaces="A7 M3", chambers=2), "A2"
    )
    preview = council.sowing_preview(council.COUNCIL.view(state, 0), council.FACTIONS.index("A"))
    assert (preview.no_allegiance_before, preview.no_allegiance_after) == (17, 19)


# Trilogy


def test_three_of_the_four_abilities_in_random_order() -> None:
    rng = Random(1)
    drawn = {council.random_trilogy(rng) for _ in range(400)}
    assert len(drawn) == 24
    for opponents in drawn:
        assert len(set(opponents)) == 3
        assert council.Personality.PACIFIST not in opponents


@pytest.mark.parametrize("lead", [0, 1])
def test_scores_lead_and_trigger_carry_over(lead: int) -> None:
    start = talk.solo_setup(lead=lead, carry=council.Carry((31, 38), 2))
    assert the(council.TermitenatorArrived, council.COUNCIL.opening(start)).scores == (31, 38)
    assert the(council.TermitenatorArrived, council.COUNCIL.opening(start)).game == 2
    state = talk.dealt(start)
    assert state.scores == [31, 38]
    assert council.COUNCIL.view(state, 0).scores == (31, 38)
    assert state.solo is not None
    assert state.solo.trigger_row == 4
    state, _ = talk.play(state, "allegiance")
    assert len(state.trick) == lead


def test_the_winner_counts_what_was_carried_over() -> None:
    start = talk.solo_setup(carry=council.Carry((900, 3), 3))
    rng = Random(2)
    state = council.COUNCIL.new_game(start)
    while state.phase is not council.Phase.OVER:
        if council.COUNCIL.deal_due(state):
            state, _ = council.COUNCIL.deal(state, council.COUNCIL.shuffle(state, rng))
        council.COUNCIL.advance(state, rng.choice(council.COUNCIL.legal_actions(state)))
    assert state.winners == (0,)
    assert state.scores[0] == 900 + sum(age.rows[0].points for age in state.ledger)


def test_its_last_choice_lies_open_until_a_new_age() -> None:
    rng = Random(4)
    state, told = council.COUNCIL.new_game(talk.solo_setup()), None
    shown = forgotten = 0
    while state.phase is not council.Phase.OVER:
        if council.COUNCIL.deal_due(state):
            forgotten += told is not None
            state, _ = council.COUNCIL.deal(state, council.COUNCIL.shuffle(state, rng))
            told = None
        for seat in (0, None):
            its = council.COUNCIL.view(state, seat).termitenator
            assert its is not None
            assert its.choice == told
        state, events = council.COUNCIL.apply(
            state, rng.choice(council.COUNCIL.legal_actions(state))
        )
        told = next((e.choice for e in reversed(events) if isinstance(e, council.CardChosen)), told)
        shown += told is not None
    assert shown > 20
    assert forgotten == 2
