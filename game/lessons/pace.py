"""About how long a lesson takes: reading, finding the bubble, deciding, cards that are played."""

from __future__ import annotations

import re
from typing import Final

from game.lessons.lesson import Lesson

READ: Final = 3.3  # words in a second
BUBBLE: Final = 1.2  # seconds until it has been found
DECIDING: Final = 7.4
PLAYED: Final = 1.6  # for each action that is watched
HURRIED, BEGUN = 0.25, 1.0  # for each that is played on fast, and for all of them
CARD: Final = re.compile(r"\{[BMACFDHS](?:\d+|[JQKA])\}")
NAME: Final = re.compile(r"\{[^}]*\}")


def words(text: str) -> int:
    """How many words are heard: a card is two, a name one."""
    return len(NAME.sub("Name", CARD.sub("Ants 7", text)).split())


def seconds(lesson: Lesson) -> float:
    """Until it has been gone through, for somebody who makes no detours."""
    took, now = 0.0, lesson.starts
    for step in lesson.steps:
        away = step.after - now
        took += PLAYED * away if step.skip is None else HURRIED * away + BEGUN
        took += words(f"{step.head} {step.say}") / READ + BUBBLE + step.seconds
        now = step.after
        if step.kind in ("play", "ask"):
            took += DECIDING
        if step.kind == "play":
            took, now = took + PLAYED, step.after + 1
    return took


def minutes(lesson: Lesson) -> int:
    """The same as it is told before: whole minutes, one at least."""
    return max(1, round(seconds(lesson) / 60))
