"""What is written can be read, and the rules allow it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from build.environment import ROOT
from game.match import Match
from game.records import make_record, parse_record, read_record, replay, write_record
from game.rules.council.api import Phase
from game.seating import SeatSetup, TableSetup
from game.simulate import Plan, play_game
from game.table import Options
from tests.records.recorded import Run, points_of, whole_game


@pytest.mark.parametrize("edition", ["published", "prototype"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_comes_back_as_it_was_played(edition: str, seats: int, tmp_path: Path) -> None:
    bots = ("sensible", *["random"] * (seats - 1))
    for number in range(3):
        outcome = play_game(Plan(bots, 3, 5, {"edition": edition}, tmp_path), number)
        game = replay(read_record(tmp_path / f"game-{number:06}.json"))
        last = game.states[-1]
        assert last.phase is Phase.OVER
        assert (last.winners, points_of(last)) == (outcome.winners, outcome.points)
        assert (len(game.actions), len(game.states)) == (outcome.actions, outcome.actions + 1)


def test_writing_what_was_read_changes_nothing() -> None:
    text = whole_game()
    assert write_record(parse_record(text.encode())) == text


@pytest.mark.parametrize(
    ("game", "options", "every"),
    [("bug-council", {}, 1), ("bugami", {"jokers": 1, "target": 100}, 10)],
)
def test_a_match_can_be_recorded_after_every_action(
    game: str, options: Options, every: int
) -> None:
    names = ("Ada", "Ben", "Çelik Ünal")
    seats = tuple(SeatSetup(name, "red") for name in names)
    match: Match[Any, Any, Any] = Match.open(TableSetup(seats, options, seed=3, game=game))
    while match.decision is not None:
        match.play(match.legal[-1] if len(match.actions) % 3 else match.legal[0])
        if len(match.actions) % every and match.decision is not None:
            continue
        record = make_record(game, match.setup, names, match.deals, match.actions, {"seed": 3})
        again = replay(parse_record(write_record(record).encode()))
        assert (again.setup, list(again.deals)) == (match.setup, match.deals)
        assert list(again.actions) == match.actions
        assert (again.states[-1].phase.name == "OVER") == (match.decision is None)


def test_meta_may_hold_anything_and_be_left_out(tmp_path: Path, run: Run) -> None:
    record = parse_record(whole_game().encode())
    setup, deals, actions = (game := replay(record)).setup, game.deals, game.actions
    for meta in (None, {"bots": [None, "sensible"], "nested": {"seed": 1.5}}):
        file = tmp_path / "meta.json"
        file.write_text(
            write_record(make_record(record.game, setup, record.seats, deals, actions, meta))
        )
        assert ('"meta"' in file.read_text()) == (meta is not None)
        assert run("record", "check", file)[0] == 0


def test_earlier_states_of_a_replay_stay_as_they_were() -> None:
    record = parse_record(whole_game().encode())
    states = replay(record).states
    assert [len(state.hands[0]) for state in (states[0], states[3])] == [11, 11]
    assert states[0].declared == [None, None, None]


PROGRAM = """
import sys
from dataclasses import make_dataclass
from threading import Barrier, Thread
from game.decoding import from_json, from_plain

sys.setswitchinterval(1e-6)
for number in range(60):
    inner = make_dataclass("Inner", [("a", int)])
    kind = make_dataclass("Outer", [("x", inner), ("y", list[inner]), ("z", dict[str, int])])
    gate, value = Barrier(4), {"x": {"a": number}, "y": [], "z": {}}
    text = f'{{"x": {{"a": {number}}}, "y": [], "z": {{}}}}'.encode()

    def read(first: bool) -> None:
        gate.wait()
        found = from_plain(value, kind) if first else from_json(text, kind)
        assert found.x.a == number

    threads = [Thread(target=read, args=(turn % 2 == 0,)) for turn in range(4)]
    [each.start() for each in threads]
    [each.join() for each in threads]
print("all read")
"""


def test_threads_that_meet_a_kind_of_file_at_the_same_moment_read_it() -> None:
    """Unguarded, the decoder ends the whole program with a fault of its own."""
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "all read\n", "")
