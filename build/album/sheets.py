"""What every game needs no table for: the title, its form, a film of it."""

from __future__ import annotations

from collections.abc import Callable

from build.album.setting import open_scene, wait
from game.seating import TableSetup
from scenes.app import first_scene
from scenes.backend.headless import Unseen
from scenes.kit.preferences import Preferences
from scenes.options import Options
from scenes.shell.entry import GameEntry
from scenes.shell.table_form.scene import TableSetupScene
from scenes.table.replay.scene import ReplayScene
from scenes.table.session import AnySession

Show = Callable[[Unseen], None]


def title(unseen: Unseen) -> None:
    """A breeze goes through the backyard."""
    open_scene(unseen, first_scene(Options()))
    wait(unseen, 1.0)


def form(box: GameEntry, last: TableSetup | None = None, *, rules: bool = False) -> Show:
    """The form of a game: fresh, or as it was filled in last; perhaps with all its ``rules``."""
    wishes = Preferences(house_rules=rules)
    return lambda unseen: open_scene(unseen, TableSetupScene(wishes, box, last))


def film(unseen: Unseen, room: AnySession, steps: int) -> ReplayScene:
    """A game, seen again from so many steps after its beginning."""
    scene = ReplayScene(room)
    open_scene(unseen, scene)
    for _ in range(steps):
        unseen.click("walk-step:more")
    return scene
