"""Records of Bugs on Rugs: a round worked out by hand, and what stands for the deck."""

import json

from game.rules.rugs.api import BUGS_ON_RUGS, DECK, Deal, Setup
from tests.records.recorded import Run, Save
from tests.records.rugs import opening


def test_the_state_after_a_round(run: Run, save: Save) -> None:
    # A8 flies to the Wall and brings A9, A10 and B1, and a Beetle asks for bugs to pass.
    parts = {**opening(), "actions": ["A4", "A5", "A6", "A7", "A2"]}
    code, out, _ = run("record", "state", save(parts))
    assert code == 0
    state = json.loads(out)
    assert (state["phase"], state["power"], state["to_act"]) == ("pass", "B", 0)
    assert state["wall"] == ["A3", "A8", "A9", "A10", "B1"]
    assert state["given"] == [None, "A2"]
    assert state["hands"] == [["A1", "A5", "A6"], ["A2", "A4", "A7"]]
    assert state["legal"] == ["A1", "A5", "A6"]


def test_the_rules_keep_the_deck_out_of_the_end_card() -> None:
    assert "END" not in BUGS_ON_RUGS.write_start(Setup(2, 0), [Deal(DECK)])["deck"]
