"""Every type's points, Mosquito pairs, and who wins."""

import pytest

from game.rules.rugs import api as rugs
from game.rules.rugs.scoring import ranking
from tests.rules.any_game import the
from tests.rules.rugs import table_talk as talk

# Butterfly


def test_butterfly_a_point_for_every_type_there_is_exactly_one_of() -> None:
    assert talk.points("U", "U1 A1 B1 D1 D2") == 3  # itself, an Ant, a Beetle
    assert talk.points("U", "U1 U2 A1 B1 D1 D2") == 4
    assert talk.points("U", "U1 U2") == 0


def test_butterfly_counts_all_nine_types() -> None:
    assert talk.points("U", "U1 A1 B1 D1 F1 L1 M1 S1 Y1") == 9


def test_butterfly_a_single_unpaired_mosquito_is_a_type() -> None:
    assert talk.points("U", "U1 M1") == 2
    assert talk.points("U", "U1 M1 M2") == 1
    assert talk.points("U", "U1 A1 M1 M2", pairs="A") == 1
    assert talk.points("U", "U1 A1 M1 M2 M3", pairs="A") == 2


def test_butterfly_also_if_that_mosquito_hatches_a_larva_afterwards() -> None:
    assert talk.scored("U1 M1 L1")[0] == {
        "U": 3, "F": 0, "L": 3, "A": 0, "S": 0, "Y": 0, "B": 0, "D": 0
    }  # fmt: skip


# Firefly


def test_firefly_a_point_for_each_different_rug_of_all_cards() -> None:
    assert talk.points("F", "F1") == 1
    assert talk.points("F", "F1 A1") == 1  # both checks
    assert talk.points("F", "F1 A2") == 2
    assert talk.points("F", "F1 F7 A2 A3 A4 A5 A6") == 12


def test_firefly_mosquitos_have_no_rugs() -> None:
    assert talk.points("F", "F1 M1 M2 M3") == 1


def test_firefly_mosquitos_have_no_rugs_even_as_another_bug() -> None:
    assert talk.points("F", "F1 A2 M1 M2", pairs="F") == 4  # two Fireflies, two rugs


def test_firefly_the_rugs_of_hatched_larvae_and_eaten_flies_count() -> None:
    assert talk.points("F", "F1") == 1
    assert talk.points("F", "F1 L1 M1") == 2  # a Larva on waves, which hatches
    assert (
        talk.points("F", "F1 S2 Y1") == 3
    )  # a Fly on fringe, which is eaten by a Spider on stripes


# Larva


def test_larva_three_for_each_with_a_mosquito_to_hatch_it() -> None:
    assert talk.points("L", "L1 L2 L3 M1 M2") == 6
    assert talk.points("L", "L1 M1 M2 M3") == 3


def test_larva_unhatched_is_worth_nothing() -> None:
    assert talk.points("L", "L1 L2") == 0


def test_larva_paired_mosquitos_hatch_nothing() -> None:
    assert talk.points("L", "L1 L2 A1 M1 M2", pairs="A") == 0
    assert talk.points("L", "L1 L2 A1 M1 M2 M3", pairs="A") == 3


def test_larva_a_pair_can_be_one() -> None:
    assert talk.points("L", "L1 M1 M2 M3 M4", pairs="L") == 6


# Ant


def test_ant_the_most_five_second_most_three_others_one() -> None:
    sheet = talk.scored("A1 A2 A3", "A4 A5", "A6", "B1")
    assert [row["A"] for row in sheet] == [15, 6, 1, 0]


def test_ant_ties_share_the_better_rate() -> None:
    sheet = talk.scored("A1 A2", "A4 A5", "A6", "A7", "B1")
    assert [row["A"] for row in sheet] == [10, 10, 3, 3, 0]


def test_ant_second_most_is_the_next_smaller_number_above_none() -> None:
    sheet = talk.scored("A1 A2", "A4 A5", "B1")
    assert [row["A"] for row in sheet] == [10, 10, 0]


