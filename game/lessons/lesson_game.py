"""A lesson with the game it is told over: that game at any moment, and as it goes on otherwise."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Final

from msgspec import structs

from game.bots import Level
from game.catalogue import SHELF
from game.lessons import FOLDER
from game.lessons.lesson import Lesson, read_lesson
from game.lessons.lines import Codes
from game.match import AnyMatch, Match
from game.records import RecordSchema, Replay, read_record, replay
from game.seating import SeatSetup, TableSetup

BOTS: Final = "sensible"
"""Who plays on where a lesson leaves the rest of a game to the learner."""


def lessons(folder: Path = FOLDER) -> tuple[Lesson, ...]:
    """All lessons in their order. Raises msgspec.DecodeError for a file that is none."""
    return tuple(read_lesson(file) for file in sorted(folder.glob("*.json")))


class LessonGame:
    """One lesson and its game. Raises RecordError where the rules do not allow that."""

    def __init__(self, lesson: Lesson, folder: Path = FOLDER) -> None:
        self.lesson = lesson
        self._file = folder / lesson.record

    def at(self, after: int, line: Codes = ()) -> AnyMatch:
        """The game after so many of its actions, and after those of a line that follows them."""
        actions = (*self._record.actions[:after], *line)
        told = replay(structs.replace(self._record, actions=actions))
        return Match.from_replay(told, Random(self.lesson.id))

    def action(self, number: int) -> object:
        """What is played as this number, from 0."""
        return self._replay.actions[number]

    def code(self, action: object) -> str:
        """How the lesson calls an action."""
        return SHELF[self._record.game].rules.write(action)

    def table(self, colours: Codes, *, hints: bool = False) -> TableSetup:
        """Who sits there: the learner in the first seat, bots in the others."""
        names, game = self._record.seats, self._record.game
        seats = tuple(
            SeatSetup(name, colour, BOTS if seat else None)
            for seat, (name, colour) in enumerate(zip(names, colours, strict=False))
        )
        options = SHELF[game].rules.options(self._replay.setup)
        return TableSetup(seats, options, hints=hints, takebacks="off", seed=1, game=game,
            coach="off")  # fmt: skip

    def first_table(self, colours: Codes) -> TableSetup:
        """A game of one's own with the same people, who play for the first time as well."""
        told = self.table(colours, hints=True)
        seats = tuple(replace(seat, bot=seat.bot and Level.NEWCOMER) for seat in told.seats)
        return replace(told, seats=seats, takebacks="free", seed=None)

    @cached_property
    def _record(self) -> RecordSchema:
        return read_record(self._file)

    @cached_property
    def _replay(self) -> Replay:
        return replay(self._record)
