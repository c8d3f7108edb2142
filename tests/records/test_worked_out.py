"""Records whose states were worked out by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.records import parse_record, replay
from game.rules.glass.api import UNDER_GLASS, Phase, write_action
from game.rules.rugs.api import BUGS_ON_RUGS, DECK, Deal, Setup
from tests.records import glass, rugs
from tests.records.bugami import first_trick, whole_game
from tests.records.recorded import Parts, Run, Save
from tests.rules.glass.table_talk import turn_of

ADA = "A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3"
BEN = "A5 A6 A7 B5 B6 B7 B8 C5 C6 C7 C8"
REST = "F1 A8 F2 F3 F4 F5 F6 F7 F8 M1 M2 M3 M4 M5 M6 M7 M8 C4"


@pytest.fixture
def two() -> Parts:
    """Ada leads under the Emissary, which Ben then leads for."""
    return {
        "format": "backyardia/1",
        "game": "bug-council",
        "edition": "published",
        "seats": ["Ada", "Ben"],
        "council": "ABCFM",
        "ring": "BMACF",
        "lead": 0,
        "ages": [{"hands": [ADA, BEN], "rest": REST}],
        "actions": ["no-allegiance", "allegiance", "C3", "A1", "A8", "A5", "A", "F1", "A6", "B1"],
    }


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (0, {"phase": "declare", "to_act": 0, "acting_for": 0, "scores": [0, 0, 0]}),
        (0, {"hands": [ADA.split(), BEN.split(), ["A8", "F1"]], "tricks": [0, 0, 0]}),
        (1, {"phase": "declare", "to_act": 1, "acting_for": 1}),
        (2, {"phase": "discard", "to_act": 0, "acting_for": 0, "legal": ADA.split()}),
        (3, {"phase": "play", "to_act": 0, "acting_for": 0, "table": []}),
        (4, {"to_act": 0, "acting_for": 2, "legal": ["A8"], "table": [[0, "A1"]]}),
        (5, {"to_act": 1, "acting_for": 1, "legal": ["A5", "A6", "A7"]}),
        (5, {"table": [[0, "A1"], [2, "A8"]]}),
        (6, {"phase": "visit", "to_act": 0, "tricks": [0, 0, 1], "trick": 1}),
        (6, {"table": [[0, "A1"], [2, "A8"], [1, "A5"]]}),
        # The first card of the deck is now the one that Ada discarded.
        (7, {"phase": "play", "to_act": 1, "acting_for": 2, "legal": ["C3", "F1"], "trick": 2}),
        (8, {"to_act": 1, "acting_for": 1, "table": [[2, "F1"]]}),
        (9, {"to_act": 0, "acting_for": 0, "table": [[2, "F1"], [1, "A6"]]}),
        # Bees 4, Flies 2: Ada takes the trick; nobody followed, so nobody visits.
        (10, {"phase": "play", "to_act": 0, "acting_for": 0, "trick": 3, "tricks": [1, 0, 1]}),
        (10, {"solo_board": 0, "winners": [], "council": {"A": 0, "B": 4, "C": 3, "F": 2, "M": 1}}),
    ],
)
def test_what_is_on_the_table(
    run: Run, save: Save, two: Parts, after: int, expected: dict[str, object]
) -> None:
    code, out, err = run("record", "state", save(two), "--after", after)
    assert (code, err) == (0, "")
    shown = json.loads(out)
    assert {key: shown[key] for key in expected} == expected
    assert "termitenator" not in shown


def test_three_scores_are_told(run: Run, save: Save, two: Parts) -> None:
    _, out, _ = run("record", "check", save(two))
    assert out.endswith("ok, 10 actions, in progress, scores 0 0 0\n")


def test_the_emissary_must_follow_suit(run: Run, save: Save, two: Parts) -> None:
    two["actions"][4] = "F1"
    code, out, err = run("record", "check", save(two))
    assert (code, out) == (1, "")
    assert "actions[4]: “F1” is not allowed here" in err
    assert "Allowed: A8. (follow-suit)" in err


def test_the_emissary_is_dealt_no_hand(run: Run, save: Save, two: Parts) -> None:
    two["ages"][0]["hands"].append("A8 F1")
    _, _, err = run("record", "check", save(two))
    assert "ages[0].hands: 3 hands for 2 seats" in err


def states(run: Run, file: Path, *words: object) -> list[dict[str, Any]]:
    code, out, err = run("record", "state", file, *words)
    assert (code, err) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


def test_what_is_usual_may_be_left_out(run: Run, save: Save) -> None:
    parts = first_trick()
    for key in ("jokers", "shotgun", "target"):
        del parts[key]
    parts["deals"][0]["rest"] = ""
    assert run("record", "check", save(parts))[0] == 0
    state = replay(parse_record(save(parts).read_bytes())).states[0]
    assert (state.setup.jokers, state.setup.shotgun, state.setup.target) == (0, False, 250)


def test_the_options_stand_in_the_record() -> None:
    record = json.loads(whole_game(jokers=1, target=150))
    assert [record[key] for key in ("jokers", "shotgun", "target")] == [1, True, 150]


def test_check_tells_how_far_it_is(run: Run, save: Save) -> None:
    file = save(first_trick())
    assert run("record", "check", file) == (
        0, f"{file}: ok, 8 actions, in progress, scores 0 0 0 0\n", ""
    )  # fmt: skip
    assert ", over, scores " in run("record", "check", save(whole_game()))[1]


def test_the_state_within_a_trick(run: Run, save: Save) -> None:
    (state,) = states(run, save(first_trick()), "--after", 7)
    assert state["bids"] == ["D", "misere", "D", "S"]
    assert (state["phase"], state["trick"], state["to_act"]) == ("play", 1, 1)
    assert state["table"] == [[2, "DJ"], [3, "DQ"], [0, "DK"]]
    assert state["legal"] == ["D2", "D6", "D10", "DA"]


def test_the_state_after_a_trick(run: Run, save: Save) -> None:
    (state,) = states(run, save(first_trick()))
    assert (state["trick"], state["to_act"], state["table"]) == (2, 0, [])
    assert state["tricks"] == [1, 0, 0, 0]
    assert state["piles"] == [["D2", "DJ", "DQ", "DK"], [], [], []]
    assert state["rest"] == ["X1"]


def test_after_a_deal_the_next_one_is_shown_if_it_is_recorded(run: Run, save: Save) -> None:
    record = json.loads(whole_game())
    shown = states(run, save(record), "--all")
    last = next(number for number, state in enumerate(shown) if state["deal"] == 2)
    begun = shown[last]
    assert (begun["phase"], begun["trick"], begun["tricks"]) == ("bid", 1, [0, 0, 0, 0])
    assert begun["dealer"] == (record["dealer"] + 1) % 4
    assert begun["gained"] == begun["scores"] != shown[last - 1]["scores"]
    record["deals"], record["actions"] = record["deals"][:1], record["actions"][:last]
    (waiting,) = states(run, save(record))
    assert (waiting["phase"], waiting["to_act"], waiting["legal"]) == ("deal", None, [])
    assert (waiting["deal"], waiting["trick"], waiting["dealer"]) == (1, 13, record["dealer"])
    assert (waiting["rest"], waiting["hands"]) == ([], [[]] * 4)
    assert sum(map(len, waiting["piles"])) == 54
    assert waiting["gained"] == begun["gained"]
    assert waiting["bids"] == shown[last - 1]["bids"]
    assert run("record", "check", save(record))[1].split("ok")[1] == (
        f", {last} actions, in progress, scores {' '.join(map(str, waiting['scores']))}\n"
    )


def test_the_end(run: Run, save: Save) -> None:
    (state,) = states(run, save(whole_game()))
    assert (state["phase"], state["to_act"], state["legal"]) == ("over", None, [])
    assert state["winners"] == [state["scores"].index(max(state["scores"]))]


def test_a_deal_that_is_missing_is_named(run: Run, save: Save) -> None:
    record = json.loads(whole_game())
    record["deals"] = record["deals"][:1]
    code, out, err = run("record", "check", save(record))
    assert (code, out) == (1, "")
    assert ": deals[1]: the cards of deal 2 are missing, and actions[56] needs them" in err


def test_the_state_in_the_middle_of_a_turn(run: Run, save: Save) -> None:
    parts = {**glass.opening(), "lead": 0}
    parts["stacks"] = [
        "36 20 19 37 10 3 2 25 4 5 6 7 8 9",
        "17 11 12 13 14 15 16 18 38 21 22 39 X 23",
        "30 24 26 27 28 29 31 32 33 34 35 1 40 41",
    ]
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


def test_the_state_after_a_round(run: Run, save: Save) -> None:
    # A8 flies to the Wall and brings A9, A10 and B1, and a Beetle asks for bugs to pass.
    parts = {**rugs.opening(), "actions": ["A4", "A5", "A6", "A7", "A2"]}
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
