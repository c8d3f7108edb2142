"""What the log says: a line for each thing that everybody has seen, chapter by chapter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeVar

from game.match import SeatSetup, TakeBack
from game.words import _
from scenes.table.speech import Line

E = TypeVar("E")
E_contra = TypeVar("E_contra", contravariant=True)


class Mark(NamedTuple):
    """A sign at the end of a line: a token, on a medal or on a lit disc."""

    token: str
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """What a line belongs to: a part of the game (an Age, a deal) and a step of it.

    ``title`` stands over its lines, ``part_title`` names the part alone. ``over`` tells whether
    a new step may begin now: it decides what comes next, but makes no chapter of its own.
    """

    part: int = 1
    step: int = 0
    title: str = ""
    part_title: str = ""
    over: bool = field(default=True, compare=False)


class Scribe(Protocol[E_contra]):
    """What the log has to be told about a game."""

    def say(self, event: E_contra, seats: Sequence[SeatSetup]) -> Line:
        """The event as a sentence."""

    def chapter(self, event: E_contra, before: Chapter) -> Chapter:
        """The chapter the event belongs to, after the event before it."""

    def mark(self, event: E_contra) -> Mark | None:
        """The sign of its line."""

    def noted(self, event: E_contra) -> bool:
        """Whether the log has a line for it."""


class LogLine(NamedTuple):
    """One line; ``moment`` is how many events had happened when it was over."""

    chapter: Chapter
    moment: int
    said: Line
    mark: Mark | None = None


def log_lines(
    scribe: Scribe[E],
    log: Sequence[E],
    seats: Sequence[SeatSetup],
    take_backs: Sequence[TakeBack] = (),
) -> list[LogLine]:
    """Every line, the oldest first."""
    chapters = _chapters(scribe, log)
    lines = []
    for at in range(len(log) + 1):
        for note in take_backs:
            if note.at == at:
                chapter = chapters[max(0, at - 1)]
                lines.append(LogLine(chapter, at, _taken_back(note, seats)))
        if at < len(log) and scribe.noted(log[at]):
            said = scribe.say(log[at], seats)
            lines.append(LogLine(chapters[at], at + 1, said, scribe.mark(log[at])))
    return lines


def _taken_back(note: TakeBack, seats: Sequence[SeatSetup]) -> Line:
    words = _("{who} took the last choice back")
    if note.agreed:
        words = _("{who} took the last choice back, as all agreed")
    return Line.of(words, seats[note.seat].name)


def _chapters(scribe: Scribe[E], log: Sequence[E]) -> list[Chapter]:
    """The chapter of each event."""
    chapters = []
    chapter = Chapter()
    for event in log:
        chapter = scribe.chapter(event, chapter)
        chapters.append(chapter)
    return chapters
