"""One lesson from the title and back: every step of it, each with one other choice first."""

from __future__ import annotations

from game.lessons.lesson import Step
from game.lessons.lesson_game import lessons
from game.words import _
from scenes.selftest.driver import Failure, SceneDriver
from scenes.selftest.pilot import Pilot, by_mouse


def learn(driver: SceneDriver) -> str:
    """Play the first lesson. Raises Failure or Lost where that is impossible."""
    pilot = Pilot(driver, by_mouse)
    lesson = lessons()[0]
    for name in ("learn", f"lesson:{lesson.id}"):
        pilot.use(name)
    for step in lesson.steps:
        if step.kind == "play":
            _try_out(pilot, step)
        else:
            pilot.use("next")
    for name in ("stop", "back"):
        pilot.use(name)
    pilot.wait(lambda: "new" in pilot.names)
    words = _("{lesson}: learned in {count} steps")
    return words.format(lesson=_(lesson.title), count=len(lesson.steps))


def _try_out(pilot: Pilot, step: Step) -> None:
    """Another choice, its ghost, then what is asked for."""
    pilot.wait(lambda: "skip" in pilot.names)
    other = next(other for other in step.others if not other.praised)
    _choose(pilot, other.to[0])
    pilot.use("next")
    pilot.wait(lambda: "skip" in pilot.names)
    _choose(pilot, step.right[0])


def _choose(pilot: Pilot, code: str) -> None:
    ways = (name for name in pilot.names if name.endswith(f":{code}"))
    if (way := next(ways, None)) is None:
        raise Failure(f"nothing chooses {code} among {pilot.names}")
    pilot.use(way)
