"""Every problem is what its file says, and together they are worth the while."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from itertools import groupby
from operator import attrgetter
from pathlib import Path

import pytest

from build.problems.checking import QUICK, faults
from game.catalogue import SHELF
from game.problems.daily import of_the_day
from game.problems.problem import FOLDER, GRADES, Problem, Proof, problems
from game.records import RecordError

FILES = sorted(FOLDER.glob("*/*.json"))
LEAST = {"bug-council": 30, "bugs-on-rugs": 4, "bugami": 6, "display-case": 6}
PAST, FUTURE = date(1987, 6, 5), date(2399, 12, 31)


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(file, id=file.stem, marks=() if number % 5 == 1 else pytest.mark.whole)
        for _game, files in groupby(FILES, key=attrgetter("parent"))
        for number, file in enumerate(files)
    ],
)
def test_the_answer_is_right_and_the_mistake_is_one(file: Path) -> None:
    """Day by day of every fifth one, in each game."""
    assert list(faults(Problem(file), "test", QUICK)) == []


def test_there_are_enough_for_every_game() -> None:
    told = problems()
    counted = Counter(problem.game for problem in told)
    assert counted.keys() == SHELF.keys()
    assert all(counted[game] >= least for game, least in LEAST.items())
    assert sum(len(problem.record.seats) == 1 for problem in told) >= 12
    assert {len(problem.record.seats) for problem in told} >= {1, 2, 3, 4, 5}


def test_most_of_them_are_proved() -> None:
    told = problems()
    assert sum(problem.known.proof is Proof.TABLES for problem in told) <= len(told) / 8


def test_no_reason_is_that_of_more_than_a_quarter() -> None:
    told = problems()
    (_why, most), *_ = Counter(problem.known.why for problem in told).most_common(1)
    assert most <= len(told) / 4


def test_easy_ones_come_first_and_there_are_some_of_every_grade() -> None:
    grades = [problem.known.grade for problem in problems()]
    assert grades == sorted(grades)
    assert set(grades) == set(GRADES)


def test_no_two_ask_the_same() -> None:
    told = problems()
    assert len({problem.id for problem in told}) == len(told)
    assert len({problem.record.actions for problem in told}) == len(told)


@pytest.mark.parametrize("first", [PAST, FUTURE, date(2026, 2, 28)])
def test_each_is_that_of_a_day_before_any_comes_again(first: date) -> None:
    told = problems()
    start = first - timedelta(days=first.toordinal() % len(told))
    days = [start + timedelta(days=number) for number in range(len(told))]
    assert {of_the_day(told, day).id for day in days} == {problem.id for problem in told}


def test_a_day_has_the_same_problem_for_everybody() -> None:
    told = problems()
    assert of_the_day(told, PAST).id == of_the_day(told[::-1], PAST).id


@pytest.mark.parametrize("wrong", [{}, {"seat": "you"}, {"proof": "guess"}, {"grade": None}])
def test_a_damaged_file_is_refused_with_its_place(tmp_path: Path, wrong: dict[str, object]) -> None:
    kept = json.loads(FILES[0].read_text(encoding="utf-8"))
    kept["meta"]["problem"] = kept["meta"]["problem"] | wrong if wrong else None
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps(kept), encoding="utf-8")
    with pytest.raises(RecordError, match=r"meta\.problem"):
        Problem(file)
