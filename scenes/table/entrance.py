"""The way from a game's box to its table. What is large is opened only when it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.library import Sitting
from game.match import TableSetup
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.shell.box import Leaving

if TYPE_CHECKING:
    from game.lessons.lesson import Lesson
    from scenes.table.lesson.teaching import Teaching
    from scenes.table.staging import AnyStaging


class Entrance(NamedTuple):
    """``staging`` fetches that of the game; the title appears sooner without it.

    So it is with ``teaching``, where the game has lessons.
    """

    staging: Callable[[], AnyStaging]
    teaching: Callable[[], Teaching] | None = None

    def open_table(self, setup: TableSetup, preferences: Preferences) -> Scene[Leaving]:
        """A new game at this table, which nobody writes down."""
        from scenes.table.opening import open_table

        return open_table(self.staging(), setup, preferences)

    def sit_down(self, sitting: Sitting, preferences: Preferences) -> Scene[Leaving]:
        """A table of the library, new or in the middle of a game."""
        from scenes.table.opening import sit_down

        return sit_down(self.staging(), sitting, preferences)

    def learn(self, lesson: Lesson, preferences: Preferences) -> Scene[Leaving]:
        """A lesson of the game, at the step where it goes on."""
        from game.lessons.course import Course
        from scenes.table.lesson.scene import LessonScene

        assert self.teaching is not None
        return LessonScene(Course(lesson), self.staging(), self.teaching(), preferences)

    def watch(self, sitting: Sitting, preferences: Preferences) -> Scene[Leaving | None]:
        """A recorded game, move by move."""
        from scenes.table.opening import watch

        return watch(self.staging(), sitting, preferences)
