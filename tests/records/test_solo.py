"""Records of solo games: what they hold, what is on the table, what is refused."""

import copy
import json
from pathlib import Path

import pytest

from game.match import Match
from game.records import make_record, parse_record, read_record, replay, write_record
from game.rules.council.api import STEPS, Carry, Personality, Phase, Tie, write_action
from game.seating import SeatSetup, TableSetup
from game.simulate import Plan, play_game
from tests.records.recorded import Case, Change, Parts, Run, Save, points_of
from tests.records.spoiling import drop

ADA = "A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3"
#           row 4       row 3    row 2 row 1
PYRAMID = "A5 A6 A7 A8 B5 B6 B7 C4 C5 F1 B8"
REST = "C6 C7 C8 F2 F3 F4 F5 F6 F7 F8"
KEYS = ["ideology", "trigger_row", "termite", "personality", "face_up", "taken"]


@pytest.fixture
def solo() -> Parts:
    """Ants 4, Bees 3, Cockroaches 2, Flies 1; the Termite Space is that of the Mosquitoes."""
    return {
        "format": "backyardia/1",
        "game": "bug-council",
        "edition": "published",
        "seats": ["Ada"],
        "council": "ABCFM",
        "ring": "BMACF",
        "personality": "card-shark",
        "ages": [{"hands": [ADA, PYRAMID], "rest": REST}],
        "actions": ["no-allegiance", "C3", "B4", "A"],
    }


# It turns over F1 and B8, leads B8 (three cubes against one), takes B4 with it, and Ada visits
# with her lower bee. Sowing the ants' four cubes brings one to the mosquitoes: the Card Shark
# takes a card, which is the one that Ada has discarded.
@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (0, {"phase": "declare", "to_act": 0, "acting_for": 0, "table": [], "tricks": [0, 0]}),
        (0, {"legal": ["allegiance", "no-allegiance"], "scores": [0, 0], "solo_board": 0}),
        (0, {"hands": [ADA.split(), sorted(PYRAMID.split())]}),
        (1, {"phase": "discard", "to_act": 0, "legal": ADA.split(), "table": []}),
        (2, {"phase": "play", "to_act": 0, "acting_for": 0, "table": [[1, "B8"]]}),
        (2, {"legal": ["B1", "B2", "B3", "B4"], "trick": 1, "solo_board": 0}),
        (3, {"phase": "visit", "to_act": 0, "legal": ["A", "B", "C", "F"], "tricks": [0, 1]}),
        (3, {"table": [[1, "B8"], [0, "B4"]]}),
    ],
)
def test_what_is_on_the_table(
    run: Run, save: Save, solo: Parts, after: int, expected: dict[str, object]
) -> None:
    solo["actions"] = solo["actions"][:3]
    shown = state(run, save(solo), "--after", after)
    assert {key: shown[key] for key in expected} == expected


def state(run: Run, file: Path, *options: object) -> Parts:
    code, out, err = run("record", "state", file, *options)
    assert (code, err) == (0, "")
    shown: Parts = json.loads(out)
    return shown


def test_what_the_termitenator_has(run: Run, save: Save, solo: Parts) -> None:
    file = save(solo)
    blocks = [state(run, file, "--after", after)["termitenator"] for after in range(5)]
    assert [list(block) for block in blocks] == [KEYS] * 5
    start = {
        "ideology": "winning", "trigger_row": 3, "termite": "M", "personality": "card-shark",
        "face_up": [], "taken": 0,
    }  # fmt: skip
    assert blocks[:2] == [start, start]
    assert blocks[2:4] == [{**start, "face_up": ["F1"]}] * 2
    # Ants 0, Bees 4, Cockroaches 3, Flies 2, Mosquitoes 1: it leads again, with F1 or C5.
    assert blocks[4] == {**start, "face_up": ["F1"], "taken": 1}
    shown = state(run, file)
    assert shown["table"] == [[1, "C5"]]
    assert (shown["trick"], shown["legal"]) == (2, ["C1", "C2"])


def test_the_scores_of_both_are_told(run: Run, save: Save, solo: Parts) -> None:
    solo["actions"] = solo["actions"][:3]
    _, out, _ = run("record", "check", save(solo))
    assert out.endswith("ok, 3 actions, in progress, scores 0 0\n")


@pytest.mark.parametrize("tie", [Tie.PLAY, Tie.GIVE, Tie.TAKE])
def test_a_tie_is_hers_to_settle(tie: Tie, run: Run, tmp_path: Path) -> None:
    plan = Plan(("random",), 400, 5, {"personality": Personality.THIEF}, tmp_path)
    for number in range(plan.games):
        play_game(plan, number)
        file = tmp_path / f"game-{number:06}.json"
        game = replay(read_record(file))
        for after, moment in enumerate(game.states):
            pending = None if moment.solo is None else moment.solo.pending
            if pending is None or pending.tie is not tie:
                continue
            shown = state(run, file, "--after", after)
            assert (shown["phase"], shown["to_act"]) == ("tiebreak", 0)
            owner = 0 if tie is Tie.TAKE else 1
            assert shown["acting_for"] == owner
            assert len(shown["legal"]) > 1
            assert set(shown["legal"]) <= set(shown["hands"][owner])
            assert write_action(game.actions[after]) in shown["legal"]
            return
        file.unlink()
    pytest.fail("no game had such a tie")


