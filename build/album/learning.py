"""The lessons: their contents, a step of each of them, and what is answered to another choice."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec import structs

from build.album.setting import open_scene
from build.album.vocabulary import Show, moment, step
from game.lessons.lesson import DONE, Lesson, LessonStep
from game.lessons.lesson_game import lessons
from scenes.app import ENTRIES
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Preferences, Speed
from scenes.shell.title.lessons import LessonsScene

LOOKS: Final = 8
END: Final = "learned"
SHELF: Final = {box.game.id: box for box in ENTRIES}


@moment("lessons")
def contents(unseen: HeadlessScreen) -> None:
    """Three lessons are done, and the fourth has been left."""
    wishes = Preferences()
    first = [lesson.id for lesson in lessons()]
    wishes.lessons = dict.fromkeys(first[:3], DONE) | {first[3]: "choose"}
    open_scene(unseen, LessonsScene(SHELF, wishes))


def at_step(lesson: Lesson, step: LessonStep, unseen: HeadlessScreen) -> None:
    """A lesson as it is at one of its steps, after all those before it."""
    before = itertools.takewhile(lambda each: each.id != lesson.id, lessons())
    kept = {each.id: DONE for each in before} | {lesson.id: step.id}
    wishes = Preferences(speed=Speed.OFF, lessons=kept)
    learn = SHELF[lesson.game].learn
    assert learn is not None
    open_scene(unseen, learn(lesson, wishes))
    for _ in range(LOOKS):
        unseen.step(0.2)


@moment("lesson_ghost")
def ghost(unseen: HeadlessScreen) -> None:
    """A lead that somebody goes over, and why."""
    lesson = lessons()[0]
    at_step(lesson, lesson.steps[3], unseen)
    unseen.click("card:M3")
    for _ in range(LOOKS):
        unseen.step(0.2)


def at_end(lesson: Lesson, unseen: HeadlessScreen) -> None:
    """Its last card, without what somebody plays freely before it."""
    told = structs.replace(lesson, steps=tuple(s for s in lesson.steps if s.kind != "free"))
    at_step(told, told.steps[-1], unseen)
    unseen.click("next")
    for _ in range(LOOKS):
        unseen.step(0.2)


def every() -> Iterator[tuple[str, Show]]:
    """Every step of every lesson."""
    for lesson in lessons():
        for each in lesson.steps:
            yield f"lesson_{lesson.id[:2]}_{each.id}", partial(at_step, lesson, each)
        yield f"lesson_{lesson.id[:2]}_{END}", partial(at_end, lesson)


@step
def lesson(unseen: HeadlessScreen, rest: str) -> None:
    """``lesson 06-recruits sow``: a lesson at this step, or at its end."""
    name, _space, place = rest.partition(" ")
    found = next(each for each in lessons() if each.id == name)
    if place:
        at_step(found, next(each for each in found.steps if each.id == place), unseen)
    else:
        at_end(found, unseen)
