"""A game of bots at the real table, from its first deal to the podium, and what its frames take.

Beside every frame stands its floor: the same copies and fills once more, with everything ready.
A frame waits for the next one as in a real window only while something is still being drawn beside
the frames; at other times the next one follows at once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from math import inf
from time import perf_counter, sleep, thread_time
from typing import Final, NamedTuple

from build.album.setting import Nothing
from build.bench.canvas import NotedWindow
from build.bench.table import table
from game.catalogue import FIRST
from scenes.backend import allocator
from scenes.backend.headless import STEP, HeadlessScreen
from scenes.kit.scene import Scene
from scenes.kit.sound import Sound
from scenes.shell.results.podium import ResultsScene
from scenes.table.cue import CardFace
from scenes.table.scene import TableScene
from scenes.table.score_sheet import ScoreSheetScene

CLOCK: Final = thread_time if sys.platform == "linux" else perf_counter
SETTLED: Final = 0.5  # seconds in which a table is opened
SAMPLE: Final = 4.0  # seconds of the podium, and of the scores where not all is shown
HURRIED: Final = 0.1  # seconds between two looks at what is not measured

OPENED, DEALT, FLOWN, MOVED = "opening", "dealing", "cards fly", "pieces move"
GATHERED, SCORED, PODIUM, RESTED = "gathering", "scoring", "podium", "nothing flies"
KINDS: Final = (OPENED, DEALT, FLOWN, MOVED, GATHERED, SCORED, PODIUM, RESTED)


class Shot(NamedTuple):
    """A frame: what it shows, and milliseconds for all of it and for its floor."""

    kind: str
    taken: float
    floor: float


def film_game(
    size: tuple[int, int], game: str = FIRST, seed: int = 3, seconds: float = inf
) -> Iterator[Shot]:
    """The frames of a game. Of what comes after so many seconds only samples of the scores."""
    with HeadlessScreen(Nothing(), size, patient=False) as unseen:
        allocator.keep()  # as in the real window
        screen = unseen.screen
        screen.window = window = NotedWindow(size)
        screen.open(table(seed, game))
        time, left = 0.0, {SCORED: SAMPLE, PODIUM: SAMPLE}
        while left[PODIUM] > 0:
            top = screen.stack.scenes[-1]
            kind = OPENED if time < SETTLED or (time > seconds and screen.holds) else kind_of(top)
            if time < seconds or left.get(kind, 0.0) > 0 or screen.holds:
                yield _shot(kind, unseen, window)
                time += STEP
                left[kind] = left.get(kind, 0.0) - STEP
            else:
                screen.tick(HURRIED)
            if isinstance(top, ScoreSheetScene) and top.is_done:
                unseen.press("return")
        window.destroy()


def _shot(kind: str, unseen: HeadlessScreen, window: NotedWindow) -> Shot:
    began = perf_counter()
    window.begin()
    taken, floor = _milliseconds(unseen.step), _milliseconds(window.again)
    if not unseen.screen.is_moving:
        allocator.tidy()
    if unseen.screen.painter.is_unfinished:
        sleep(max(0.0, STEP - (perf_counter() - began)))
    return Shot(kind, taken, floor)


def kind_of(top: Scene[object]) -> str:
    """What is shown, as far as it is told apart."""
    if isinstance(top, ResultsScene):
        return PODIUM
    if not isinstance(top, TableScene):
        return SCORED
    cue = top.narrator.player.cue
    if cue is None:
        return RESTED
    if cue.sound is Sound.DEAL:
        return DEALT
    if cue.sound is Sound.GATHER or cue.ceremony is not None:
        return GATHERED
    if any(isinstance(flight.thing, CardFace) for flight in cue.flights):
        return FLOWN
    return MOVED if cue.flights else RESTED


def _milliseconds(run: Callable[[], None]) -> float:
    """How many milliseconds this takes; where the system tells it, of this thread alone."""
    start = CLOCK()
    run()
    return 1000 * (CLOCK() - start)