@pytest.mark.parametrize("personality", Personality)
def test_a_solo_game_comes_back_as_it_was_played(personality: Personality, tmp_path: Path) -> None:
    for number in range(4):
        plan = Plan(("random",), 4, 5, {"personality": personality}, tmp_path)
        outcome = play_game(plan, number)
        game = replay(read_record(tmp_path / f"game-{number:06}.json"))
        last = game.states[-1]
        assert last.phase is Phase.OVER
        assert (last.winners, points_of(last)) == (outcome.winners, outcome.points)
        assert game.setup.personality is personality


def test_a_trilogy_carries_over() -> None:
    seats = (SeatSetup("Ada", "red"),)
    carry = Carry((31, 20), 3)
    table = TableSetup(
        seats, seed=3, lead=0, options={"personality": Personality.THIEF}, carry=carry
    )
    match = Match.open(table)
    while match.decision is not None:
        match.play(match.legal[0])
    record = make_record(match.game, match.setup, ["Ada"], match.deals, match.actions)
    text = write_record(record)
    parts = json.loads(text)
    assert parts["carry"] == {"scores": [31, 20], "lead": 0, "game": 3}
    assert "lead" not in parts
    assert write_record(parse_record(text.encode())) == text
    game = replay(parse_record(text.encode()))
    assert game.setup == match.setup
    assert game.states[0].scores == [31, 20]
    solo = game.states[0].solo
    assert solo is not None
    assert solo.trigger_row == 1  # it is eleven points behind


@pytest.mark.parametrize("stake", [0, *STEPS])
@pytest.mark.parametrize("personality", [Personality.CARD_SHARK, Personality.TRICKSTER])
def test_a_stake_is_part_of_the_start(tmp_path: Path, personality: Personality, stake: int) -> None:
    options: dict[str, bool | int | str] = {"personality": personality, "stake": int(stake)}
    outcome = play_game(Plan(("random",), 1, 5, options, tmp_path), 0)
    file = tmp_path / "game-000000.json"
    text = file.read_text("utf-8")
    assert json.loads(text).get("stake", 0) == stake
    assert write_record(parse_record(text.encode())) == text
    game = replay(read_record(file))
    assert game.setup.stake == stake
    assert points_of(game.states[-1]) == outcome.points


def test_a_record_of_before_there_were_stakes_says_nothing_of_them(
    run: Run, save: Save, solo: Parts
) -> None:
    assert replay(parse_record(json.dumps(solo).encode())).setup.stake == 0
    code, _, _ = run("record", "check", save({**solo, "stake": 0}))
    assert code == 0


CARRY = {"scores": [1, 2], "lead": 0, "game": 2}


def put(**keys: object) -> Change:
    return lambda parts: {**parts, **keys}


def carry(**keys: object) -> Change:
    return put(carry={**CARRY, **keys})


CASES: dict[str, Case] = {
    "prototype": (put(edition="prototype"), "seats", "setup-seats"),
    "lead": (put(lead=1), "lead", "this key is unknown here, only a table of several has it"),
    "lead null": (put(lead=None), "lead", "expected a whole number, got null"),
    "no personality": (drop("personality"), "personality", "this key is missing"),
    "other personality": (put(personality="gambler"), "personality", "“gambler” is not one of"),
    "personality number": (put(personality=3), "personality", "expected a text"),
    "carry text": (put(carry="x"), "carry", "expected an object, got a text"),
    "carry null": (put(carry=None), "carry", "expected an object, got null"),
    "carry empty": (put(carry={}), "carry.scores", "this key is missing"),
    "carry key": (carry(x=1), "carry.x", "this key is unknown"),
    "carry game 1": (carry(game=1), "carry.game", "setup-carry"),
    "carry game 4": (carry(game=4), "carry.game", "setup-carry"),
    "carry lead": (carry(lead=2), "carry.lead", "setup-carry"),
    "carry lead true": (carry(lead=True), "carry.lead", "expected a whole number"),
    "carry one score": (carry(scores=[1]), "carry.scores", "length 2"),
    "carry score below": (carry(scores=[1, -1]), "carry.scores[1]", "setup-carry"),
    "carry score high": (carry(scores=[1000, 1]), "carry.scores[0]", "setup-carry"),
    "carry score text": (carry(scores=["1", 1]), "carry.scores[0]", "expected a whole number"),
    "stake 9": (put(stake=9), "stake", "setup-stake"),
    "stake -1": (put(stake=-1), "stake", "setup-stake"),
    "stake text": (put(stake="high"), "stake", "expected a whole number"),
    "stake true": (put(stake=True), "stake", "expected a whole number"),
    "stake null": (put(stake=None), "stake", "expected a whole number"),
    "one hand": (put(ages=[{"hands": [ADA], "rest": REST}]), "ages[0].hands", "1 hands for 1 seat"),
    "termite card": (
        put(ages=[{"hands": [ADA, PYRAMID], "rest": REST.replace("F8", "M8")}]),
        "ages[0].rest",
        "M8 is not in this deck",
    ),
    "its card": (put(actions=["no-allegiance", "C3", "F1"]), "actions[2]", "(in-hand)"),
    "off suit": (put(actions=["no-allegiance", "C3", "A1"]), "actions[2]", "(follow-suit)"),
    "after its lead": (put(actions=["allegiance", "B8"]), "actions[1]", "Allowed: B1, B2, B3, B4"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_wrong_solo_record_is_refused_with_its_place(
    run: Run, save: Save, solo: Parts, name: str
) -> None:
    change, place, *reasons = CASES[name]
    file = save(change(copy.deepcopy(solo)))
    code, out, err = run("record", "check", file)
    assert (code, out) == (1, "")
    assert err.startswith(f"{file}: {place}: ")
    assert all(reason in err for reason in reasons)
    assert len(err.splitlines()) == 1
