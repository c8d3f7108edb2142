"""How long a busy frame takes, beside the least that any frame could take here.

The floor: copy a background, 60 ready cards on top, flip. Floor and table take turns. Where the
system tells it exactly, only the time counts that this program's own drawing takes.
"""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Callable, Iterator
from time import perf_counter, thread_time
from typing import Final

from build.bench.table import BusyTable
from build.bench.turns import Aim, percentile
from game.seating import SeatSetup, TableSetup
from scenes.backend.headless import Unseen
from scenes.council.sounds import CouncilSound
from scenes.council.stage.table_stage import Stage
from scenes.council.ui import UI
from scenes.kit.cards import CARD_RATIO
from scenes.kit.preferences import Preferences
from scenes.kit.sound import Sound
from scenes.kit.theme import player_colours
from scenes.table.cue import Cue
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import Session

import pygame  # isort: skip  # after ours, which tell SDL what to use

SIZES: Final = ((1280, 720), (1920, 1080), (3840, 2160))
FULL_HD: Final = (1920, 1080)
CARDS: Final = 60
NEAR_FLOOR: Final = Aim(2.0)
SMOOTH: Final = Aim(8.0, "ms")
CLOCK: Final = thread_time if sys.platform == "linux" else perf_counter

DEALT, SOWN, PLAYED = "cards are dealt", "cubes are sown", "tricks are played"
BUSTLE: Final = "made up: 10 cards, 20 cubes in motion"
SIGNS: Final = {
    Sound.DEAL: DEALT,
    CouncilSound.LIFT: SOWN,
    CouncilSound.CUBE: SOWN,
    CouncilSound.CHAMBER: SOWN,
    Sound.CARD: PLAYED,
    CouncilSound.CROWN: PLAYED,
}
TABLES: Final = (3, 4)  # seeds
LENGTH: Final = 1500  # frames of each table: past the first visits
BLOCK: Final = 30  # frames, before the floor has its turn


def report(*, quick: bool = False) -> Iterator[str]:
    """Measure and tell, the smallest window first."""
    length = 420 if quick else LENGTH
    clock = "its own drawing thread" if CLOCK is thread_time else "the wall clock"
    yield f"FRAMES, in milliseconds by {clock} (five seats, one open hand, normal speed)"
    for size in SIZES[:1] if quick else SIZES:
        yield from _size(size, length)


def _size(size: tuple[int, int], length: int) -> Iterator[str]:
    floor = Floor(size)
    times: dict[str, list[float]] = {DEALT: [], SOWN: [], PLAYED: [], BUSTLE: []}
    for seed in TABLES:
        _watch(table(seed), size, length, floor, times)
    _watch(BusyTable(), size, length // 5, floor, times)
    floor.close()
    lowest = statistics.median(floor.times)
    yield f"  {size[0]} × {size[1]}: the floor takes {lowest:.2f} ms"
    for name, taken in times.items():
        if taken:
            yield from _judge(name, taken, lowest, full_hd=size == FULL_HD)


def _judge(name: str, taken: list[float], lowest: float, *, full_hd: bool) -> Iterator[str]:
    middle, late = statistics.median(taken), percentile(taken, 95)
    facts = f"{middle:.2f} ms, p95 {late:.2f}, worst {max(taken):.1f}"
    yield NEAR_FLOOR.judge(f"{name} ({facts}) : floor", middle / lowest)
    if full_hd:
        yield SMOOTH.judge(f"{name}, p95", late)


def table(seed: int) -> TableScene:
    """Five bots at a table that is watched from the first seat: its hand is open."""
    seats = tuple(SeatSetup(f"Bot {colour}", colour, "sensible") for colour in player_colours(5))
    scene = TableScene(Session.furnish(UI, TableSetup(seats, seed=seed), Preferences(), ROUTES))
    scene.narrator.viewer = 0
    scene.narrator.stage = scene.session.stage(0, 0)
    return scene


def kind_of(cue: Cue[Stage] | None) -> str | None:
    """What a cue shows, as far as it is measured."""
    return None if cue is None or cue.sound is None else SIGNS.get(cue.sound)


def _watch(
    scene: TableScene | BusyTable,
    size: tuple[int, int],
    length: int,
    floor: Floor,
    times: dict[str, list[float]],
) -> None:
    with Unseen(scene, size, patient=False) as unseen:
        for number in range(length):
            kind = kind_of(scene.narrator.player.cue) if isinstance(scene, TableScene) else BUSTLE
            taken = _time(unseen.step)
            if kind is not None:
                times[kind].append(taken)
            if number % BLOCK == 0:
                floor.measure()


class Floor:
    """A window with nothing but a background and 60 cards that are ready to be copied."""

    def __init__(self, size: tuple[int, int]) -> None:
        os.environ.update(SDL_VIDEODRIVER="dummy", SDL_FRAMEBUFFER_ACCELERATION="0")
        pygame.display.init()
        self.times: list[float] = []
        self._window = pygame.Window("floor", size)
        self._window.get_surface()  # only now are there pixels to convert to
        self._ground = pygame.Surface(size).convert()
        width = round(162 * size[1] / 1080)
        self._card = pygame.Surface(
            (width, round(width * CARD_RATIO)), pygame.SRCALPHA
        ).convert_alpha()
        pygame.draw.rect(self._card, "#F6ECD4", self._card.get_rect(), border_radius=width // 12)
        right, low = size[0] - self._card.get_width(), size[1] - self._card.get_height()
        self._places = [(i * 97 % right, i * 61 % low) for i in range(CARDS)]

    def measure(self) -> None:
        """Draw some frames, and keep how long each took."""
        self._draw()  # the table has used the processor's memory meanwhile
        self.times += [_time(self._draw) for _ in range(5)]

    def close(self) -> None:
        """Give the window back."""
        self._window.destroy()

    def _draw(self) -> None:
        target = self._window.get_surface()
        target.blit(self._ground, (0, 0))
        for place in self._places:
            target.blit(self._card, place)
        self._window.flip()


def _time(frame: Callable[[], None]) -> float:
    start = CLOCK()
    frame()
    return 1000 * (CLOCK() - start)
