"""The small game: its records, its guide, and how small it is."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any

import pytest

from build.environment import ROOT
from game.library.save import parse_save
from game.match import Match
from game.records import RecordError, make_record, parse_record, replay, write_record
from game.seating import SeatSetup, TableSetup
from scenes.kit.theme import PLAYER_COLOURS
from tests.small_game.rules import GAME, PEOPLE, Began, Event, Played

SEATS = tuple(SeatSetup(f"Leaf {n}", colour) for n, colour in enumerate(PLAYER_COLOURS))


def written(seats: int, seed: int = 4) -> str:
    match, chance = Match.open(TableSetup(SEATS[:seats], game=GAME.id, seed=seed)), Random(seed)
    while match.decision is not None:
        match.play(chance.choice(match.legal))
    names = [seat.name for seat in SEATS[:seats]]
    return write_record(make_record(GAME.id, match.setup, names, match.deals, match.actions))


def spoilt(people: int, **keys: object) -> str:
    """What is said of a record in which some keys are others."""
    record: dict[str, Any] = {**json.loads(written(people)), **keys}
    with pytest.raises(RecordError) as refused:
        replay(parse_record(json.dumps(record).encode()))
    return str(refused.value)


@pytest.mark.parametrize("seats", PEOPLE)
def test_a_game_is_the_same_when_it_is_read_again(seats: int) -> None:
    text = written(seats)
    told: list[Event] = []
    record = parse_record(text.encode())
    assert write_record(record) == text
    game = replay(record, told.extend)
    assert isinstance(told[0], Began)
    assert sum(isinstance(event, Played) for event in told) == len(game.actions) == 15 * seats


@pytest.mark.parametrize("seats", [1, 8])
def test_too_few_and_too_many_seats_are_refused_in_a_sentence(seats: int) -> None:
    names = [f"Leaf {n}" for n in range(seats)]
    words = f"seats: Last Leaf needs two to seven seats, not {seats}"
    assert spoilt(3, seats=names) == words


def test_a_seat_without_cards_is_refused_in_a_sentence() -> None:
    words = spoilt(3, seats=["Leaf 0", "Leaf 1", "Leaf 2", "Leaf 3"])
    assert words == "deals: Every card of the pack is dealt once. (every-card-once)"


def test_a_card_that_is_kept_for_last_is_refused_with_its_rule() -> None:
    hand = json.loads(written(2))["deals"][0][0][json.loads(written(2))["lead"]]
    words = spoilt(2, actions=[str(max(hand))])
    assert "is not allowed here. The highest card of a hand is played last" in words


def test_a_record_of_another_game_cannot_be_a_table_of_this_one() -> None:
    with pytest.raises(RecordError):
        parse_save(written(2).replace("last-leaf", "bug-council").encode())


HERE = Path(__file__).parent
RULES, WORDS = ("rules",), ("description",)
SCREEN = ("book", "entry", "deck", "picture", "cues", "ui")


def lines(name: str) -> int:
    """Lines with something to do: no blank ones, no imports, no docstrings, no comments."""
    text = (HERE / f"{name}.py").read_text(encoding="utf-8")
    idle: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        quoted = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if quoted or isinstance(node, ast.Import | ast.ImportFrom):
            assert isinstance(node, ast.stmt)
            idle.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    written = enumerate(text.splitlines(), start=1)
    busy = [line.strip() for number, line in written if number not in idle]
    return sum(bool(line) and not line.startswith("#") for line in busy)


def test_the_rules_are_short() -> None:
    assert sum(map(lines, RULES)) <= 160


def test_what_is_said_is_short() -> None:
    assert sum(map(lines, WORDS)) <= 70


def test_the_screen_is_short() -> None:
    assert sum(map(lines, SCREEN)) <= 330


GUIDE = (ROOT / "docs" / "your_first_game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\w+ (\w+\.\w+)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


def shown(file: str, block: str) -> bool:
    """Whether these lines follow each other in a file, however far they are indented there."""
    lines, wanted = (
        (Path(__file__).parent / file).read_text("utf-8").splitlines(),
        block.split("\n"),
    )
    length = len(wanted) - 1
    places = (at for at, line in enumerate(lines) if line.strip() == wanted[0].strip())
    return any(dedent("\n".join(lines[at : at + length])) + "\n" == block for at in places)


@pytest.mark.parametrize(("file", "block"), BLOCKS)
def test_a_block_of_the_guide_is_code_that_runs(file: str, block: str) -> None:
    assert shown(file, block)


def test_the_guide_shows_every_room() -> None:
    assert {file for file, _block in BLOCKS} == {
        *("rules.py", "description.py", "cues.py", "ui.py", "book.md", "entry.py")
    }
