"""A stranger's first evening and the day after, by the mouse alone: never a key, never lost."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.lessons.lesson_game import lessons
from game.library import AppFolders, Library
from scenes.app import first_scene, starting_preferences
from scenes.backend.headless import HeadlessScreen
from scenes.kit.display import Control
from scenes.options import Options
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.shell.results.podium import ResultsScene
from scenes.table.lesson.scene import EndLayer, LessonScene
from scenes.table.lesson.step import StepLayer
from tests.lessons.pupil import Pupil
from tests.pilot.looking import top

SIZE = (1280, 720)
EVENING = [lesson for lesson in lessons() if lesson.first_evening]


class MouseOnly:
    """A window without a keyboard."""

    def __init__(self, unseen: HeadlessScreen) -> None:
        self._unseen = unseen

    @property
    def is_running(self) -> bool:
        return self._unseen.is_running

    @property
    def controls(self) -> Sequence[Control]:
        return self._unseen.controls

    @property
    def focus(self) -> str | None:
        return self._unseen.focus

    def click(self, name: str) -> None:
        self._unseen.click(name)

    def press(self, key: str) -> None:
        raise AssertionError(f"{key} needs a keyboard")

    def step(self, dt: float) -> None:
        self._unseen.step(dt)


def started(library: Library) -> HeadlessScreen:
    """The app as it starts on this profile."""
    options = Options(speed="off", seed=3)
    preferences = starting_preferences(options, library)
    return HeadlessScreen(first_scene(options, preferences, library), SIZE, preferences=preferences)


def learn(unseen: HeadlessScreen, window: MouseOnly) -> list[str]:
    """From the title through the lessons as they follow each other, to the first real table."""
    pupil, learned = Pupil(unseen, window), list[str]()
    window.click("learn")
    pupil.use(f"lesson:{EVENING[0].id}")
    while any(isinstance(scene, LessonScene) for scene in pupil.scenes) or not learned:
        pupil.wait_for(object)
        if isinstance(pupil.top, EndLayer):
            learned.append(pupil.top.lesson.id)
            pupil.use("next" if "next" in unseen.names else "play")
        elif isinstance(pupil.top, StepLayer):
            pupil.do(pupil.top)
        else:
            pupil.go_on()
    return learned


@pytest.mark.usefixtures("blind")
def test_a_stranger_learns_plays_and_comes_back_by_mouse_alone(tmp_path: Path) -> None:
    library = Library(AppFolders.within(tmp_path))
    with started(library) as unseen:
        window = MouseOnly(unseen)
        assert unseen.focus == "learn"
        assert learn(unseen, window) == [lesson.id for lesson in EVENING]
        pilot = Pilot(window, by_mouse)
        pilot.use("me")  # who sits down at a first table says who they are
        pilot.play()
        assert isinstance(top(unseen), ResultsScene)
        pilot.use("title")
        pilot.wait(lambda: "new" in unseen.names)
    with started(library) as unseen:
        window = MouseOnly(unseen)
        assert unseen.focus == "new"
        assert "games" in unseen.names
        window.click("games")
        Pilot(window, by_mouse).wait(lambda: "replays" in unseen.names)
