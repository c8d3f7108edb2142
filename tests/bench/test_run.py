"""The benchmark itself runs, and nobody is told a wrong thing for lack of time."""

import os
import subprocess
import sys
from pathlib import Path

from build.bench import frames, pace, taps
from scenes.table.scene import TableScene

ROOT = Path(__file__).resolve().parents[2]


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
    for part in (frames.DEALT, frames.BUSTLE, "first frame of the game", pace.ORDINARY, taps.TABLE):
        assert part in done.stdout
    assert "OpenSpiel" not in done.stdout


def test_the_benchmarks_table_is_played_by_bots_and_deals_an_open_hand() -> None:
    scene = frames.table(seed=1)
    assert isinstance(scene, TableScene)
    assert scene.session.people == frozenset()
    seen = set()
    for _ in range(60 * 30):
        scene.tick(1 / 60)
        seen.add(frames.kind_of(scene.narrator.player.cue))
    assert {frames.DEALT, frames.SOWN, frames.PLAYED} <= seen
    assert scene.narrator.viewer == 0
    assert scene.narrator.stage.hand
