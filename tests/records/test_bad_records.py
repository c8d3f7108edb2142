"""Every wrong record gets one line on stderr with the place, exit code 1 and no output."""

import copy
import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from game.catalogue import SHELF
from game.records import RecordError, parse_record
from tests.records.recorded import Case, Parts, Run, Save
from tests.records.spoiling import drop, put, swap

FIRST = "B3 B2 B1 A1 A2 A3 A4 A5 A6 A7 A8"
SECOND = "B4 B5 B6 B7 B8 C1 C2 C3 C4 C5 C6"

CASES: dict[str, Case] = {
    # the file
    "empty": (lambda _: "", "file", "not JSON"),
    "no JSON": (lambda _: "hello", "file", "not JSON: invalid character (byte 0)"),
    "cut off": (lambda parts: json.dumps(parts)[:-9], "file", "not JSON"),
    "two values": (lambda parts: json.dumps(parts) + "{}", "file", "not JSON"),
    "NaN": (swap('"lead": 0', '"lead": NaN'), "file", "not JSON"),
    "not UTF-8": (lambda parts: json.dumps(parts).encode() + b"\xff", "file", "is not UTF-8"),
    "UTF-16": (lambda parts: json.dumps(parts).encode("utf-16"), "file", "is not UTF-8"),
    "too large": (lambda _: b" " * 1_000_001, "file", "larger than 1 MB"),
    "nested lists": (lambda _: "[" * 100_000, "record", "expected an object, got a list"),
    "nested meta": (
        swap('"lead": 0', '"lead": 0, "meta": {"a": ' + "[" * 100_000 + "]" * 100_000 + "}"),
        "record",
        "nested too deeply",
    ),
    # the format and the game
    "a list": (lambda _: [], "record", "expected an object, got a list"),
    "no format": (drop("format"), "format", "this key is missing"),
    "newer": (put("format", value="backyardia/2"), "format", "this record has format 2"),
    "much newer": (lambda _: {"format": "backyardia/10", "game": "x", "seats": []}, "format", "10"),
    "other format": (put("format", value="chess/1"), "format", "“chess/1” is not backyardia/1"),
    "version 0": (put("format", value="backyardia/0"), "format", "is not backyardia/1"),
    "format number": (put("format", value=1), "format", "expected a text, got a whole number"),
    "other game": (put("game", value="chess"), "game", "It knows: bug-council"),
    # the keys
    "unknown key": (put("colour", value=1), "colour", "this key is unknown"),
    "unknown in Age": (put("ages", 0, "x", value=1), "ages[0].x", "this key is unknown"),
    "solo key": (put("personality", value="thief"), "personality", "only a game for one has it"),
    "solo score": (
        put("carry", value={"scores": [1, 2], "lead": 0, "game": 2}),
        "carry",
        "this key is unknown here",
    ),
    "solo stake": (put("stake", value=1), "stake", "only a game for one has it"),
    "missing key": (drop("lead"), "lead", "this key is missing"),
    "missing rest": (put("ages", 0, value={"hands": []}), "ages[0].rest", "this key is missing"),
    "twice": (swap('"lead": 0', '"lead": 0, "lead": 0'), "lead", "this key appears twice"),
    "twice in Age": (swap('"rest":', '"rest": "", "rest":'), "rest", "this key appears twice"),
    "meta text": (put("meta", value="x"), "meta", "expected an object, got a text"),
    "meta null": (put("meta", value=None), "meta", "expected an object, got null"),
    # the setup
    "edition": (put("edition", value="third"), "edition", "one of published, prototype"),
    "no seats": (put("seats", value=[]), "seats", "needs one to five seats, not 0"),
    "one seat": (put("seats", value=["Ada"]), "lead", "this key is unknown here"),
    "two seats": (put("seats", value=["A", "B"]), "ages[0].hands", "3 hands for 2 seats"),
    "six seats": (put("seats", value=["A"] * 6), "seats", "needs one to five seats, not 6"),
    "no name": (put("seats", 1, value=""), "seats[1]", "length >= 1"),
    "long name": (put("seats", 1, value="x" * 101), "seats[1]", "length <= 100"),
    "seat number": (put("seats", 2, value=7), "seats[2]", "expected a text, got a whole number"),
    "council letter": (put("council", value="ABCFX"), "council", "“X” is not a faction"),
    "council twice": (put("council", value="ABCFF"), "council", "setup-council"),
    "council short": (put("council", value="ABCF"), "council", "setup-council"),
    "ring short": (put("ring", value=""), "ring", "setup-ring"),
    "ring order": (put("ring", value="ABCFM"), "ring", "setup-printed-ring"),
    "lead out": (put("lead", value=3), "lead", "setup-lead"),
    "lead negative": (put("lead", value=-1), "lead", "setup-lead"),
    "lead true": (put("lead", value=True), "lead", "expected a whole number, got true or false"),
    "lead fraction": (put("lead", value=1.0), "lead", "expected a whole number"),
    "lead null": (put("lead", value=None), "lead", "expected a whole number, got null"),
    # the deals
    "no ages": (put("ages", value=[]), "ages", "length >= 1"),
    "four ages": (lambda parts: {**parts, "ages": parts["ages"] * 4}, "ages", "length <= 3"),
    "age text": (put("ages", 0, value="x"), "ages[0]", "expected an object, got a text"),
    "hand number": (put("ages", 0, "hands", 1, value=5), "ages[0].hands[1]", "expected a text"),
    "two hands": (put("ages", 0, "hands", value=[FIRST, SECOND]), "ages[0].hands", "deal-hands"),
    "short hand": (put("ages", 0, "hands", 0, value="A1"), "ages[0].hands[0]", "deal-hands"),
    "no card": (swap("B8", "B13"), "ages[0].hands[1]", "“B13” is not a card"),
    "zero": (swap("B8", "B08"), "ages[0].hands[1]", "“B08” is not a card"),
    "small letter": (swap("B8", "b8"), "ages[0].hands[1]", "“b8” is not a card"),
    "other deck": (swap("B8", "B9"), "ages[0].hands[1]", "B9 is not in this deck"),
    "twice in hands": (swap("B8", "B3"), "ages[0].hands[1]", "B3 is there twice"),
    "twice in rest": (swap("M8", "M7"), "ages[0].rest", "M7 is there twice"),
    "rest short": (swap(" M8", ""), "ages[0].rest", "missing M8"),
    "an Age to come": (
        lambda parts: {
            **parts, "ages": [parts["ages"][0], {"hands": [FIRST] * 3, "rest": ""}]
        },
        "ages[1].hands[1]",
        "B3 is there twice",
    ),
    # the actions
    "actions text": (put("actions", value="B1"), "actions", "expected a list, got a text"),
    "action null": (put("actions", 0, value=None), "actions[0]", "expected a text, got null"),
    "long action": (put("actions", 0, value="x" * 99), "actions[0]", "length <= 20"),
    "no action": (put("actions", 1, value="yes"), "actions[1]", "“yes” is not an action"),
    "line break": (put("actions", 1, value="A\n5"), "actions[1]", r"“A\n5” is not an action"),
    "too early": (put("actions", 2, value="B1"), "actions[2]", "wrong-phase"),
    "not held": (put("actions", 3, value="M8"), "actions[3]", "in-hand"),
    "off suit": (
        put("actions", 4, value="C1"),
        "actions[4]",
        "must play them. Allowed: B4, B5, B6, B7, B8. (follow-suit)\n",
    ),
    "empty space": (put("actions", 6, value="M"), "actions[6]", "Allowed: A, B, C"),
    "no passing": (put("actions", 6, value="pass"), "actions[6]", "may pass. Allowed: A, B, C"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_wrong_record_is_refused_with_its_place(
    run: Run, save: Save, first_trick: Parts, name: str
) -> None:
    change, place, *reasons = CASES[name]
    file = save(change(copy.deepcopy(first_trick)))
    for command in (["check"], ["state"], ["state", "--all"]):
        code, out, err = run("record", command[0], file, *command[1:])
        assert (code, out) == (1, "")
        assert err.startswith(f"{file}: {place}: ")
        assert all(reason in err for reason in reasons)
        assert len(err.splitlines()) == 1


def test_nothing_follows_the_end(run: Run, save: Save, finished: Parts) -> None:
    number = len(finished["actions"])
    finished["actions"] += ["allegiance", "A1"]
    _, _, err = run("record", "check", save(finished))
    assert f"actions[{number}]: “allegiance” is not allowed here. The game is over:" in err


def refused_file(run: Run, file: Path, reason: str) -> None:
    code, out, err = run("record", "check", file)
    assert (code, out) == (1, "")
    assert f"{file}: file: {reason}" in err


def test_there_has_to_be_a_file(run: Run, tmp_path: Path) -> None:
    refused_file(run, tmp_path / "absent.json", "there is no such file")
    refused_file(run, tmp_path, "this is a folder")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_a_record_is_an_ordinary_file(run: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    refused_file(run, pipe, "this is a device or a pipe")
    refused_file(run, Path("/dev/zero"), "this is a device or a pipe")
    refused_file(run, tmp_path / ("x" * 300), "it cannot be read: File name too long")


def test_a_mark_at_the_beginning_is_allowed(run: Run, save: Save, first_trick: Parts) -> None:
    assert run("record", "check", save(b"\xef\xbb\xbf" + json.dumps(first_trick).encode()))[0] == 0


@pytest.mark.parametrize(
    ("seats", "needed"),
    [
        (range(3, 8), "three to seven seats"),
        (range(2, 3), "two seats"),
        (range(2, 13), "two to 12 seats"),
    ],
)
def test_a_wrong_number_of_seats_is_refused_in_a_sentence_whatever_the_game(
    seats: range, needed: str, first_trick: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = replace(SHELF["bug-council"], title="Bugs", seats=seats)
    monkeypatch.setattr("game.records.record.SHELF", {game.id: game})
    for count in set(range(20)) - set(seats):
        first_trick["seats"] = ["A"] * count
        with pytest.raises(RecordError) as refused:
            parse_record(json.dumps(first_trick).encode())
        assert str(refused.value) == f"seats: Bugs needs {needed}, not {count}"
