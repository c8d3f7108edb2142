"""One start, timed from outside: ``child.py KIND SINCE`` prints what ``start.Start`` holds.

Imports nothing that a bare window would not need, so that the comparison is fair.
"""

from __future__ import annotations

import os
import sys
import time

TYPE_CHECKING = False  # typing is a module more than a bare window needs
if TYPE_CHECKING:
    from scenes.backend.screen import Screen

SIZE = (1920, 1080)
SECONDS_AT_TABLE = 30
STATM = "/proc/self/statm"
MEGABYTE = 1_000_000


def bare() -> list[float]:
    """The least that shows a window."""
    import pygame

    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("bare", SIZE)
    window.get_surface().fill("#16232E")
    window.flip()
    return [time.monotonic()] * 3


def game() -> list[float]:
    """The program up to its title, in the order in which it really starts."""
    return _title()[1]


def click() -> list[float]:
    """From its title to the first table: the click, its first frame, and all its pictures."""
    from game.seating import SeatSetup, TableSetup

    screen, _moments = _title()
    from scenes.app import shelf
    from scenes.kit.preferences import Preferences

    bots = (("Bruno", "sky"), ("Chika", "leaf"), ("Dov", "pink"))
    seats = (SeatSetup("Ada", "orange"), *(SeatSetup(*each, "sensible") for each in bots))
    clicked = time.monotonic()
    screen.open(shelf()["bug-council"].open_table(TableSetup(seats), Preferences()))
    return [clicked, *_frame_times(screen)]


def _title() -> tuple[Screen, list[float]]:
    import pygame

    import main
    from scenes.backend.first_window import open_window
    from scenes.options import Options

    assert main.WITHOUT_WINDOW  # the start of the real program is part of the time
    pygame.display.init()
    options = Options(size=SIZE)
    window = open_window(options)
    opened = time.monotonic()
    pygame.font.init()

    from game.assets import assets_root
    from scenes.app import DECKS, PALETTE, first_scene
    from scenes.backend.screen import Screen

    screen = Screen(window, assets_root(), decks=DECKS, palette=PALETTE)
    screen.open(first_scene(options))
    return screen, [opened, *_frame_times(screen)]


def _frame_times(screen: Screen) -> list[float]:
    """Its first frame that the window shows, and the first one with everything on it."""
    screen.show()
    due = time.monotonic()
    while screen.holds:
        due += 1 / 60
        time.sleep(max(0.0, due - time.monotonic()))
        screen.tick(1 / 60)
        screen.show()
    shown = time.monotonic()
    while screen.painter.is_unfinished:
        screen.tick(1 / 60)
        screen.show()
    return [shown, time.monotonic()]


def table() -> list[float]:
    """Bots at the table for a while, with everything they need on the screen."""
    from build.bench.table import table as five_bots
    from scenes.backend.headless import STEP, HeadlessScreen

    with HeadlessScreen(five_bots(3), SIZE, patient=False) as unseen:
        for _ in range(round(SECONDS_AT_TABLE / STEP)):
            unseen.step()
        return [time.monotonic()] * 3


def memory() -> float:
    """Megabytes in memory, where the system tells it as Linux does; else 0."""
    from pathlib import Path  # by now pygame has it

    statm = Path(STATM)
    if not statm.exists():
        return 0.0
    return int(statm.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


if __name__ == "__main__":
    kind, since = sys.argv[1:]
    moments = {"bare": bare, "game": game, "click": click, "table": table}[kind]()
    print(*(1000 * (moment - float(since)) for moment in moments), memory())
