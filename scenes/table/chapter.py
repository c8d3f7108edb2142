"""What a game is divided into: the headings of its log, the cells of its film."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from game.describe import Description
from scenes.kit.theme import WINNING

E = TypeVar("E")


class Mark(NamedTuple):
    """A sign at the end of a line: a token, on a medal or on a lit disc."""

    token: str
    lit: bool = False
    face: str = WINNING  # what a medal is made of


@dataclass(frozen=True, slots=True)
class LogChapter:
    """What a line belongs to: a part of the game (an Age, a deal) and a step of it.

    Parts count from 1, and so do the steps of each; step 0 is what comes before the first one.
    ``title`` stands over its lines, ``part_title`` names the part alone. ``over`` tells whether
    a new step may begin now, ``begun`` whether it is past what only leads up to it, where a film
    does not stop: both decide what comes next, but make no chapter of their own.
    """

    part: int = 1
    step: int = 0
    title: str = ""
    part_title: str = ""
    over: bool = field(default=True, compare=False)
    begun: bool = field(default=True, compare=False)


class LogSource(Protocol[E]):
    """What a log has to be told about a game."""

    @property
    def description(self) -> Description[Any, Any, E]:
        """What it says of its table."""

    def chapter(self, event: E, before: LogChapter) -> LogChapter:
        """The chapter the event belongs to, after the event before it."""

    def mark(self, event: E) -> Mark | None:
        """The sign of its line."""

    def shares_mark(self, event: E, earlier: E) -> bool:
        """Whether the sign of an event stands in the line of this earlier one."""

    def has_line(self, event: E) -> bool:
        """Whether the log has a line for it."""

    def rule(self, event: E) -> str:
        """The clause that says why it happened, or the id of an article; empty for neither."""


def chapters(scribe: LogSource[E], log: Sequence[E]) -> list[LogChapter]:
    """The chapter of each event."""
    found = []
    chapter = LogChapter()
    for event in log:
        chapter = scribe.chapter(event, chapter)
        found.append(chapter)
    return found
