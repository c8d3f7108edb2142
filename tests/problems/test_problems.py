"""Every problem is what its file says, and together they are worth the while."""

import ast
import inspect
import json
from collections import Counter
from datetime import date, timedelta
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from random import Random

import pytest

from build.problems.checking import QUICK, faults, question_of
from build.problems.dealt import Pool, deal_tables
from build.problems.proof import codes, every, sure, winning_choices
from build.problems.second import Care, Plans, doubts
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


ONLY_OPEN = Path(__file__).parent / "only_with_open_cards.json"
CHOICE = "B8"


def test_a_win_that_has_to_see_the_cards_is_not_called_certain() -> None:
    problem = Problem(ONLY_OPEN)
    question, seat = question_of(problem), problem.known.seat
    ways = every(question, 4000)
    at = codes(problem.game, question.view.legal).index(CHOICE)
    assert all(winning_choices(problem.game, way, seat)[at] for way in ways)
    assert sure(question, "any").choices == ()


@pytest.mark.parametrize(("name", "ways"), [("bug-council/bc028", 9), ("bugami/bg05", 18)])
def test_few_ways_are_all_looked_at_and_counted(name: str, ways: int) -> None:
    problem = Problem(FOLDER / f"{name}.json")
    found = sure(question_of(problem), "any")
    assert found.ways == problem.known.ways == ways
    legal = codes(problem.game, question_of(problem).view.legal)
    assert tuple(legal[at] for at in found.choices) == problem.known.answers


def test_where_there_are_more_ways_than_are_looked_at_some_deals_are_drawn() -> None:
    problem = Problem(FOLDER / "bug-council" / "bc028.json")
    found = sure(question_of(problem), "any", count=20, most=8)
    assert found.ways == 0
    legal = codes(problem.game, question_of(problem).view.legal)
    assert tuple(legal[at] for at in found.choices) == problem.known.answers


FALSE = Path(__file__).parent / "false"
SOURCES = [Path(inspect.getfile(part)).read_text("utf-8") for part in (Pool, Plans)]
CARE = Care(ways=4000, deals=30, games=200)
SEED, MANY = "25", 3
"""On so many deals, by this chance, what is false is found out."""
AT_ONCE = ("bc013", "bc022", "bc028", "bc049", "bc050", "bg04", "bg12", "br04", "sm08", "ug03")
"""Some of each kind that take little time: played on, with all ways, with the Emissary, alone."""
WRONG = {"bg07": "H8", "br05": "D4", "br06": "U6"}
"""What was once called certain. Overlooked was what is left over at the deal and counts in the end;
that the other one chooses face down; whose turn it is, and what is offered."""


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(file, id=file.stem, marks=() if file.stem in AT_ONCE else pytest.mark.whole)
        for file in FILES
    ],
)
def test_the_answers_and_no_other_choices_win(file: Path) -> None:
    assert list(doubts(Problem(file), "test", CARE)) == []


@pytest.mark.parametrize("name", WRONG)
def test_what_was_called_certain_and_is_not_is_found_out(name: str) -> None:
    problem = Problem(FALSE / f"{name}.json")
    rules = SHELF[problem.game].rules
    tables, _ = deal_tables(problem, CARE.ways, MANY, Random(SEED))
    wrong = rules.read(WRONG[name], tables[0])
    assert WRONG[name] in problem.known.answers
    assert not Plans(rules, problem.known.seat).win(tables, wrong)


@pytest.mark.parametrize("name", ["bg07", pytest.param("br05", marks=pytest.mark.whole)])
def test_the_first_proof_finds_it_too(name: str) -> None:
    found = list(faults(Problem(FALSE / f"{name}.json"), "test", QUICK))
    assert any(each.startswith("certain are") for each in found)


def test_the_second_proof_knows_nothing_of_the_first_and_of_the_coach() -> None:
    known = {
        node.module
        for source in SOURCES
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)
    }
    ours = {name for name in known if name and name.startswith(("game", "build"))}
    assert {name for name in ours if not name.startswith("game.rules.")} <= {
        *("build.problems.dealt", "game.bots", "game.bots.bot", "game.catalogue"),
        *("game.problems.problem", "game.table"),
    }
    assert not any(".Tables" in source for source in SOURCES)