def test_ant_of_two_players_the_one_with_fewer_gets_three_each() -> None:
    assert [row["A"] for row in talk.scored("A1 A2 A3", "A4 A5")] == [15, 6]
    assert [row["A"] for row in talk.scored("A1 A2", "A4 A5")] == [10, 10]


def test_ant_pairs_count() -> None:
    assert talk.points("A", "A1 A2 A3 M1 M2", "A4 A5 A6", pairs="A") == 20


# Spider and Fly


def test_spider_seven_for_each_fly_fed_to_it() -> None:
    assert talk.points("S", "S1 S2 Y1") == 7
    assert talk.points("S", "S1 S2 Y1 Y2 Y3") == 14


def test_spider_unfed_is_worth_nothing() -> None:
    assert talk.points("S", "S1 S2") == 0


def test_fly_that_was_not_eaten_is_worth_two() -> None:
    assert talk.points("Y", "Y1 Y2 Y3") == 6
    assert talk.points("Y", "S1 Y1 Y2 Y3") == 4


# Beetle and Ladybug


@pytest.mark.parametrize(("beetles", "worth"), [(0, 0), (1, 2), (2, 10), (3, 6), (4, 20), (5, 10)])
def test_beetle_an_even_number_is_worth_five_each_an_odd_one_two(beetles: int, worth: int) -> None:
    assert talk.points("B", " ".join(f"B{n}" for n in range(1, beetles + 1))) == worth


@pytest.mark.parametrize(
    ("ladybugs", "worth"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 25), (5, 5), (6, 6)]
)
def test_ladybug_exactly_four_are_worth_25_otherwise_one_each(ladybugs: int, worth: int) -> None:
    assert talk.points("D", " ".join(f"D{n}" for n in range(1, ladybugs + 1))) == worth


# Mosquito


def test_mosquito_scores_nothing_by_itself() -> None:
    assert sum(talk.scored("M1 M2 M3")[0].values()) == 0


def test_mosquito_pairs_are_grouped_before_anything_is_shown() -> None:
    state, events = talk.fly("L1", "M1 M2 A1", "B1 M3 M4", final=True)
    assert (talk.asked(state), talk.legal(state)) == (("group", 0), "A, done")
    assert not [event for event in events if isinstance(event, rugs.CollectionsShown)]
    state, events = talk.say(state, "A", "B")
    assert state.phase is rugs.Phase.OVER
    assert the(rugs.CollectionsShown, events).pairs == ((0,), (1,))


def test_mosquito_pairs_are_asked_in_turn_order_from_the_last_start_player() -> None:
    state, _ = talk.fly("L1", "M1 M2 A1", "A2", "B1 M3 M4", start=2, final=True)
    assert talk.asked(state) == ("group", 2)
    state, _ = talk.say(state, "done")
    assert talk.asked(state) == ("group", 0)


def test_mosquito_a_pair_copies_a_type_already_held_and_none_of_its_own() -> None:
    state, _ = talk.fly("L1", "M1 M2 Y1 A1 F1", "B1", final=True)
    assert talk.legal(state) == "A, F, Y, done"


def test_mosquito_each_pair_is_one_bug_of_that_type() -> None:
    assert talk.points("D", "D1 D2 D3 M1 M2", pairs="D") == 25
    assert talk.points("B", "B1 M1 M2", pairs="B") == 10
    assert talk.points("S", "S1 Y1 M1 M2", pairs="S") == 7
    assert talk.points("S", "S1 Y1 Y2 M1 M2", pairs="S") == 14


def test_mosquito_a_pair_makes_two_of_what_there_was_one_of() -> None:
    assert talk.points("U", "U1 A1") == 2
    assert talk.points("U", "U1 A1 M1 M2", pairs="A") == 1
    assert talk.points("U", "U1 A1 M1 M2", pairs="U") == 2  # two Butterflies, and one Ant
    assert talk.points("Y", "Y1 M1 M2", pairs="Y") == 4


