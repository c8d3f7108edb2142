"""Every problem is proved in a second way that shares nothing with the first but the rules."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from random import Random

import pytest

from build.problems.checking import QUICK, faults
from build.problems.dealt import Pool, dealt
from build.problems.second import Care, Plans, doubts
from game.catalogue import SHELF
from game.problems.problem import FOLDER, Problem

FALSE = Path(__file__).parent / "false"
SOURCES = [Path(inspect.getfile(part)).read_text("utf-8") for part in (Pool, Plans)]
FILES = sorted(FOLDER.glob("*/*.json"))
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
    tables, _ = dealt(problem, CARE.ways, MANY, Random(SEED))
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
