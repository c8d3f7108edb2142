"""The way from a game's entry to its table. What is large is opened only when it is wanted."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.catalogue import part_of
from game.library import OpenTable
from game.seating import TableSetup
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.shell.entry import ExitReason, GameEntry

if TYPE_CHECKING:
    from game.lessons.lesson import Lesson
    from game.problems.problem import Problem
    from scenes.table.lesson.teaching import Teaching
    from scenes.table.ui import AnyTableUI


class TableEntry(GameEntry):
    """A game that is played at the shared table: in its folder are a UI and a teaching."""

    __slots__ = ()

    @property
    def _ui(self) -> AnyTableUI:
        found: AnyTableUI = part_of(self.game, "scenes.*.ui.UI")
        return found

    def open_table(self, setup: TableSetup, preferences: Preferences) -> Scene[ExitReason]:
        from scenes.table.routes import open_table

        if self.seed is not None and not setup.day:
            setup = replace(setup, seed=self.seed)
        if self.library is not None:
            return self.resume_table(self.library.begin(setup), preferences)
        return open_table(self._ui, setup, preferences)

    def resume_table(self, sitting: OpenTable, preferences: Preferences) -> Scene[ExitReason]:
        """A table of the library, new or in the middle of a game."""
        from scenes.table.routes import resume_table

        return resume_table(self._ui, sitting, preferences)

    def watch(
        self, sitting: OpenTable, preferences: Preferences, at: int | None = None
    ) -> Scene[ExitReason | None]:
        from scenes.table.routes import watch

        return watch(self._ui, sitting, preferences, at)

    def learn(self, lesson: Lesson, preferences: Preferences) -> Scene[ExitReason]:
        """A lesson of the game, at the step where it goes on."""
        from game.lessons.lesson_game import LessonGame
        from scenes.table.lesson.scene import LessonScene

        teaching: Teaching = part_of(self.game, "scenes.*.teaching.TEACHING")
        return LessonScene(LessonGame(lesson), self._ui, teaching, preferences)

    def solve(self, problem: Problem, preferences: Preferences) -> Scene[ExitReason]:
        """A problem of the game, at the table where it came up."""
        from scenes.table.problem.scene import ProblemScene

        teaching: Teaching = part_of(self.game, "scenes.*.teaching.TEACHING")
        return ProblemScene(problem, self._ui, teaching, preferences)
