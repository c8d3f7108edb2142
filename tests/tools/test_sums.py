"""What a rearrangement must leave as it is: the sums that tell whether it has."""

import json
from itertools import islice
from pathlib import Path

import pytest

from build import sums
from game.catalogue import SHELF

KINDS = sum(len(game.seats) for game in SHELF.values())


def test_what_has_come_gone_or_changed_is_named() -> None:
    before, now = {"same": "1", "old": "2", "other": "3"}, {"same": "1", "other": "4", "new": "5"}
    assert list(sums.changes(before, now)) == ["gone: old", "changed: other", "new: new"]


def test_games_by_chance_are_the_same_each_time_and_tell_of_another_rule(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = dict(islice(sums.games(), KINDS))
    assert dict(islice(sums.games(), KINDS)) == first
    game = SHELF["bugami"]
    monkeypatch.setattr(type(game.rules), "dump_state", lambda *_: {"rank": "changed"})
    now = dict(islice(sums.games(), KINDS))
    changed = {name.split()[1] for name in first if first[name] != now[name]}
    assert changed == {"bugami"}


def test_the_sums_are_written_and_compared(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sums.json"
    monkeypatch.setattr(sums, "everything", lambda: iter([("one", "1")]))
    assert sums.main([str(file)]) == 0
    assert json.loads(file.read_text("utf-8")) == {"one": "1"}
    assert sums.main([str(file), "--compare"]) == 0
    monkeypatch.setattr(sums, "everything", lambda: iter([("one", "2")]))
    assert sums.main([str(file), "--compare"]) == 1
    assert "changed: one" in capsys.readouterr().out
