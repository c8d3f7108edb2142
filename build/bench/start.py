"""How soon the window and the title are seen, and how much memory the program takes.

Each start is a process of its own, and the bare window and the game take turns. Warm start: files
and compiled modules are in the system's cache.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from build.bench.child import SECONDS_AT_TABLE, SIZE
from build.bench.turns import Aim, ratio, take_turns
from build.environment import ROOT

STARTS: Final = 9
KINDS: Final = ("bare", "game", "click")
CHILD: Final = ROOT / "build" / "bench" / "child.py"
PROMPT: Final = Aim(1.15)
SOON: Final = Aim(280.0, "ms")
AT_ONCE: Final = Aim(400.0, "ms")
SMALL: Final = Aim(150.0, "MB")


class Start(NamedTuple):
    """What one process said of itself, in milliseconds since it was started."""

    window: float  # the first frame, in the colour of the night
    title: float  # the first frame of the title
    complete: float  # everything on it has its pixels
    megabytes: float  # in memory then; 0 where that cannot be told


def report(*, quick: bool = False) -> Iterator[str]:
    """Start the bare window and the game in turns, and tell."""
    sides: dict[str, Callable[[], Start]] = {kind: partial(_run, kind) for kind in KINDS}
    results = take_turns(sides, 1 if quick else STARTS)
    bare, game = _middle(results["bare"]), _middle(results["game"])
    yield f"START AND MEMORY at {SIZE[0]} × {SIZE[1]} (warm; medians of starts taken in turns)"
    yield f"  a bare pygame-ce window: {bare.window:.0f} ms, {bare.megabytes:.0f} MB"
    yield (
        f"  the game: window {game.window:.0f} ms, title {game.title:.0f} ms,"
        f" title with all its pictures {game.complete:.0f} ms"
    )
    waited = [[each.window for each in results[kind]] for kind in ("game", "bare")]
    yield PROMPT.judge("first frame of the game : of the bare window", ratio(*waited))
    yield SOON.judge("the title, with all games, from sources", game.title)
    clicks = [each.title - each.window for each in results["click"]]
    yield AT_ONCE.judge("the first table after the click", statistics.median(clicks))
    if game.megabytes:
        yield SMALL.judge("memory with the title", game.megabytes)
        yield SMALL.judge(
            f"memory after {SECONDS_AT_TABLE} s at the table", _run("table").megabytes
        )


def _middle(runs: Sequence[Start]) -> Start:
    return Start(*(statistics.median(column) for column in zip(*runs, strict=True)))


def _run(kind: str) -> Start:
    command = [sys.executable, str(CHILD), kind, str(time.monotonic())]
    wishes = {
        "PYTHONPATH": str(ROOT),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_FRAMEBUFFER_ACCELERATION": "0",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    done = subprocess.run(
        command, env={**os.environ, **wishes}, check=True, stdout=subprocess.PIPE, text=True
    )
    return Start(*(float(word) for word in done.stdout.split()))
