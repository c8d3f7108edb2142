"""Records of two people and the Emissary, worked out by hand."""

import json

import pytest

from tests.records.recorded import Parts, Run, Save

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
