"""How long the frames of a whole game take, beside the least that they could: all four boxes.

``python -m build.bench.frames [--seconds S]`` shows S seconds of each game, then its scores only.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator, Sequence
from math import inf
from time import thread_time
from typing import Final

from build.bench.filmed import CLOCK, KINDS, OPENED, RESTED, Shot, film_game
from build.bench.turns import Aim, percentile
from game.catalogue import SHELF

SMOOTH: Final = {(1920, 1080): Aim(4.0, "ms"), (3840, 2160): Aim(8.0, "ms")}
"""How late a frame may be, by the size of the window."""
NEVER: Final = Aim(16.0, "ms")
SLOW: Final = 95  # per cent of the frames are quicker
BRIEF: Final = 6.0  # seconds of a game, to see that everything runs


def report(*, quick: bool = False, seconds: float = inf) -> Iterator[str]:
    """Measure and tell, the smaller window first."""
    clock = "the wall clock" if CLOCK is not thread_time else "its own drawing thread"
    yield f"FRAMES, in milliseconds by {clock} (full tables of bots, one open hand, normal speed)"
    for size in list(SMOOTH)[: 1 if quick else None]:
        for game in list(SHELF)[: 1 if quick else None]:
            yield from _report(size, game, BRIEF if quick else seconds)


def _report(size: tuple[int, int], game: str, seconds: float) -> Iterator[str]:
    shots = list(film_game(size, game, seconds=seconds))
    yield f"  {SHELF[game].title}, {size[0]} × {size[1]}, {len(shots)} frames"
    for kind in KINDS:
        of_kind = [shot for shot in shots if shot.kind == kind]
        if of_kind:
            yield from _judge(kind, of_kind, size)
    busy = [shot.taken for shot in shots if shot.kind != OPENED]
    yield NEVER.judge("    the worst of all after the opening", max(busy))


def _judge(kind: str, shots: Sequence[Shot], size: tuple[int, int]) -> Iterator[str]:
    taken, floor = [shot.taken for shot in shots], [shot.floor for shot in shots]
    middle, late = statistics.median(taken), percentile(taken, SLOW)
    low, high = statistics.median(floor), percentile(floor, SLOW)
    yield (
        f"    {kind:<14}{len(shots):>6}   median {middle:5.2f} ({middle / low:.1f} × its floor)"
        f"   p{SLOW} {late:5.2f} ({late / high:.1f} ×)   worst {max(taken):5.1f}"
    )
    if kind not in (OPENED, RESTED):
        yield SMOOTH[size].judge(f"    {kind}, p{SLOW}", late)


def main() -> None:
    """Print it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=inf, metavar="S", help="of each game")
    for line in report(seconds=parser.parse_args().seconds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
