"""Records of Under Glass: a turn and placements worked out by hand."""

import json

from game.rules.glass.api import UNDER_GLASS, Phase, write_action
from tests.records.glass import STACKS, opening
from tests.records.recorded import Run, Save
from tests.rules.glass.table_talk import turn_of


def test_the_state_in_the_middle_of_a_turn(run: Run, save: Save) -> None:
    parts = {**opening(), "lead": 0}
    parts["stacks"] = [
        "36 20 19 37 10 3 2 25 4 5 6 7 8 9", STACKS[1], "30 24 26 27 28 29 31 32 33 34 35 1 40 41",
    ]  # fmt: skip
    parts["stacks"][1] = "17 11 12 13 14 15 16 18 38 21 22 39 X 23"
    parts["actions"] = ["draw 1", "draw 2", "draw 1", "36@a1", "draw 3", "30@a1", "draw 1"]
    code, out, _ = run("record", "state", save(parts))
    assert code == 0
    state = json.loads(out)
    assert (state["phase"], state["turn"], state["to_act"]) == ("place", 3, 0)
    empty = ["....."] * 3
    assert state["cases"] == [["SR...", "sB...", *empty], ["RG...", "BD...", *empty]]
    assert state["hands"] == [[19, 20], [17]]
    assert state["points"][0] == {"B": 0, "G": 0, "Y": 0, "R": 1, "S": 5, "M": 0, "coins": 6}
    assert state["scores"] == [12, 7]
    assert state["legal"] == ["19@b1", "20@a1"]
    assert state["stacks"][0].startswith("37 10")


def test_the_placements_of_the_example_of_the_format() -> None:
    state = turn_of(0, "5", "6", "7", hands=(1, 17), cases=("SR... sB... RR...", "RG BD"))
    state.hands[0].append(19)
    state.phase = Phase.PLACE
    state.coins = [3, 2]
    assert list(map(write_action, UNDER_GLASS.legal_actions(state))) == [
        "1@b2", "19@b1", "19@a3", "19@b3",
    ]  # fmt: skip
    assert UNDER_GLASS.dump_state(state)["scores"] == [16, 5]
