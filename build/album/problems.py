"""Problems: the list, a question over each kind of table, and what is said after a try."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import Final

from build.album.setting import open_scene
from build.album.sheets import Show
from game.problems.problem import FOLDER, Problem, problems
from scenes.app import shelf
from scenes.backend.headless import LOOK, Unseen
from scenes.kit.bindings import Shortcut
from scenes.kit.preferences import SOLVED, TRIED, Preferences, Speed
from scenes.shell.title.problems import ProblemsScene

DAY: Final = date(2026, 3, 14)
CARDS, OPEN = "bug-council/bc003", "termitenator/sm01"
EACH: Final = {
    folder.name: f"{folder.name}/{sorted(folder.glob('*.json'))[2].stem}"
    for folder in sorted(FOLDER.iterdir())
}
"""The third problem of every folder."""


def contents(unseen: Unseen) -> None:
    """Some are solved, some were tried."""
    told = problems()
    kept = {each.id: TRIED if at % 3 else SOLVED for at, each in enumerate(told) if at % 2}
    open_scene(unseen, ProblemsScene(shelf(), told, Preferences(problems=kept), lambda: DAY))


def asked(name: str, unseen: Unseen) -> None:
    """The question, with the bubble over the table."""
    problem = Problem(FOLDER / f"{name}.json")
    open_scene(unseen, shelf()[problem.game].solve(problem, Preferences(speed=Speed.OFF)))
    unseen.step(LOOK)
    unseen.step(LOOK)


def folded(name: str, unseen: Unseen) -> None:
    """The table alone, and a button that brings the question back."""
    asked(name, unseen)
    unseen.press(Shortcut.HINT)
    unseen.step(LOOK)


def told(name: str, unseen: Unseen) -> None:
    """The answer, and why the usual mistake is one."""
    asked(name, unseen)
    unseen.click("show")
    unseen.step(LOOK)


MOMENTS: Final[tuple[tuple[str, Show], ...]] = (
    ("problems", contents),
    *((f"problem_{folder}", partial(asked, name)) for folder, name in EACH.items()),
    ("problem_open", partial(asked, OPEN)),
    ("problem_folded", partial(folded, CARDS)),
    ("problem_told", partial(told, CARDS)),
)
LARGE: Final[tuple[tuple[str, Show], ...]] = (
    ("large_problems", contents),
    ("large_problem", partial(asked, OPEN)),
    ("large_problem_told", partial(told, CARDS)),
)
