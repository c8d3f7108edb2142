"""A problem as it stands in its file: a record up to the question, and what is known of it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import structs

from game.assets import assets_root
from game.decoding import from_plain
from game.match import AnyMatch, Match
from game.records import RecordError, RecordSchema, Replay, read_record, replay
from game.table import Seat

FOLDER: Final = assets_root() / "problems"
KEY: Final = "problem"
"""What it is called in the ``meta`` of its record, which the rules never read."""
GRADES: Final = range(1, 5)

Codes = tuple[str, ...]


class Proof(StrEnum):
    """How it is known that the answer is right. The values stand in files."""

    SURE = "sure"
    """With closed cards: it wins however they lie and whatever the others play."""
    OPEN = "open"
    """With all cards open: every other choice loses."""
    TABLES = "playouts"
    """With closed cards: it wins more of two thousand imagined tables, whoever sits there."""


class ProblemFacts(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """What is known of a problem.

    Args:
        seat: Whose choice it is.
        proof: How it is known.
        answers: Every choice that is right, as records write them.
        trap: The wrong choice that is most usual.
        why: What the points that the trap costs come from: the source as the rules call it, and
            whether it is one's own or ``theirs``, such as ``own tricks``.
        grade: 1 a newcomer's bot finds it, 2 a sensible one, 3 one that searches, 4 hardly that.
        line: How it goes on after the first of the answers, to the end, with that answer.
        fails: The same with the trap.
        revealed: The cards that lie face down and are told all the same, where all are open.
        ways: Where it is certain with closed cards: so many ways in which they can lie, each of
            them looked at; 0: some were drawn.
        odds: Of a hundred tables so many are won with the answer and with the trap; empty where
            it is certain.
    """

    seat: Seat
    proof: Proof
    answers: Codes
    trap: str
    why: str
    grade: int
    line: Codes
    fails: Codes
    revealed: Codes = ()
    ways: int = 0
    odds: tuple[int, ...] = ()


class Problem:
    """One problem; whatever its record tells is looked up when it is asked for.

    Raises RecordError where the file is none, or its game is not allowed.
    """

    def __init__(self, file: Path) -> None:
        self.id = file.stem
        self.record: RecordSchema = read_record(file)
        try:
            self.known = from_plain(self.record.meta.get(KEY), ProblemFacts)
        except msgspec.ValidationError as trouble:
            raise RecordError(f"meta.{KEY}", str(trouble)) from None

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.record.game

    @property
    def is_alone(self) -> bool:
        """Whether somebody solves it who is alone at the table."""
        return len(self.record.seats) == 1

    @cached_property
    def replay(self) -> Replay:
        """The game up to the question."""
        return replay(self.record)

    def after(self, line: Codes) -> Replay:
        """The game as it goes on with these choices."""
        return replay(structs.replace(self.record, actions=(*self.record.actions, *line)))

    def match(self, line: Codes = ()) -> AnyMatch:
        """The problem as a match."""
        return Match.from_replay(self.after(line) if line else self.replay, Random(self.id))

    def is_right(self, code: str) -> bool:
        """Whether a choice is as good as the best."""
        return code in self.known.answers


def meta_of(known: ProblemFacts) -> Mapping[str, Any]:
    """What a record of it says besides the game."""
    return {KEY: msgspec.to_builtins(known)}


def problems(folder: Path = FOLDER) -> tuple[Problem, ...]:
    """All of them, those of a game together, the easy ones first. Raises RecordError."""
    told = [Problem(file) for file in sorted(folder.glob("*/*.json"))]
    return tuple(sorted(told, key=lambda each: each.known.grade))
