"""What holds the coach to its word: bytes are the same for all, and a stopped run goes on."""

from __future__ import annotations

from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from build.workshop.coach import same
from build.workshop.coach.claims import claims
from build.workshop.coach.costs import costs
from build.workshop.coach.kept import GameCache, Row
from build.workshop.coach.losses import losses
from game.catalogue import SHELF
from game.coach.asking import Prefetch
from game.coach.tally import OutcomeTally


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few tables in each block of this process and of those that begin from it."""
    monkeypatch.setattr("game.coach.evaluate.BLOCK", 3)


def test_hint_warning_review_and_problem_go_by_the_same_bytes() -> None:
    with same.another_process() as elsewhere:
        for position in islice(same.positions(), 0, 60, 30):
            assert same.different(position, elsewhere, Random(1)) == []


def test_whoever_goes_by_other_bytes_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(job: Prefetch, _game: str, _asked: object) -> OutcomeTally:
        found = job.run_inline("")
        return found + found

    monkeypatch.setattr(Prefetch, "run_in_worker", twice)
    with same.another_process() as elsewhere:
        position = next(same.positions())
        assert same.different(position, elsewhere, Random(1)) == ["warning"]


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    looked = list[str]()

    def look(name: str) -> list[Row]:
        looked.append(name)
        return [[name, 1.5, True, None]]

    for _run in range(2):
        kept = GameCache(tmp_path / "found.jsonl")
        for game in ("one", "two"):
            assert kept.once(("losses", game), partial(look, game)) == [[game, 1.5, True, None]]
    assert looked == ["one", "two"]


@pytest.mark.usefixtures("few")
def test_what_was_kept_of_a_game_is_told_as_it_was_found(tmp_path: Path) -> None:
    levels, file = ["random", "newcomer"], tmp_path / "losses.jsonl"
    first = list(losses("display-case", levels, range(1), GameCache(file)))
    assert list(losses("display-case", levels, range(1), GameCache(file))) == first
    assert len(file.read_text("utf-8").splitlines()) == 1


@pytest.mark.usefixtures("few")
def test_what_a_table_with_a_neutral_costs_is_measured_too() -> None:
    found = costs("bug-council", 1, questions=2, reviews=1)
    assert [len(each) for each in found] == [2, 2, 1, 1]
    assert all(second > 0 for each in found for second in each)


@pytest.mark.parametrize("game", SHELF)
def test_other_tables_say_the_same(game: str) -> None:
    found = list(claims(game, 1))
    assert any(said.kind is not None for said in found)
    assert all(said.holds for said in found)
