"""The command line around the records."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import commands
from game.bots import bots_of
from game.catalogue import SHELF
from game.records import read_record, replay
from game.rules.rugs.api import BUGS_ON_RUGS as RULES
from game.streams import PIPE_CLOSED
from main import WITHOUT_WINDOW, parser
from tests.records.recorded import Parts, Run, Save, whole_game

ROOT = Path(__file__).parents[2]
# As at home: what is printed waits until there is enough of it.
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}


def test_check_tells_of_every_file(
    run: Run, save: Save, first_trick: Parts, tmp_path: Path
) -> None:
    good, over, absent = save(first_trick), tmp_path / "over.json", tmp_path / "absent.json"
    over.write_text(whole_game(), "utf-8")
    code, out, err = run("record", "check", good, absent, over)
    first, last = out.splitlines()
    assert first == f"{good}: ok, 7 actions, in progress, scores 0 0 0"
    count = len(json.loads(whole_game())["actions"])
    assert last.startswith(f"{over}: ok, {count} actions, over, scores ")
    assert (code, err) == (1, f"{absent}: file: there is no such file\n")
    assert run("record", "check", good, over)[0] == 0


@pytest.mark.parametrize(
    ("seat", "trouble"),
    [
        (0, "actions: this game is not over, so nobody can review it yet"),
        (3, "--seat: there are 3 seats, so N is 2 at most"),
    ],
)
def test_what_cannot_be_reviewed_is_said_in_one_sentence(
    run: Run, save: Save, first_trick: Parts, seat: int, trouble: str
) -> None:
    file = save(first_trick)
    code, out, err = run("record", "review", file, "--seat", seat)
    assert (code, out, err) == (1, "", f"{file}: {trouble}\n")


def test_a_review_is_one_object_of_everything_the_seat_has_chosen(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.coach.evaluate.BLOCK", 2)
    file = tmp_path / "whole.json"
    file.write_text(whole_game("bugs-on-rugs", 2), "utf-8")
    code, out, err = run("record", "review", file, "--seat", 1, "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    game = replay(read_record(file))
    assert [each["at"] for each in told["choices"]] == [
        at
        for at, state in enumerate(game.states[:-1])
        if (decision := RULES.decision(state)) is not None and decision.seat == 1
    ]
    for each in told["choices"]:
        assert (each["loss"] > 0) <= bool(each["better"])
        assert set(each["better"]) <= set(
            map(RULES.write, RULES.legal_actions(game.states[each["at"]]))
        )
    again = run("record", "review", file, "--seat", 1)[1]
    assert all(each["said"] in again for each in told["choices"])
    assert again.startswith(" ".join(told["said"][:1]))


def test_there_are_only_so_many_states(run: Run, save: Save, first_trick: Parts) -> None:
    file = save(first_trick)
    code, out, err = run("record", "state", file, "--after", 8)
    assert (code, out) == (1, "")
    assert err == f"{file}: --after: there are 7 actions, so N is 7 at most\n"


@pytest.mark.parametrize(
    "words",
    [
        "record",
        "record check",
        "record state",
        "record state a b",
        "record state a --after -1",
        "record state a --after x",
        "record state a --after 1 --all",
        "record show a",
        "record review a",
        "record review a --seat -1",
        "record review a --seat x",
        "simulate",
        "simulate --seats sensible,random,random,random,random,random",
        "simulate --seats sensible,clever,random",
        "simulate --seats random,random --solo thief",
        "simulate --seats random --solo gambler",
        "simulate --seats random --edition prototype",
        "simulate --seats random,random,random --games 0",
        "simulate --seats random,random,random --jobs 0",
        "simulate --seats random,random,random --edition third",
    ],
)
def test_a_wrong_command_line_is_a_usage_error(run: Run, words: str) -> None:
    code, out, err = run(*words.split())
    assert (code, out) == (2, "")
    assert err.startswith("usage: ")


def test_an_unknown_bot_is_told_the_known_ones(run: Run) -> None:
    _, _, err = run("simulate", "--seats", "sensible,clever,random")
    assert "'clever' is not a bot; known are random, sensible" in err


def test_record_commands_open_no_window() -> None:
    program = (
        "import sys, game.commands; sys.exit('pygame' in sys.modules or 'tqdm' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows breaks no pipes")
def test_a_reader_may_stop_listening(save: Save) -> None:
    file = save(whole_game())
    command = [sys.executable, "main.py", "record", "state", "--all", str(file)]
    with subprocess.Popen(
        command, cwd=ROOT, env=BUFFERED, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaint = process.stderr.read()
        assert (process.wait(), complaint) == (PIPE_CLOSED, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full disk to try")
def test_a_full_disk_is_told(save: Save) -> None:
    file = save(whole_game())
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "main.py", "record", "state", str(file)],
            cwd=ROOT,
            env=BUFFERED,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert (done.returncode, done.stderr) == (
        1,
        b"The output cannot be written: No space left on device\n",
    )


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_the_help_of_a_command_knows_every_game_and_level(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    _code, out, _err = run(command, "--help")
    for game in SHELF.values():
        assert game.id in out
        assert all(f"--{option.word} " in out for option in game.options)
        assert all(level in out for level in bots_of(game.id).offered)
        assert not game.options or f"{game.title}: " in out


def test_every_command_says_what_it_does_and_what_each_word_means() -> None:
    waiting, found = [commands.parser()], 0
    while waiting:
        command = waiting.pop()
        for action in command._actions:
            if isinstance(action.choices, dict):  # the commands below it
                waiting += action.choices.values()
                continue
            assert action.help, (command.prog, action.dest)
        found += bool(command.description and command.description.endswith("."))
    assert found == len(
        (*WITHOUT_WINDOW, "state", "check", "deeds", "fair", "shuffles", "peek", "review")
    )


def test_the_program_names_every_game_it_holds() -> None:
    said = " ".join(parser().format_help().split())
    assert all(game.title in said for game in SHELF.values())
    assert all(f"`{command}`" in said for command in WITHOUT_WINDOW)
