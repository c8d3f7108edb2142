"""Records of Under Glass: read, checked, refused with place and clause, whatever is in them."""

import json
from functools import partial

import pytest

from game.records import make_record, parse_record, replay, write_record
from game.rules.glass.api import UNDER_GLASS, Deal, Phase, Setup, write_action
from game.rules.glass.notation import read_cards
from tests.records import recorded
from tests.records.recorded import Parts, Run, Save
from tests.rules.glass import referee
from tests.rules.glass.table_talk import turn_of

STACKS = (
    "37 10 3 2 25 36 1 19 4 5 6 7 8 9",
    "17 11 12 13 14 15 16 18 20 21 22 39 X 23",
    "24 26 27 28 29 30 31 32 33 34 35 38 40 41",
)


whole_game = partial(recorded.whole_game, "display-case", 2)


@pytest.fixture
def finished() -> Parts:
    """A finished game."""
    parts: Parts = json.loads(whole_game())
    return parts


@pytest.fixture
def opening() -> Parts:
    """Three stacks, nobody has taken a card."""
    return {
        "format": "backyardia/1",
        "game": "display-case",
        "seats": ["Ada", "Ben"],
        "lead": 1,
        "stacks": list(STACKS),
        "actions": [],
    }


@pytest.mark.parametrize("number", range(3))
def test_a_recorded_game_is_written_as_it_was_read(number: int) -> None:
    text = whole_game(number)
    record = parse_record(text.encode())
    assert write_record(record) == text
    game = replay(record)
    meta = json.loads(text)["meta"]
    again = make_record(game.game, game.setup, record.seats, game.deals, game.actions, meta)
    assert again == record


def test_the_keys_of_a_record(opening: Parts) -> None:
    deal = Deal(tuple(map(read_cards, STACKS)))
    record = make_record("display-case", Setup(2, 1), ["Ada", "Ben"], [deal], [])
    assert json.loads(write_record(record)) == opening


def test_the_first_state(opening: Parts, run: Run, save: Save) -> None:
    code, out, _ = run("record", "state", save(opening))
    assert code == 0
    nothing = {"B": 0, "G": 0, "Y": 0, "R": 0, "S": 0, "M": 0, "coins": 6}
    assert json.loads(out) == {
        "game": "display-case", "phase": "first", "turn": 0, "to_act": 1,
        "legal": ["draw 1", "draw 2", "draw 3"], "cases": [["....."] * 5] * 2,
        "hands": [[], []], "coins": [3, 3], "passed": [False, False], "spider": False,
        "stacks": list(STACKS), "points": [nothing, nothing], "scores": [6, 6], "winners": [],
    }  # fmt: skip


def test_the_state_in_the_middle_of_a_turn(opening: Parts, run: Run, save: Save) -> None:
    opening["lead"] = 0
    opening["stacks"] = [
        "36 20 19 37 10 3 2 25 4 5 6 7 8 9", STACKS[1], "30 24 26 27 28 29 31 32 33 34 35 1 40 41",
    ]  # fmt: skip
    opening["stacks"][1] = "17 11 12 13 14 15 16 18 38 21 22 39 X 23"
    opening["actions"] = ["draw 1", "draw 2", "draw 1", "36@a1", "draw 3", "30@a1", "draw 1"]
    code, out, _ = run("record", "state", save(opening))
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
    assert UNDER_GLASS.picture(state)["scores"] == [16, 5]


@pytest.mark.parametrize("number", range(4))
def test_all_states_are_those_of_the_second_referee(number: int, run: Run, save: Save) -> None:
    parts = json.loads(whole_game(number))
    code, out, _ = run("record", "state", save(parts), "--all")
    assert code == 0
    lines = [json.loads(line) for line in out.splitlines()]
    game, asking = referee.sit_down(parts["lead"], parts["stacks"])
    for number_of, line in enumerate(lines):
        assert line == {"game": "display-case", **referee.picture(game)}
        if number_of < len(parts["actions"]):
            referee.say(game, asking, parts["actions"][number_of])
    assert len(lines) == len(parts["actions"]) + 1


def test_a_finished_record_is_checked(finished: Parts, run: Run, save: Save) -> None:
    code, out, _ = run("record", "check", save(finished))
    assert code == 0
    assert f"ok, {len(finished['actions'])} actions, over, scores " in out


SPOILT = {
    "seats": (["Ada"], "seats: Under Glass needs"),
    "lead": (2, "lead: leader 2"),
    "stacks": (["1 2", "3"], "stacks: 2 stacks"),
    "actions": (["end"], "actions[0]: “end” is not allowed here"),
}


@pytest.mark.parametrize("key", SPOILT)
def test_a_spoilt_record_is_refused_with_its_place(
    key: str, finished: Parts, run: Run, save: Save
) -> None:
    value, message = SPOILT[key]
    code, out, err = run("record", "check", save({**finished, key: value}))
    assert (code, out) == (1, "")
    assert message in err


@pytest.mark.parametrize(
    ("stack", "change", "message"),
    [
        (0, ("37 ", "17 "), "stacks[1]: 17 is there twice: The stacks have each card"),
        (0, ("37 ", "77 "), "stacks[0]: “77” is not a card"),
        (0, ("37 ", ""), "stacks[0]: 13 cards"),
        (1, ("X 23", "23"), "stacks[1]: 13 cards"),
        (2, (" 41", " X"), "stacks[2]: X is there twice"),
        (1, ("22 39 X", "X 22 39"), "stacks[1]: the Spider is card 11"),
        (2, ("24 ", "x "), "stacks[2]: “x” is not a card"),
    ],
)
def test_stacks_are_refused_with_their_place_and_clause(
    stack: int, change: tuple[str, str], message: str, opening: Parts, run: Run, save: Save
) -> None:
    opening["stacks"][stack] = opening["stacks"][stack].replace(*change)
    code, _, err = run("record", "check", save(opening))
    assert code == 1
    assert message in err
    if "is not a card" not in message:
        assert "(deal-" in err


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("move 1>2", "“move 1>2” is not allowed here. Something else must be chosen first."),
        ("37@a1", "(wrong-phase)"),
        ("pass", "(wrong-phase)"),
        ("draw 4", "“draw 4” is not an action"),
        ("37@f1", "“37@f1” is not an action"),
    ],
)
def test_an_action_is_refused_with_its_clause_and_the_legal_ones(
    action: str, message: str, opening: Parts, run: Run, save: Save
) -> None:
    opening["actions"] = [action]
    code, _, err = run("record", "check", save(opening))
    assert code == 1
    assert "actions[0]: " in err
    assert message.replace(". (", " (") in err
    assert err.strip().partition(" (")[0].endswith("Allowed: draw 1, draw 2, draw 3.")


@pytest.mark.parametrize("key", ["ages", "edition", "deck", "spider", "deals"])
def test_unknown_keys_are_refused(key: str, opening: Parts, run: Run, save: Save) -> None:
    code, _, err = run("record", "check", save({**opening, key: "x"}))
    assert code == 1
    assert f"{key}: this key is unknown" in err


@pytest.mark.parametrize("key", ["lead", "stacks", "actions", "seats"])
def test_missing_keys_are_refused(key: str, opening: Parts, run: Run, save: Save) -> None:
    del opening[key]
    code, _, err = run("record", "check", save(opening))
    assert code == 1
    assert f"{key}: this key is missing" in err