def test_mosquito_several_pairs_may_copy_one_type() -> None:
    state, _ = talk.fly("L1", "M1 M2 M3 M4 M5 A1", "B1", final=True)
    state, _ = talk.say(state, "A", "A")
    assert state.phase is rugs.Phase.OVER
    assert state.points[0][rugs.SCORING_ORDER.index(0)] == 15


def test_mosquito_nobody_has_to_pair() -> None:
    state, _ = talk.fly("L1", "M1 M2 A1 L2 L3", "B1", final=True)
    state, events = talk.say(state, "done")
    assert state.phase is rugs.Phase.OVER
    assert the(rugs.GameEnded, events).scores == (6 + 5, 2)


def test_mosquito_without_another_bug_nothing_can_be_copied() -> None:
    state, _ = talk.fly("L1", "M1 M2 M3", "B1", final=True)
    assert state.phase is rugs.Phase.OVER


def test_mosquito_pairs_are_secret() -> None:
    state, _ = talk.fly("L1", "M1 M2 A1", "B1 M3 M4", final=True)
    before = state
    state, events = talk.say(state, "A")
    (told,) = (rugs.BUGS_ON_RUGS.redact(event, 1) for event in events)
    assert told == rugs.MosquitosGrouped(0, None, hidden=True)
    _, events = talk.say(before, "done")
    assert told == rugs.BUGS_ON_RUGS.redact(events[0], 1)
    assert rugs.BUGS_ON_RUGS.view(state, 1).pairs == (None, ())
    assert rugs.BUGS_ON_RUGS.view(state, 0).pairs == ((0,), None)


# The score sheet


def test_the_types_are_scored_from_top_to_bottom() -> None:
    _, events = talk.fly("L1", "A1", "B1", final=True)
    kinds = [event.kind for event in events if isinstance(event, rugs.TypeScored)]
    assert kinds == list(rugs.SCORING_ORDER)
    assert "".join("ABDFLMSUY"[kind] for kind in kinds) == "UFLASYBD"


def test_all_cards_are_laid_open() -> None:
    state, events = talk.fly("L1", "A1", "B1 B2", final=True)
    shown = the(rugs.CollectionsShown, events)
    assert shown.hands == tuple(map(tuple, state.hands))
    assert rugs.BUGS_ON_RUGS.view(state, None).hands == shown.hands


def test_the_example_of_the_rules() -> None:
    # 3 Fireflies, 4 Ants (a pair of Mosquitos is one of them), 1 Spider, 2 Flies, 3 Beetles.
    mine = "F1 F2 F3 A1 A2 A3 M1 M2 S1 Y1 Y2 B1 B2 B3"
    sheet = talk.scored(mine, "A4", pairs=("A",))
    assert sheet[0] == {"U": 0, "F": 18, "L": 0, "A": 20, "S": 7, "Y": 2, "B": 6, "D": 0}


# Who wins


def test_the_highest_score_wins() -> None:
    assert ranking([(3, 4), (5, 3), (1, 1)]) == ((1,), "most-points")


def test_ties_go_to_the_best_single_type() -> None:
    assert ranking([(4, 4), (5, 3), (8, 0)]) == ((2,), "best-type")


def test_then_to_the_next_best_and_so_on() -> None:
    assert ranking([(5, 2, 1), (5, 3, 0)]) == ((1,), "best-type")


def test_who_has_fewer_points_has_no_part_in_a_tie() -> None:
    assert ranking([(4, 4), (5, 3), (7, 0)]) == ((1,), "best-type")


def test_if_all_is_equal_the_win_is_shared() -> None:
    assert ranking([(5, 3), (3, 5), (7, 0)]) == ((0, 1), "shared")


def test_scores_are_zeros_until_the_end() -> None:
    state = talk.picking("A1", "B1", floor="B2 B3 B4 B5 B6")
    assert state.scores == [0, 0]
    assert rugs.BUGS_ON_RUGS.dump_state(state)["points"] is None
