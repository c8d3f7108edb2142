"""`record state`: what lies on the table after each action, worked out by hand."""

import json
from pathlib import Path

import pytest

from tests.records.recorded import Parts, Run, Save

KEYS = [
    "game", "edition", "phase", "age", "trick", "to_act", "acting_for", "legal", "council",
    "chambers", "supply", "solo_board", "scores", "tricks", "hands", "table", "winners",
]  # fmt: skip

FIRST_COUNCIL = {"A": 4, "B": 3, "C": 2, "F": 1, "M": 0}
SOWN_COUNCIL = {"A": 0, "B": 4, "C": 3, "F": 2, "M": 1}
B1_B8_C8 = [[0, "B1"], [1, "B8"], [2, "C8"]]


def state(run: Run, file: Path, *options: object) -> Parts:
    code, out, err = run("record", "state", file, *options)
    assert (code, err) == (0, "")
    shown: Parts = json.loads(out)
    return shown


def test_the_state_has_exactly_these_keys(run: Run, save: Save, first_trick: Parts) -> None:
    assert list(state(run, save(first_trick))) == KEYS


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (0, {"phase": "declare", "to_act": 0, "legal": ["allegiance", "no-allegiance"]}),
        (0, {"age": 1, "trick": 1, "council": FIRST_COUNCIL, "supply": 8, "chambers": 0}),
        (2, {"phase": "declare", "to_act": 2, "acting_for": 2, "table": []}),
        (3, {"phase": "play", "to_act": 0, "table": [], "tricks": [0, 0, 0]}),
        (3, {"legal": ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B1", "B2", "B3"]}),
        (4, {"to_act": 1, "table": [[0, "B1"]], "legal": ["B4", "B5", "B6", "B7", "B8"]}),
        (6, {"phase": "visit", "to_act": 0, "legal": ["A", "B", "C", "F"], "table": B1_B8_C8}),
        (6, {"trick": 1, "tricks": [0, 1, 0], "council": FIRST_COUNCIL}),
        (7, {"phase": "play", "trick": 2, "to_act": 1, "table": B1_B8_C8}),
        (7, {"council": SOWN_COUNCIL, "chambers": 0, "scores": [0, 0, 0], "winners": []}),
        (8, {"trick": 2, "to_act": 2, "table": [[1, "C1"]], "legal": ["C7"]}),
    ],
)
def test_the_first_trick(
    run: Run, save: Save, first_trick: Parts, after: int, expected: dict[str, object]
) -> None:
    first_trick["actions"].append("C1")
    shown = state(run, save(first_trick), "--after", after)
    assert {key: shown[key] for key in expected} == expected


def test_the_discard_of_no_allegiance(run: Run, save: Save, first_trick: Parts) -> None:
    first_trick["actions"] = ["allegiance", "no-allegiance", "allegiance"]
    shown = state(run, save(first_trick))
    hand = ["B4", "B5", "B6", "B7", "B8", "C1", "C2", "C3", "C4", "C5", "C6"]
    assert (shown["phase"], shown["to_act"], shown["legal"]) == ("discard", 1, hand)
    first_trick["actions"].append("B8")
    shown = state(run, save(first_trick))
    assert (shown["phase"], shown["to_act"], shown["hands"][1]) == ("play", 0, hand[:4] + hand[5:])


def test_pass_is_legal_last_in_the_prototype(run: Run, save: Save, first_trick: Parts) -> None:
    first_trick["edition"] = "prototype"
    first_trick["ages"][0]["rest"] += " A9 A10 B9 B10 C9 C10 F9 F10 M9 M10"
    file = save(first_trick)
    assert state(run, file, "--after", 6)["legal"] == ["A", "B", "C", "F", "pass"]


def test_all_states_are_a_line_each(run: Run, save: Save, first_trick: Parts) -> None:
    file = save(first_trick)
    code, out, err = run("record", "state", file, "--all")
    lines = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert lines == [state(run, file, "--after", after) for after in range(8)]


def test_at_the_end_nobody_acts(run: Run, save: Save, finished: Parts) -> None:
    shown = state(run, save(finished))
    assert (shown["phase"], shown["to_act"], shown["acting_for"]) == ("over", None, None)
    assert (shown["age"], shown["trick"], shown["legal"], shown["table"]) == (3, 10, [], [])
    best = max(shown["scores"])
    assert all(shown["scores"][seat] == best for seat in shown["winners"])
    assert sum(map(len, shown["hands"])) <= 3


def first_age(parts: Parts, run: Run, save: Save) -> int:
    """The number of actions in the first Age of a game with all deals."""
    _, out, _ = run("record", "state", save(parts), "--all")
    return [json.loads(line)["age"] for line in out.splitlines()].index(2)


def test_a_record_may_end_with_an_age(run: Run, save: Save, finished: Parts) -> None:
    finished["actions"] = finished["actions"][: first_age(finished, run, save)]
    finished["ages"] = finished["ages"][:1]
    file = save(finished)
    shown = state(run, file)
    assert (shown["phase"], shown["to_act"], shown["legal"]) == ("deal", None, [])
    assert (shown["age"], shown["table"], shown["winners"]) == (2, [], [])
    assert ", in progress, scores " in run("record", "check", file)[1]


def test_an_age_that_began_needs_its_cards(run: Run, save: Save, finished: Parts) -> None:
    number = first_age(finished, run, save)
    finished["ages"] = finished["ages"][:1]
    code, out, err = run("record", "check", save(finished))
    assert (code, out) == (1, "")
    assert f"ages[1]: the cards of Age 2 are missing, and actions[{number}] needs them" in err
