"""Bugami's records: what is written comes back, and states are what they say.

A wrong record is refused with one line that names the place.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from game.match import Match, SeatSetup, TableSetup
from game.records import make_record, parse_record, replay, write_record
from game.rules.bugami.api import Phase
from tests.records.bugami import HANDS, first_trick, whole_game
from tests.records.recorded import Parts, Run, Save
from tests.records.spoiling import Change, drop, put, swap
from tests.rules.bugami import referee

FIRST, *OTHERS = HANDS


def states(run: Run, file: Path, *words: object) -> list[dict[str, Any]]:
    code, out, err = run("record", "state", file, *words)
    assert (code, err) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


# What is written comes back.


@pytest.mark.parametrize("seats", range(3, 8))
def test_writing_what_was_read_changes_nothing(seats: int) -> None:
    text = whole_game(seats)
    assert write_record(parse_record(text.encode())) == text


def test_a_match_can_be_recorded_after_every_action() -> None:
    names = ("Ada", "Ben", "Çelik Ünal")
    seats = tuple(SeatSetup(name, "red") for name in names)
    table = TableSetup(seats, {"jokers": 1, "target": 100}, seed=3, game="bugami")
    match: Match[Any, Any, Any] = Match.open(table)
    while match.decision is not None:
        match.play(match.legal[-1] if len(match.actions) % 3 else match.legal[0])
        if len(match.actions) % 10:
            continue
        record = make_record("bugami", match.setup, names, match.deals, match.actions, {"seed": 3})
        game = replay(parse_record(write_record(record).encode()))
        assert (game.setup, list(game.deals)) == (match.setup, match.deals)
        assert list(game.actions) == match.actions
        assert (game.states[-1].phase is Phase.OVER) == (match.decision is None)


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


# States are what they say.


def test_check_tells_how_far_it_is(run: Run, save: Save) -> None:
    file = save(first_trick())
    assert run("record", "check", file) == (
        0, f"{file}: ok, 8 actions, in progress, scores 0 0 0 0\n", ""
    )  # fmt: skip
    assert ", over, scores " in run("record", "check", save(whole_game()))[1]


def test_the_state_before_the_first_bid(run: Run, save: Save) -> None:
    (state,) = states(run, save(first_trick()), "--after", 0)
    assert state == {
        "game": "bugami", "phase": "bid", "deal": 1, "dealer": 1, "trick": 1, "to_act": 2,
        "legal": ["C", "D", "H", "S", "misere"], "hands": [hand.split() for hand in HANDS],
        "rest": ["X1"], "bids": [None] * 4, "table": [], "tricks": [0] * 4,
        "piles": [[]] * 4, "gained": None, "scores": [0] * 4, "winners": [],
    }  # fmt: skip


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


def test_a_state_for_every_action_is_what_the_second_referee_sees(run: Run, save: Save) -> None:
    text = whole_game(5, 3)
    record = json.loads(text)
    seats = len(record["seats"])
    options = (record["jokers"], record["shotgun"], record["target"])
    game = referee.sit_down(seats, record["dealer"], *options)
    deals = iter(record["deals"])
    actions = iter(record["actions"])
    shown = states(run, save(text), "--all")
    assert len(shown) == len(record["actions"]) + 1
    for state in shown:
        if game["phase"] == "deal":
            cards = next(deals)
            referee.deal(game, [hand.split() for hand in cards["hands"]], cards["rest"].split())
        assert state == {"game": "bugami", **referee.state(game)}
        if state["legal"]:
            referee.say(game, next(actions))


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


# Wrong records are refused.

CASES: dict[str, tuple[Change, str, str]] = {
    "unknown key": (put("colour", value=1), "colour", "this key is unknown"),
    "council's key": (put("edition", value="published"), "edition", "this key is unknown"),
    "unknown in deal": (put("deals", 0, "x", value=1), "deals[0].x", "this key is unknown"),
    "no dealer": (drop("dealer"), "dealer", "this key is missing"),
    "no deals": (drop("deals"), "deals", "this key is missing"),
    "empty deals": (put("deals", value=[]), "deals", "length >= 1"),
    "no rest": (put("deals", 0, value={"hands": []}), "deals[0].rest", "this key is missing"),
    "two seats": (put("seats", value=["A", "B"]), "seats", "needs three to seven seats, not 2"),
    "eight seats": (put("seats", value=["A"] * 8), "seats", "three to seven seats, not 8"),
    "three jokers": (put("jokers", value=3), "jokers", "setup-jokers"),
    "fewer than no jokers": (put("jokers", value=-1), "jokers", "setup-jokers"),
    "jokers true": (put("jokers", value=True), "jokers", "expected a whole number"),
    "shotgun 1": (put("shotgun", value=1), "shotgun", "expected true or false"),
    "target 0": (put("target", value=0), "target", "setup-target"),
    "target text": (put("target", value="250"), "target", "expected a whole number, got a text"),
    "dealer out": (put("dealer", value=4), "dealer", "setup-dealer"),
    "dealer negative": (put("dealer", value=-1), "dealer", "setup-dealer"),
    "three hands": (put("deals", 0, "hands", value=[*OTHERS]), "deals[0].hands", "deal-hands"),
    "short hand": (put("deals", 0, "hands", 0, value="C2"), "deals[0].hands[0]", "deal-hands"),
    "a one": (swap("C2 ", "C1 "), "deals[0].hands[0]", "“C1” is not a card"),
    "an eleven": (swap("C2 ", "C11 "), "deals[0].hands[0]", "“C11” is not a card"),
    "small letter": (swap("C2 ", "c2 "), "deals[0].hands[0]", "“c2” is not a card"),
    "third Joker": (swap("X1", "X3"), "deals[0].rest", "“X3” is not a card"),
    "second Joker": (swap("X1", "X2"), "deals[0].rest", "X2 is not in this pack"),
    "twice": (swap("C3 ", "C2 "), "deals[0].hands[1]", "C2 is there twice"),
    "rest short": (put("deals", 0, "rest", value=""), "deals[0].rest", "missing X1"),
    "a deal to come": (
        lambda parts: {**parts, "deals": [*parts["deals"], {"hands": [FIRST] * 4, "rest": "X1"}]},
        "deals[1].hands[1]",
        "C2 is there twice",
    ),
    "no action": (put("actions", 1, value="yes"), "actions[1]", "“yes” is not an action"),
    "allegiance": (put("actions", 0, value="allegiance"), "actions[0]", "Allowed: C, D, H, S, mis"),
    "no trumps": (put("actions", 0, value="X"), "actions[0]", "is not an action"),
    "card while bidding": (put("actions", 0, value="DJ"), "actions[0]", "wrong-phase"),
    "bid while playing": (put("actions", 4, value="misere"), "actions[4]", "wrong-phase"),
    "not held": (put("actions", 4, value="C2"), "actions[4]", "in-hand"),
    "off suit": (put("actions", 5, value="C5"), "actions[5]", "Allowed: D4, D8, DQ. (follow-suit)"),
    "Joker instead of the suit": (
        lambda parts: json.loads(
            json.dumps(parts).replace("X1", "@").replace("C5 ", "X1 ").replace("@", "C5")
        ) | {"actions": [*parts["actions"][:5], "X1"]},
        "actions[5]",
        "Allowed: D4, D8, DQ. (joker-follows)",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_wrong_record_is_refused_with_its_place(name: str, run: Run, save: Save) -> None:
    change, place, reason = CASES[name]
    file = save(change(first_trick()))
    code, out, err = run("record", "check", file)
    assert (code, out) == (1, "")
    (line,) = err.splitlines()
    assert line.startswith(f"{file}: {place}: ")
    assert reason in line


def test_nothing_can_be_played_after_the_end(run: Run, save: Save) -> None:
    record: Parts = json.loads(whole_game())
    count = len(record["actions"])
    record["actions"].append("C")
    code, _, err = run("record", "check", save(record))
    assert code == 1
    assert (
        f"actions[{count}]: “C” is not allowed here. The game is over. Allowed: nothing. (over)"
        in err
    )
