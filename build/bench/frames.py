"""How long a busy frame takes, compared with the least any frame could take here.

The floor: copy a background, 60 ready cards on top, flip. A busy table may take twice as long,
and at 1920 × 1080 95 of 100 frames must be ready within 8 ms.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from build.bench.table import BusyTable
from scenes.backend.headless import Unseen

import pygame  # isort: skip  # after ours, which tell SDL what to use

SIZES: Final = ((1280, 720), (1920, 1080), (3840, 2160))
FULL_HD: Final = (1920, 1080)
CARDS: Final = 60
MOST_TIMES_FLOOR: Final = 2.0
MOST_MILLISECONDS: Final = 8.0


def main(argv: Sequence[str]) -> int:
    """Measure, print a table; 1 if a limit is broken."""
    parser = argparse.ArgumentParser(prog="frames", description=__doc__.splitlines()[0])
    parser.add_argument("--frames", type=int, default=300, help="frames per size")
    count = parser.parse_args(argv).frames
    print(f"{'size':>11} {'floor':>8} {'frame':>8} {'p95':>8} {'worst':>8}  times floor")
    kept = [_measure(size, count) for size in SIZES]
    return 0 if all(kept) else 1


def _measure(size: tuple[int, int], count: int) -> bool:
    floor = _floor(size, count)
    with Unseen(BusyTable(), size, patient=False) as unseen:
        for _ in range(60):  # until everything has its pixels
            unseen.step()
        times = _times(unseen.step, count)
    middle, late = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    ratio = middle / floor
    kept = ratio <= MOST_TIMES_FLOOR and (size != FULL_HD or late <= MOST_MILLISECONDS)
    print(
        f"{size[0]:>6}×{size[1]:<4} {floor:>8.2f} {middle:>8.2f} {late:>8.2f} {max(times):>8.2f}"
        f"  {ratio:.2f}{'' if kept else '  too slow'}"
    )
    return kept


def _floor(size: tuple[int, int], count: int) -> float:
    pygame.display.init()
    window = pygame.Window("floor", size)
    target = window.get_surface()
    ground = pygame.Surface(size).convert()
    width = round(162 * size[1] / 1080)
    card = pygame.Surface((width, round(width * 1.4)), pygame.SRCALPHA).convert_alpha()
    pygame.draw.rect(card, "#F6ECD4", card.get_rect(), border_radius=width // 12)
    right, low = size[0] - card.get_width(), size[1] - card.get_height()
    places = [(i * 97 % right, i * 61 % low) for i in range(CARDS)]

    def frame() -> None:
        target.blit(ground, (0, 0))
        for place in places:
            target.blit(card, place)
        window.flip()

    middle = statistics.median(_times(frame, count))
    window.destroy()
    return middle


def _times(frame: Callable[[], None], count: int) -> list[float]:
    times = []
    for _ in range(count):
        start = perf_counter()
        frame()
        times.append(1000 * (perf_counter() - start))
    return times


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
