"""What many games in a row leave in memory: ``build/dev.py workshop growth [--games N]``.

Bots play the four boxes in turn at full tables in one window, each to its podium, without pauses.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Iterator
from typing import Final

from build.album.setting import Nothing
from build.bench.child import memory
from build.bench.table import table
from build.bench.turns import Aim
from game.catalogue import SHELF
from scenes.backend import allocator
from scenes.backend.headless import HeadlessScreen
from scenes.backend.paint.cache import LASTING
from scenes.kit.preferences import Preferences, Speed
from scenes.shell.results.podium import ResultsScene
from scenes.table.score_sheet import ScoreSheetScene

GAMES: Final = 100
WARM: Final = 20  # games until everything has been seen once
TOLD: Final = 20  # games between two lines
SIZE: Final = (1280, 720)
BEAT: Final = 0.1  # seconds between two pictures
FLAT: Final = Aim(2.0, "MB")


def report(games: int = GAMES) -> Iterator[str]:
    """Play and tell how much memory there is every now and then."""
    yield f"GROWTH: {games} games in a row at {SIZE[0]} × {SIZE[1]}, memory in MB"
    warm, now = 0.0, 0.0
    allocator.share_one_heap()
    with HeadlessScreen(Nothing(), SIZE, patient=False) as unseen:
        for number in range(1, games + 1):
            _play(unseen, list(SHELF)[number % len(SHELF)], number)
            if number % TOLD == 0 or number == games:
                now = _settled(unseen)
                yield f"  after {number:>4} games {now:6.1f}"
            if number == WARM:
                warm = now
    if games > WARM:
        yield FLAT.judge(f"from game {WARM} to game {games}", now - warm)


def _play(unseen: HeadlessScreen, game: str, seed: int) -> None:
    """A game from the first deal to the podium."""
    screen = unseen.screen
    screen.open(table(seed, game, Preferences(speed=Speed.OFF)))
    while not isinstance(top := screen.stack.scenes[-1], ResultsScene):
        unseen.step(BEAT)
        if isinstance(top, ScoreSheetScene) and top.is_done:
            unseen.press("return")
    screen.begin_anew(Nothing())
    unseen.step()


def _settled(unseen: HeadlessScreen) -> float:
    """Megabytes when what nobody needs has been given back, pixels as well."""
    unseen.screen.painter.close()  # what is still being drawn comes first
    for _ in range(LASTING):
        unseen.step()
    gc.collect()
    allocator.give_back()
    return memory()


def main() -> None:
    """Print it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="how many")
    for line in report(parser.parse_args().games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
