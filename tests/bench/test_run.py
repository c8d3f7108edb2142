"""The benchmark itself runs, and nobody is told a wrong thing for lack of time."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from build.bench import filmed, pace, taps
from build.bench.canvas import NotedWindow
from build.bench.table import table

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.whole
def test_a_quick_run_measures_everything() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "build" / "bench" / "run.py"), "--quick"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for part in ("Bug Council, 5 seats, leanest loop", "a copy of the state : an action, 3 seats"):
        assert part in done.stdout
    for part in (filmed.DEALT, filmed.PODIUM, "first frame of the game", pace.ORDINARY, taps.TABLE):
        assert part in done.stdout
    assert "OpenSpiel" not in done.stdout


def test_the_benchmarks_table_is_played_by_bots_and_deals_an_open_hand() -> None:
    scene = table(seed=1)
    assert scene.session.people == frozenset()
    seen = set()
    for _ in range(60 * 30):
        scene.tick(1 / 60)
        seen.add(filmed.kind_of(scene))
    assert {filmed.DEALT, filmed.MOVED, filmed.FLOWN, filmed.GATHERED} <= seen
    assert scene.narrator.viewer == 0
    assert scene.narrator.view.hand


def test_the_floor_of_a_frame_is_the_same_picture_once_more() -> None:
    pygame.display.init()
    window = NotedWindow((40, 30))
    canvas, stamp = window.get_surface(), pygame.Surface((9, 9)).convert()
    stamp.fill("#FFC861")
    canvas.fill("#16232E")
    stamp.set_alpha(90)
    canvas.blit(stamp, (3, 4))
    stamp.set_alpha(255)
    canvas.blit(stamp, (20, 4), (0, 0, 5, 5))
    wanted = pygame.image.tobytes(canvas, "RGB")
    pygame.Surface.fill(canvas, "#FFFFFF")
    window.again()
    assert pygame.image.tobytes(canvas, "RGB") == wanted
    window.begin()
    canvas.fill("#000000")
    window.again()
    assert tuple(canvas.get_at((5, 5)))[:3] == (0, 0, 0)
    window.destroy()
