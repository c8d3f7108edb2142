"""The lessons: their contents, a step of each of them, and what is answered to another choice."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec import structs

from build.album.setting import open_scene
from build.album.sheets import Show
from game.lessons.lesson import DONE, Lesson, Step
from game.lessons.lesson_game import lessons
from scenes.app import ENTRIES
from scenes.backend.headless import Unseen
from scenes.kit.preferences import Preferences, Speed
from scenes.shell.title.lessons import LessonsScene

LOOKS: Final = 8
END: Final = "learned"
SHELF: Final = {box.game.id: box for box in ENTRIES}
SAMPLES: Final = (
    *(("01-a-trick", "follow"), ("02-strong-suits", "who"), ("03-the-lowest-visits", "sow")),
    *(("04-the-last-card", "choose"), ("05-no-allegiance", "seal"), ("06-recruits", "recruits")),
    *(("07-the-emissary", "gift"), ("08-the-termitenator", "trigger")),
    *(("09-its-table-of-choices", "weakest"), ("01-a-trick", END), ("06-recruits", END)),
)
"""The step of each lesson that stands for all of them, and the last card of two."""


def contents(unseen: Unseen) -> None:
    """Three lessons are done, and the fourth has been left."""
    wishes = Preferences()
    first = [lesson.id for lesson in lessons()]
    wishes.lessons = dict.fromkeys(first[:3], DONE) | {first[3]: "choose"}
    open_scene(unseen, LessonsScene(SHELF, wishes))


def at_step(lesson: Lesson, step: Step, unseen: Unseen) -> None:
    """A lesson as it is at one of its steps, after all those before it."""
    before = itertools.takewhile(lambda each: each.id != lesson.id, lessons())
    kept = {each.id: DONE for each in before} | {lesson.id: step.id}
    wishes = Preferences(speed=Speed.OFF, lessons=kept)
    learn = SHELF[lesson.game].learn
    assert learn is not None
    open_scene(unseen, learn(lesson, wishes))
    for _ in range(LOOKS):
        unseen.step(0.2)


def ghost(unseen: Unseen) -> None:
    """A lead that somebody goes over, and why."""
    lesson = lessons()[0]
    at_step(lesson, lesson.steps[3], unseen)
    unseen.click("card:M3")
    for _ in range(LOOKS):
        unseen.step(0.2)


def at_end(lesson: Lesson, unseen: Unseen) -> None:
    """Its last card, without what somebody plays freely before it."""
    told = structs.replace(lesson, steps=tuple(s for s in lesson.steps if s.kind != "free"))
    at_step(told, told.steps[-1], unseen)
    unseen.click("next")
    for _ in range(LOOKS):
        unseen.step(0.2)


def every() -> Iterator[tuple[str, Show]]:
    """Every step of every lesson."""
    for lesson in lessons():
        for step in lesson.steps:
            yield f"lesson_{lesson.id[:2]}_{step.id}", partial(at_step, lesson, step)
        yield f"lesson_{lesson.id[:2]}_{END}", partial(at_end, lesson)


def _samples() -> Iterator[tuple[str, Show]]:
    wanted = {f"lesson_{lesson[:2]}_{step}" for lesson, step in SAMPLES}
    return ((name, show) for name, show in every() if name in wanted)


MOMENTS: Final = (("lessons", contents), *_samples(), ("lesson_ghost", ghost))
LARGE: Final = (("large_lessons", contents), ("large_ghost", ghost))
