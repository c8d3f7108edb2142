"""A problem from the title and back: asked, told, and played out."""

from __future__ import annotations

from game.problems.problem import problems
from game.words import _
from scenes.selftest.driver import SceneDriver
from scenes.selftest.pilot import Pilot, by_mouse


def solve(driver: SceneDriver) -> str:
    """Look at the first problem of all. Raises Lost where that is impossible."""
    pilot = Pilot(driver, by_mouse)
    told = problems()
    for name in ("learn", "problems", f"problem:{told[0].id}", "show", "answer", "close", "list"):
        pilot.use(name)
    for name in ("back", "back"):
        pilot.use(name)
    pilot.wait(lambda: "new" in pilot.names)
    return _("{count} problems, one of them played out").format(count=len(told))
