"""The lessons on the title: the first entry for newcomers, a small one for everybody else."""

from __future__ import annotations

import json
from pathlib import Path

from game.library import AppFolders, Library
from game.seating import TableSetup
from scenes.app import first_scene, starting_preferences
from scenes.kit.preferences import Preferences
from scenes.kit.stack import SceneStack
from scenes.options import Options
from scenes.shell.title.scene import TitleScene
from tests.lessons.pupil import at_step
from tests.support.window import ADA, BRUNO, answer, press, stack


def title(
    preferences: Preferences, library: Library | None = None
) -> tuple[TitleScene, SceneStack]:
    scene = first_scene(Options(), preferences, library)
    assert isinstance(scene, TitleScene)
    return scene, stack(scene)


def is_first(scene: TitleScene) -> bool:
    return scene.default_focus() == "learn"


def library_of(tmp_path: Path) -> Library:
    return Library(AppFolders.within(tmp_path))


def test_learning_comes_first_for_whoever_is_new() -> None:
    scene, opened = title(Preferences(lessons={"01-a-trick": "follow"}))  # only begun
    assert is_first(scene)
    assert opened.focus == "learn"


def test_after_the_first_lesson_playing_comes_first_and_has_the_focus() -> None:
    preferences = Preferences()
    scene, opened = title(preferences)
    press(opened, "return", "return")
    preferences.lessons["01-a-trick"] = "done"
    answer(opened, "early")
    press(opened, "escape")
    opened.tick(0.1)
    opened.draw()
    assert not is_first(scene)
    assert opened.focus == "new"


def test_who_has_a_game_that_waits_is_no_newcomer(tmp_path: Path) -> None:
    library = library_of(tmp_path)
    library.begin(TableSetup((ADA, BRUNO), seed=1))
    library.get_up()
    preferences = starting_preferences(Options(), library)
    assert not is_first(title(preferences, library)[0])
    library.close()


def test_progress_comes_back_the_next_day(tmp_path: Path) -> None:
    library = library_of(tmp_path)
    preferences = starting_preferences(Options(), library)
    preferences.lessons["01-a-trick"] = "follow"
    library.close()
    again = library_of(tmp_path)
    assert starting_preferences(Options(), again).lessons == {"01-a-trick": "follow"}
    again.close()


def test_damaged_progress_starts_afresh_with_a_sentence(tmp_path: Path) -> None:
    library = library_of(tmp_path)
    kept = {"lessons": {"01-a-trick": 7, "02-strong-suits": "done"}}
    library.folders.settings.parent.mkdir(parents=True, exist_ok=True)
    library.folders.settings.write_text(json.dumps(kept), encoding="utf-8")
    preferences = starting_preferences(Options(), library)
    assert preferences.lessons == {"02-strong-suits": "done"}
    (news,) = library.settings.news
    assert "lessons: 01-a-trick" in news.words
    library.close()


def test_a_step_that_a_lesson_no_longer_has_begins_it_anew() -> None:
    step = at_step("01-a-trick", "no-such-step").step
    assert step is not None
    assert step.id == "evening"
