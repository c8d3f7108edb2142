"""The benchmark itself runs, and nobody is told a wrong thing for lack of time."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from build.bench import filmed, pace, taps
from build.bench.canvas import NotedWindow
from build.bench.package import MOST_PACKED, MOST_UNPACKED, Start, Tables, Weight, _report
from build.bench.table import table
from build.bench.turns import Aim, percentile, ratio, take_turns

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


BARE = Weight(20.0, 8.0), Start(frame=80.0, title=80.0, memory=30.0)
GAME = Weight(31.0, 13.0), Start(frame=90.0, title=340.0, memory=55.0)


TABLES = Tables(40.0, 90.0)


def told(game: tuple[Weight, Start], tables: Tables = TABLES) -> int:
    return _report(BARE[0], game[0], BARE[1], game[1], tables)


def test_every_promise_has_a_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(GAME) == 0
    said = capsys.readouterr().out
    names = ["unpacked, MB", "packed, MB", "first frame, ms", "title, ms", "memory, MB"]
    names.append("at a table, MB")
    assert [line[:16].strip() for line in said.splitlines()[1:]] == names
    assert "MISSED" not in said


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("unpacked", (GAME[0]._replace(unpacked=MOST_UNPACKED + 1), GAME[1])),
        ("packed", (GAME[0]._replace(packed=MOST_PACKED + 1), GAME[1])),
        ("first frame", (GAME[0], GAME[1]._replace(frame=97.0))),
        ("title", (GAME[0], GAME[1]._replace(title=351.0))),
        ("memory", (GAME[0], GAME[1]._replace(memory=58.0))),
    ],
)
def test_a_broken_promise_is_said_and_fails(
    capsys: pytest.CaptureFixture[str], name: str, game: tuple[Weight, Start]
) -> None:
    assert told(game) == 1
    (line,) = (line for line in capsys.readouterr().out.splitlines() if "MISSED" in line)
    assert line.startswith(name)


def test_a_table_that_needs_more_than_is_promised_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(GAME, TABLES._replace(game=190.0)) == 1
    assert "at a table, MB      40.0   190.0" in capsys.readouterr().out


def test_sides_take_turns() -> None:
    order: list[str] = []

    def run(name: str) -> int:
        order.append(name)
        return len(order)

    results = take_turns({"ours": lambda: run("ours"), "theirs": lambda: run("theirs")}, 3)
    assert order == ["ours", "theirs"] * 3
    assert results == {"ours": [1, 3, 5], "theirs": [2, 4, 6]}


def test_a_ratio_compares_round_with_round() -> None:
    # The second round met a computer that was twice as busy, the third one hiccup of theirs.
    assert ratio([30, 15, 30], [20, 10, 5]) == 1.5


@pytest.mark.parametrize(
    ("percent", "expected"), [(0, 1), (1, 1), (50, 10), (95, 19), (96, 20), (100, 20)]
)
def test_percentiles_are_measured_values(percent: float, expected: int) -> None:
    assert percentile(list(range(20, 0, -1)), percent) == expected


def test_the_percentile_of_one_value_is_that_value() -> None:
    assert percentile([7.5], 95) == 7.5


@pytest.mark.parametrize(
    ("aim", "kept", "missed"),
    [(Aim(2.0), (0.1, 2.0), (2.01,)), (Aim(1.5, at_least=True), (1.5, 9.0), (1.49,))],
)
def test_aims_are_kept_or_missed(
    aim: Aim, kept: tuple[float, ...], missed: tuple[float, ...]
) -> None:
    assert all(aim.judge("it", value).endswith(" ok") for value in kept)
    assert all(aim.judge("it", value).endswith(" MISSED") for value in missed)


def test_a_line_tells_value_and_aim() -> None:
    assert Aim(8.0, "ms").judge("late frames", 6.543).split() == (
        ["late", "frames", "6.54", "ms", "aim", "≤", "8", "ms", "ok"]
    )
