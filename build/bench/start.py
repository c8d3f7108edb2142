"""How soon the window and the title are seen, and how much memory they take.

Each start is a process of its own; the middle of several counts. Warm start: files and compiled
modules are in the system's cache.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
STARTS: Final = 7
MOST_TIMES_BARE: Final = 1.5
SIZE: Final = (1920, 1080)
MEGABYTE: Final = 1_000_000


class Start(NamedTuple):
    """What one process said of itself, in milliseconds since it was started."""

    window: float  # the first frame, in the colour of the night
    title: float  # the first frame of the title
    complete: float  # everything on it has its pixels
    megabytes: float  # in memory then; 0 where that cannot be told


def main(argv: Sequence[str]) -> int:
    """Measure and print; 1 if the window takes too long to appear."""
    parser = argparse.ArgumentParser(prog="start", description=__doc__.splitlines()[0])
    parser.add_argument("--child", choices=("bare", "game"), help=argparse.SUPPRESS)
    parser.add_argument("--since", type=float, help=argparse.SUPPRESS)
    options = parser.parse_args(argv)
    if options.child:
        (_bare if options.child == "bare" else _game)(options.since)
        return 0
    bare, game = _middle("bare"), _middle("game")
    ratio = game.window / bare.window
    kept = ratio <= MOST_TIMES_BARE
    print(f"bare window: {bare.window:.0f} ms, {bare.megabytes:.0f} MB")
    print(
        f"the game: window {game.window:.0f} ms ({ratio:.2f} times bare"
        f"{'' if kept else ', too slow'}), title {game.title:.0f} ms,"
        f" complete {game.complete:.0f} ms, {game.megabytes:.0f} MB"
    )
    return 0 if kept else 1


def _middle(kind: str) -> Start:
    runs = [_run(kind) for _ in range(STARTS)]
    return Start(*(statistics.median(column) for column in zip(*runs, strict=True)))


def _run(kind: str) -> Start:
    command = [sys.executable, __file__, "--child", kind, "--since", str(time.monotonic())]
    wishes = {
        "PYTHONPATH": str(ROOT),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    done = subprocess.run(
        command, env={**os.environ, **wishes}, check=True, capture_output=True, text=True
    )
    return Start(*(float(word) for word in done.stdout.split()))


def _bare(since: float) -> None:
    import pygame

    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("bare", SIZE)
    window.get_surface().fill("#16232E")
    window.flip()
    _tell(since, *[time.monotonic()] * 3)


def _game(since: float) -> None:
    import pygame

    from scenes.backend.window import open_window
    from scenes.options import Options

    pygame.display.init()
    window = open_window(Options(size=SIZE))
    opened = time.monotonic()
    pygame.font.init()

    from scenes.app import first_scene
    from scenes.backend.assets import assets_root
    from scenes.backend.screen import Screen

    screen = Screen(window, assets_root())
    screen.open(first_scene(Options()))
    screen.show()
    shown = time.monotonic()
    while screen.painter.unfinished:
        screen.tick(1 / 60)
        screen.show()
    _tell(since, opened, shown, time.monotonic())


def _tell(since: float, *moments: float) -> None:
    print(*(1000 * (moment - since) for moment in moments), _memory())


def _memory() -> float:
    """Megabytes in memory, where the system tells it as Linux does."""
    file = Path("/proc/self/statm")
    if not file.exists():
        return 0.0
    return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
