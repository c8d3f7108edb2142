"""Every type's points, Mosquito pairs, and who wins."""

import pytest

from game.rules.rugs import api as rugs
from game.rules.rugs.scoring import ranking
from tests.rules.any_game import the
from tests.rules.rugs import table_talk as talk

WORTH: dict[str, dict[str, int]] = {
    "Butterfly: a point for every type there is exactly one of, itself and all nine": {
        "U1 A1 B1 D1 D2": 3, "U1 U2 A1 B1 D1 D2": 4, "U1 U2": 0, "U1 A1 B1 D1 F1 L1 M1 S1 Y1": 9,
    },
    "Butterfly: a single unpaired Mosquito is a type, also if it hatches a Larva afterwards": {
        "U1 M1": 2, "U1 M1 M2": 1, "U1 A1 M1 M2 =A": 1, "U1 A1 M1 M2 M3 =A": 2, "U1 M1 L1": 3,
    },
    "Butterfly: a pair makes two of what there was one of": {
        "U1 A1": 2, "U1 A1 M1 M2 =A": 1, "U1 A1 M1 M2 =U": 2,  # two Butterflies, and one Ant
    },
    "Firefly: a point for each different rug of all cards": {
        "F1": 1, "F1 A1": 1, "F1 A2": 2, "F1 F7 A2 A3 A4 A5 A6": 12,  # F1 and A1 are both checks
    },
    "Firefly: Mosquitos have no rugs, even as another bug": {
        "F1 M1 M2 M3": 1, "F1 A2 M1 M2 =F": 4,  # two Fireflies, two rugs
    },
    "Firefly: the rugs of hatched Larvae and eaten Flies count": {"F1 L1 M1": 2, "F1 S2 Y1": 3},
    "Larva: three for each with a Mosquito to hatch it": {
        "L1 L2 L3 M1 M2": 6, "L1 M1 M2 M3": 3, "L1 L2": 0, "U1 M1 L1": 3,
    },
    "Larva: paired Mosquitos hatch nothing": {"L1 L2 A1 M1 M2 =A": 0, "L1 L2 A1 M1 M2 M3 =A": 3},
    "Larva: a pair can be one": {"L1 M1 M2 M3 M4 =L": 6},
    "Ant: pairs count": {"A1 A2 A3 M1 M2 =A": 20},
    "Spider: seven for each Fly fed to it, unfed nothing": {
        "S1 S2 Y1": 7, "S1 S2 Y1 Y2 Y3": 14, "S1 S2": 0,
    },
    "Spider: a pair is one": {"S1 Y1 M1 M2 =S": 7, "S1 Y1 Y2 M1 M2 =S": 14},
    "Y (Fly): two if it was not eaten": {"Y1 Y2 Y3": 6, "S1 Y1 Y2 Y3": 4, "Y1 M1 M2 =Y": 4},
    "Beetle: an even number is worth five each, an odd one two": {
        "": 0, "B1": 2, "B1 B2": 10, "B1 B2 B3": 6, "B1 B2 B3 B4": 20, "B1 B2 B3 B4 B5": 10,
        "B1 M1 M2 =B": 10,
    },
    "D (Ladybug): exactly four are worth 25, otherwise one each": {
        "": 0, "D1": 1, "D1 D2": 2, "D1 D2 D3": 3, "D1 D2 D3 D4": 25, "D1 D2 D3 D4 D5": 5,
        "D1 D2 D3 D4 D5 D6": 6, "D1 D2 D3 M1 M2 =D": 25,
    },
}  # fmt: skip
"""Hands, behind = what a pair of Mosquitos copies, and what the type gets for them."""
LETTERS = {"Butterfly": "U"}


@pytest.mark.parametrize("rule", WORTH)
def test_what_a_hand_is_worth_to_a_type(rule: str) -> None:
    letter = LETTERS.get(rule.partition(":")[0], rule[0])
    for text, worth in WORTH[rule].items():
        held, _, pair = text.partition(" =")
        assert talk.points(letter, held, "A4 A5 A6", pairs=pair) == worth, text


def test_every_type_has_its_line() -> None:
    expected = {"U": 3, "F": 0, "L": 3, "A": 0, "S": 0, "Y": 0, "B": 0, "D": 0}
    assert talk.scored("U1 M1 L1")[0] == expected


@pytest.mark.parametrize(
    ("held", "ants"),
    [
        pytest.param("A1 A2 A3 / A4 A5 / A6 / B1", [15, 6, 1, 0], id="5 for the most, 3, then 1"),
        pytest.param("A1 A2 / A4 A5 / A6 / A7 / B1", [10, 10, 3, 3, 0], id="ties get the better"),
        pytest.param("A1 A2 / A4 A5 / B1", [10, 10, 0], id="second most is above none"),
        pytest.param("A1 A2 A3 / A4 A5", [15, 6], id="of two players fewer get three each"),
        pytest.param("A1 A2 / A4 A5", [10, 10], id="two tied players"),
    ],
)
def test_ant_the_most_five_second_most_three_others_one(held: str, ants: list[int]) -> None:
    assert [row["A"] for row in talk.scored(*held.split(" / "))] == ants


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


@pytest.mark.parametrize(
    ("points", "winners", "clause"),
    [
        pytest.param([(3, 4), (5, 3), (1, 1)], (1,), "most-points", id="the highest score"),
        pytest.param([(4, 4), (5, 3), (8, 0)], (2,), "best-type", id="the best single type"),
        pytest.param([(5, 2, 1), (5, 3, 0)], (1,), "best-type", id="the next best, and so on"),
        pytest.param([(4, 4), (5, 3), (7, 0)], (1,), "best-type", id="not who has fewer points"),
        pytest.param([(5, 3), (3, 5), (7, 0)], (0, 1), "shared", id="all is equal: shared"),
    ],
)
def test_who_wins(points: list[tuple[int, ...]], winners: tuple[int, ...], clause: str) -> None:
    assert ranking(points) == (winners, clause)


def test_scores_are_zeros_until_the_end() -> None:
    state = talk.picking("A1", "B1", floor="B2 B3 B4 B5 B6")
    assert state.scores == [0, 0]
    assert rugs.BUGS_ON_RUGS.dump_state(state)["points"] is None
