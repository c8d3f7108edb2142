"""Bugami's records: their options, and a first trick and an end worked out by hand."""

import json
from pathlib import Path
from typing import Any

from game.records import parse_record, replay
from tests.records.bugami import first_trick, whole_game
from tests.records.recorded import Run, Save


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
