"""Records of Bugs on Rugs: read, checked, refused with place and clause, whatever is in them."""

import json
from functools import partial

import pytest

from game.records import make_record, parse_record, replay, write_record
from game.rules.rugs.api import BUGS_ON_RUGS, DECK, Deal, Setup, write_cards
from tests.records import recorded
from tests.records.recorded import Parts, Run, Save
from tests.rules.rugs import referee

whole_game = partial(recorded.whole_game, "bugs-on-rugs")


@pytest.fixture
def finished() -> Parts:
    """A finished game of three."""
    parts: Parts = json.loads(whole_game())
    return parts


@pytest.fixture
def opening() -> Parts:
    """Two seats, a deck in order, nobody has acted."""
    return {
        "format": "backyardia/1",
        "game": "bugs-on-rugs",
        "seats": ["Ada", "Ben"],
        "lead": 1,
        "deck": write_cards(DECK),
        "actions": [],
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_recorded_game_is_written_as_it_was_read(seats: int) -> None:
    text = whole_game(seats)
    record = parse_record(text.encode())
    assert write_record(record) == text
    game = replay(record)
    meta = json.loads(text)["meta"]
    again = make_record(game.game, game.setup, record.seats, game.deals, game.actions, meta)
    assert again == record


def test_the_keys_of_a_record(opening: Parts) -> None:
    setup = Setup(2, 1)
    record = make_record("bugs-on-rugs", setup, ["Ada", "Ben"], [Deal(DECK)], [])
    assert json.loads(write_record(record)) == opening


def test_the_first_state(opening: Parts, run: Run, save: Save) -> None:
    code, out, _ = run("record", "state", save(opening))
    assert code == 0
    assert json.loads(out) == {
        "game": "bugs-on-rugs", "phase": "pick", "round": 1, "start": 1, "end_seen": False,
        "final": False, "power": None, "to_act": 1, "legal": ["A4", "A5", "A6", "A7", "A8"],
        "hands": [["A1"], ["A2"]], "floor": ["A4", "A5", "A6", "A7", "A8"], "wall": ["A3"],
        "given": [None, None], "deck": 82, "discards": [], "pairs": ["", ""], "points": None,
        "scores": [0, 0], "winners": [],
    }  # fmt: skip


def test_the_state_after_a_round(opening: Parts, run: Run, save: Save) -> None:
    # A8 flies to the Wall and brings A9, A10 and B1, and a Beetle asks for bugs to pass.
    opening["actions"] = ["A4", "A5", "A6", "A7", "A2"]
    code, out, _ = run("record", "state", save(opening))
    assert code == 0
    state = json.loads(out)
    assert (state["phase"], state["power"], state["to_act"]) == ("pass", "B", 0)
    assert state["wall"] == ["A3", "A8", "A9", "A10", "B1"]
    assert state["given"] == [None, "A2"]
    assert state["hands"] == [["A1", "A5", "A6"], ["A2", "A4", "A7"]]
    assert state["legal"] == ["A1", "A5", "A6"]


@pytest.mark.parametrize("seats", [2, 5])
def test_all_states_are_those_of_the_second_referee(seats: int, run: Run, save: Save) -> None:
    parts = json.loads(whole_game(seats, 3))
    code, out, _ = run("record", "state", save(parts), "--all")
    assert code == 0
    lines = [json.loads(line) for line in out.splitlines()]
    game, asking = referee.sit_down(seats, parts["lead"], parts["deck"])
    for number, line in enumerate(lines):
        assert line == {"game": "bugs-on-rugs", **referee.picture(game)}
        if number < len(parts["actions"]):
            referee.say(game, asking, parts["actions"][number])
    assert len(lines) == len(parts["actions"]) + 1


def test_a_finished_record_is_checked(finished: Parts, run: Run, save: Save) -> None:
    code, out, _ = run("record", "check", save(finished))
    assert code == 0
    assert f"ok, {len(finished['actions'])} actions, over, scores " in out


SPOILT = {
    "seats": (["Ada"], "seats: Bugs on Rugs needs two to five seats, not 1"),
    "lead": (3, "lead: leader 3"),
    "deck": ("A1 A2", "deck: missing A3"),
    "actions": (["done"], "actions[0]: “done” is not allowed here"),
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
    ("change", "message"),
    [
        (("A1 ", "A2 "), "A2 is there twice"),
        (("A1 ", "X1 "), "deck: “X1” is not a bug"),
        (("A1 ", "END "), "deck: “END” is not a bug"),
        (("A1 ", ""), "deck: missing A1"),
    ],
)
def test_a_deck_is_refused_with_its_clause(
    change: tuple[str, str], message: str, opening: Parts, run: Run, save: Save
) -> None:
    opening["deck"] = opening["deck"].replace(*change)
    code, _, err = run("record", "check", save(opening))
    assert code == 1
    assert message in err
    if "is not a bug" not in message:
        assert "(deal-deck)" in err


@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("B1", "“B1” is not allowed here. Only a bug that lies on the Floor can be picked."),
        ("A", "(wrong-phase)"),
        ("hatch L1 L2", "(hatch-two)"),
        ("hatch L1 L1", "(hatch-two)"),
        ("pass", "“pass” is not an action"),
        ("hatch L1 L11", "“L11” is not a bug"),
    ],
)
def test_an_action_is_refused_with_its_clause_and_the_legal_ones(
    action: str, message: str, opening: Parts, run: Run, save: Save
) -> None:
    opening["actions"] = [action]
    code, _, err = run("record", "check", save(opening))
    assert code == 1
    assert "actions[0]: " in err
    assert message in err
    assert err.strip().partition(" (")[0].endswith("Allowed: A4, A5, A6, A7, A8.")


@pytest.mark.parametrize("key", ["ages", "edition", "council", "end", "deals"])
def test_unknown_keys_are_refused(key: str, opening: Parts, run: Run, save: Save) -> None:
    code, _, err = run("record", "check", save({**opening, key: "x"}))
    assert code == 1
    assert f"{key}: this key is unknown" in err


@pytest.mark.parametrize("key", ["lead", "deck", "actions", "seats"])
def test_missing_keys_are_refused(key: str, opening: Parts, run: Run, save: Save) -> None:
    del opening[key]
    code, _, err = run("record", "check", save(opening))
    assert code == 1
    assert f"{key}: this key is missing" in err


def test_the_rules_keep_the_deck_out_of_the_end_card() -> None:
    assert "END" not in BUGS_ON_RUGS.write_start(Setup(2, 0), [Deal(DECK)])["deck"]
