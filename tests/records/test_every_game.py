"""Records of every game: read, checked, refused with place and clause, whatever is in them.

Those of the council have more tests beside this one.
"""

import json

import pytest

from game.catalogue import SHELF
from game.records import make_record, parse_record, replay, write_record
from tests.records.bugami import RECORDED as BUGAMI
from tests.records.glass import RECORDED as GLASS
from tests.records.recorded import Recorded, Run, Save
from tests.records.rugs import RECORDED as RUGS

GAMES: dict[str, Recorded] = {"bugs-on-rugs": RUGS, "bugami": BUGAMI, "display-case": GLASS}
every_game = pytest.mark.parametrize("game", GAMES)


def test_every_game_is_here() -> None:
    assert {"bug-council", *GAMES} == set(SHELF)


@pytest.mark.parametrize(
    ("game", "seats", "number"),
    [(game, *which) for game, recorded in GAMES.items() for which in recorded.wholes],
)
def test_a_recorded_game_is_written_as_it_was_read(game: str, seats: int, number: int) -> None:
    text = GAMES[game].whole(seats, number)
    record = parse_record(text.encode())
    assert write_record(record) == text
    played = replay(record)
    meta = json.loads(text)["meta"]
    again = make_record(game, played.setup, record.seats, played.deals, played.actions, meta)
    assert again == record


@every_game
def test_the_keys_of_a_record(game: str) -> None:
    known = GAMES[game]
    opening = known.opening()
    record = make_record(game, known.setup, opening["seats"], [known.deal], [])
    assert json.loads(write_record(record)) == opening


@every_game
def test_the_first_state(game: str, run: Run, save: Save) -> None:
    code, out, err = run("record", "state", save(GAMES[game].opening()))
    assert (code, err) == (0, "")
    assert json.loads(out) == GAMES[game].first


@pytest.mark.parametrize(
    ("game", "seats", "number"),
    [(game, *which) for game, recorded in GAMES.items() for which in recorded.refereed],
)
def test_all_states_are_those_of_the_second_referee(
    game: str, seats: int, number: int, run: Run, save: Save
) -> None:
    parts = json.loads(GAMES[game].whole(seats, number))
    code, out, err = run("record", "state", save(parts), "--all")
    assert (code, err) == (0, "")
    lines = [json.loads(line) for line in out.splitlines()]
    assert len(lines) == len(parts["actions"]) + 1
    for line, seen in zip(lines, GAMES[game].referee(parts), strict=True):
        assert line == {"game": game, **seen}


@every_game
def test_a_finished_record_is_checked(game: str, run: Run, save: Save) -> None:
    seats, number = GAMES[game].wholes[0]
    text = GAMES[game].whole(seats, number)
    code, out, _ = run("record", "check", save(text))
    assert code == 0
    assert f"ok, {len(json.loads(text)['actions'])} actions, over, scores " in out


@every_game
def test_nothing_can_be_played_after_the_end(game: str, run: Run, save: Save) -> None:
    seats, number = GAMES[game].wholes[0]
    parts = json.loads(GAMES[game].whole(seats, number))
    count = len(parts["actions"])
    word = GAMES[game].first["legal"][0]
    parts["actions"].append(word)
    code, _, err = run("record", "check", save(parts))
    assert code == 1
    assert f"actions[{count}]: “{word}” is not allowed here. The game is over" in err
    assert "Allowed: nothing. (over)" in err


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, recorded in GAMES.items() for name in recorded.wrong]
)
def test_a_wrong_record_is_refused_with_its_place(
    game: str, name: str, run: Run, save: Save
) -> None:
    change, place, *reasons = GAMES[game].wrong[name]
    file = save(change(GAMES[game].begun()))
    code, out, err = run("record", "check", file)
    assert (code, out) == (1, "")
    (line,) = err.splitlines()
    assert line.startswith(f"{file}: {place}: ")
    assert all(reason in line for reason in reasons)


@pytest.mark.parametrize(
    ("game", "word"),
    [(game, word) for game, recorded in GAMES.items() for word in recorded.refused],
)
def test_an_action_is_refused_with_its_clause_and_the_legal_ones(
    game: str, word: str, run: Run, save: Save
) -> None:
    known = GAMES[game]
    file = save({**known.opening(), "actions": [word]})
    code, _, err = run("record", "check", file)
    assert code == 1
    assert err.startswith(f"{file}: actions[0]: ")
    assert known.refused[word] in err
    assert f" Allowed: {', '.join(known.first['legal'])}." in err
