"""What the log says: a line for each thing that everybody has seen, chapter by chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.match import SeatSetup, TakeBack
from game.words import _
from scenes.table.chapter import Chapter, E, Mark, Scribe, chapters
from scenes.table.speech import Line


class LogLine(NamedTuple):
    """One line; ``moment`` is how many events had happened when it was over."""

    chapter: Chapter
    moment: int
    said: Line
    marks: tuple[Mark, ...] = ()


def log_lines(
    scribe: Scribe[E],
    log: Sequence[E],
    seats: Sequence[SeatSetup],
    take_backs: Sequence[TakeBack] = (),
) -> list[LogLine]:
    """Every line, the oldest first."""
    belong = chapters(scribe, log)
    marks = _marks(scribe, log, belong)
    lines = []
    for at in range(len(log) + 1):
        for note in take_backs:
            if note.at == at:
                chapter = belong[max(0, at - 1)]
                lines.append(LogLine(chapter, at, _taken_back(note, seats)))
        if at < len(log) and scribe.noted(log[at]):
            said = scribe.say(log[at], seats)
            lines.append(LogLine(belong[at], at + 1, said, marks[at]))
    return lines


def _marks(
    scribe: Scribe[E], log: Sequence[E], belong: Sequence[Chapter]
) -> list[tuple[Mark, ...]]:
    """The signs of each event's line; some are won by what happens later in its chapter."""
    marks: list[tuple[Mark, ...]] = [()] * len(log)
    begins = 0
    for at, event in enumerate(log):
        if belong[at] != belong[begins]:
            begins = at
        mark = scribe.mark(event)
        if mark is not None:
            chapter = range(at - 1, begins - 1, -1)
            won = next((before for before in chapter if scribe.marked(event, log[before])), at)
            marks[won] += (mark,)
    return marks


def _taken_back(note: TakeBack, seats: Sequence[SeatSetup]) -> Line:
    words = _("{who} took the last choice back")
    if note.agreed:
        words = _("{who} took the last choice back, as all agreed")
    return Line.of(words, seats[note.seat].name)
