"""Problems: the list, a question over each kind of table, and what is said after a try."""

from __future__ import annotations

from datetime import date
from typing import Final

from build.album.setting import open_scene
from build.album.vocabulary import family, moment, step
from game.problems.problem import FOLDER, Problem, problems
from scenes.app import shelf
from scenes.backend.headless import LOOK, HeadlessScreen
from scenes.kit.preferences import SOLVED, TRIED, Preferences, Speed
from scenes.shell.title.problems import ProblemsScene

DAY: Final = date(2026, 3, 14)
EACH: Final = {
    folder.name: f"{folder.name}/{sorted(folder.glob('*.json'))[2].stem}"
    for folder in sorted(FOLDER.iterdir())
}
"""The third problem of every folder."""


@moment("problems")
def contents(unseen: HeadlessScreen) -> None:
    """Some are solved, some were tried."""
    told = problems()
    kept = {each.id: TRIED if at % 3 else SOLVED for at, each in enumerate(told) if at % 2}
    open_scene(unseen, ProblemsScene(shelf(), told, Preferences(problems=kept), lambda: DAY))


@step
def problem(unseen: HeadlessScreen, rest: str) -> None:
    """The question, with the bubble over the table."""
    asked = Problem(FOLDER / f"{rest}.json")
    open_scene(unseen, shelf()[asked.game].solve(asked, Preferences(speed=Speed.OFF)))
    unseen.step(LOOK)
    unseen.step(LOOK)


@family("problem_*", lambda: EACH)
def third_problem(unseen: HeadlessScreen, folder: str) -> None:
    """One of each folder."""
    problem(unseen, EACH[folder])
