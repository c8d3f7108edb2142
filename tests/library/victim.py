"""A window that plays until it is killed: each line it prints is acknowledged, so it must last.

Run it with a data folder and a seed. It goes on with the table it finds there.
"""

import sys
from pathlib import Path

from game.library import AppFolders, Library
from game.rules.council.api import write_action
from scenes.app import first_scene
from scenes.backend.headless import HeadlessScreen
from scenes.backend.paint.painter import Painter
from scenes.options import Options
from scenes.selftest.pilot import Pilot, by_mouse
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.shell.results.podium import ResultsScene
from scenes.table.layer import Layer
from scenes.table.scene import TableScene


def play(folder: Path, seed: int) -> None:
    """Go on with a game, or begin one, and play it to its end."""
    Painter.paint = lambda *_, **__: None  # type: ignore[method-assign]  # nobody looks
    library = Library(AppFolders.within(folder))
    title = first_scene(Options(speed="off"), None, library)
    with HeadlessScreen(title, (1280, 720)) as unseen:

        def confess(_: str) -> None:
            """Say what is acknowledged, whenever somebody is asked for the next choice."""
            table, top = unseen.screen.stack.scenes[-2:]
            if isinstance(table, TableScene) and isinstance(
                top, Layer | HandOverScene | ResultsScene
            ):
                autosaver = table.session.autosaver
                assert autosaver is not None
                actions = map(write_action, table.session.match.actions)
                sys.stdout.write(" ".join((autosaver.table, *actions)) + "\n")
                sys.stdout.flush()

        pilot = Pilot(unseen, by_mouse, seed, confess)
        if "continue" in pilot.names:
            pilot.use("continue")
        else:
            pilot.set_table(3 + seed % 3, 1 + seed % 2)
        pilot.play()
        confess("the end")
    library.close()


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
