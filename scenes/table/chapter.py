"""What a game is divided into: the headings of its log, the cells of its film."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeVar

from game.describe.line import Line
from game.match import SeatSetup
from scenes.kit.theme import WINNING

E = TypeVar("E")
E_contra = TypeVar("E_contra", contravariant=True)


class Mark(NamedTuple):
    """A sign at the end of a line: a token, on a medal or on a lit disc."""

    token: str
    lit: bool = False
    face: str = WINNING  # what a medal is made of


@dataclass(frozen=True, slots=True)
class Chapter:
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


class Scribe(Protocol[E_contra]):
    """What a log has to be told about a game."""

    def say(self, event: E_contra, seats: Sequence[SeatSetup]) -> Line:
        """The event as a sentence that anybody at the table may read."""

    def chapter(self, event: E_contra, before: Chapter) -> Chapter:
        """The chapter the event belongs to, after the event before it."""

    def mark(self, event: E_contra) -> Mark | None:
        """The sign of its line."""

    def marked(self, event: E_contra, earlier: E_contra) -> bool:
        """Whether the sign of an event stands in the line of this earlier one."""

    def noted(self, event: E_contra) -> bool:
        """Whether the log has a line for it."""

    def rule(self, event: E_contra) -> str:
        """The clause that says why it happened, or the id of an article; empty for neither."""


def chapters(scribe: Scribe[E], log: Sequence[E]) -> list[Chapter]:
    """The chapter of each event."""
    found = []
    chapter = Chapter()
    for event in log:
        chapter = scribe.chapter(event, chapter)
        found.append(chapter)
    return found
