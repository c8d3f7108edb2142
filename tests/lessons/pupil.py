"""Somebody who learns: does what the bubbles ask, or first everything else, by whatever device."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from game.lessons.lesson import Lesson, LessonStep
from game.lessons.lesson_game import lessons
from scenes.app import ENTRIES
from scenes.backend.headless import HeadlessScreen
from scenes.kit.preferences import Preferences, Speed
from scenes.kit.scene import Scene
from scenes.selftest.pilot import Cockpit, Use, by_mouse
from scenes.shell.title.lessons import LessonsScene
from scenes.table.lesson.ghost import GhostScene
from scenes.table.lesson.scene import EndLayer, LessonScene
from scenes.table.lesson.step import StepLayer

LESSONS = {lesson.id: lesson for lesson in lessons()}
SHELF = {box.game.id: box for box in ENTRIES}
PATIENCE = 400
T = TypeVar("T")


def at_step(lesson: str, step: str = "") -> LessonScene:
    """A lesson opened at one of its steps, with nothing that moves."""
    wishes = Preferences(speed=Speed.OFF, lessons={lesson: step} if step else {})
    learn = SHELF[LESSONS[lesson].game].learn
    scene = learn(LESSONS[lesson], wishes)
    assert isinstance(scene, LessonScene)
    return scene


def steps_to(code: str) -> list[str]:
    """The controls by which something is chosen one after the other, where one does not say it."""
    match code.replace("@", " ").replace(">", " ").split():
        case ["draw", stack]:
            return [f"stack:{int(stack) - 1}"]
        case ["move", source, target]:
            return ["coin", f"from:{int(source) - 1}", f"to:{int(target) - 1}"]
        case ["pass"]:
            return ["pass", "yes"]
        case [card, cell]:
            return [f"hold:{card}", f"at:{cell}"]
        case _:
            return [code]


@contextmanager
def classroom(
    preferences: Preferences | None = None,
) -> Iterator[tuple[HeadlessScreen, Preferences]]:
    """The contents of the lessons in a window that nobody sees."""
    wishes = preferences or Preferences(speed=Speed.OFF)
    page = LessonsScene(SHELF, wishes)
    with HeadlessScreen(page, (1280, 720), preferences=wishes) as unseen:
        yield unseen, wishes


def others(step: LessonStep) -> list[str]:
    """Every choice that is not the one that leads on."""
    return [choice for other in step.others if not other.is_praised for choice in other.to]


class Pupil:
    """Goes through one lesson.

    Args:
        unseen: The window, for what lies on top in it.
        window: What is touched.
        use: How it is touched.
        first: What is tried at a step before what it asks for.
    """

    def __init__(
        self,
        unseen: HeadlessScreen,
        window: Cockpit | None = None,
        use: Use = by_mouse,
        first: Callable[[LessonStep], list[str]] = lambda _: [],
    ) -> None:
        self.unseen = unseen
        self.seen: list[str] = []
        self.tried = 0
        self._window: Cockpit = window or unseen
        self._use = use
        self._first = first

    @property
    def scenes(self) -> Sequence[Scene[object]]:
        return self.unseen.screen.stack.scenes

    @property
    def top(self) -> Scene[object]:
        return self.scenes[-1]

    @property
    def lesson(self) -> LessonScene:
        return next(scene for scene in self.scenes if isinstance(scene, LessonScene))

    def open(self, lesson: Lesson) -> None:
        self.use(f"lesson:{lesson.id}")
        self.wait_for(StepLayer)

    def finish(self) -> None:
        """Do all of it, and stop for today."""
        while not isinstance(self.wait_for(object), LessonsScene):
            if isinstance(self.top, EndLayer):
                self.use("stop")
            elif isinstance(self.top, StepLayer):
                self.do(self.top)
            else:
                self.go_on()

    def do(self, layer: StepLayer) -> None:
        """Try the other choices, then do what is asked."""
        step = layer.step
        if step.kind in ("tell", "free"):
            self.seen += [step.id]
            self.use("next")
            return
        for choice in self._first(step):
            self.tried += 1
            self.try_out(layer, choice)
            layer = self.wait_for(StepLayer)
            assert layer.step is step
        self.seen += [step.id]
        self.choose(step, step.right[0])

    def try_out(self, layer: StepLayer, choice: str) -> None:
        """Make another choice: it is answered with its own sentence, and changes nothing."""
        match, step = self.lesson.session.match, layer.step
        before = list(match.actions), len(match.log)
        says = next(other.say for other in step.others if choice in other.to)
        self.choose(step, choice)
        if step.kind == "ask":
            assert layer.says.startswith(layer.guide.plain(says))
            return
        ghost = self.wait_for(GhostScene)
        assert ghost.says == layer.guide.plain(says)
        self.use("next")
        assert (list(match.actions), len(match.log)) == before
        assert self.lesson.session.match is match

    def choose(self, step: LessonStep, choice: str) -> None:
        if step.kind == "ask":
            self.use(f"ask:{choice}")
            return
        assert isinstance(self.top, StepLayer)
        chosen, there = self.top.choice_of, self._window.controls
        whole = next((each.name for each in there if chosen(each.name) == choice), None)
        steps = steps_to(choice)
        for name in [whole] if whole is not None and len(steps) == 1 else steps:
            self.use(name)

    def go_on(self) -> None:
        """What the table itself asks, in the free play and between the Ages."""
        there = [control for control in self._window.controls if not control.refused]
        answers = [control.name for control in there if control.answers]
        ways = [each.name for each in there if each.name in ("next", "title")]
        if ways or answers:
            self.use((ways or answers)[0])

    def use(self, name: str) -> None:
        """Use a control as soon as it is there."""
        for _ in range(PATIENCE):
            if any(control.name == name for control in self._window.controls):
                break
            self._window.step(0.1)
        self._use(self._window, name)

    def wait_for(self, kind: type[T]) -> T:
        """The topmost scene, once it is of this kind and asks for something."""
        for _ in range(PATIENCE):
            self._window.step(0.1)
            if isinstance(self.top, kind) and self._window.controls:
                return self.top
        raise AssertionError(f"{kind.__name__} never comes: {self.top}")
