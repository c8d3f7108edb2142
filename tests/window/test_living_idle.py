"""A table that lives while somebody thinks is still hardly any work for the computer."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from scenes.backend import ACCELERATION
from scenes.backend.ambient_clock import BEAT
from tests.waiting import wait_until
from tests.window.conftest import sitting_at
from tests.window.program import Program
from tests.window.test_idle import AT_A_TABLE, BREEZE, SILENCE, WAKES, sit_down

pytestmark = pytest.mark.window("asleep")  # they measure how little happens

SCREEN = (2000, 1200)  # room for a window of 1920 × 1080 and its frame
ALIVE = 0.03  # of a processor, at most
LOOKS = 3


@pytest.mark.parametrize(
    "compatible",
    [
        pytest.param(True, id="compatible"),
        pytest.param(False, id="accelerated"),
    ],
)
def test_a_living_table_costs_little(
    tmp_path: Path, request: pytest.FixtureRequest, *, compatible: bool
) -> None:
    seconds = request.config.getoption("--idle")
    with sitting_at(SCREEN, tmp_path) as desktop:
        settings = {"music": 0, "compatible": compatible}
        with Program(*_at(desktop, tmp_path, settings)) as program:
            _wait_at_a_table(program)
            looks = [_look(program, seconds)]
            while looks[-1][0] > ALIVE and len(looks) < LOOKS:
                looks.append(_look(program, seconds))
            busy, wakes = looks[-1]
            assert busy <= ALIVE
            if compatible:  # where a card has to be emulated there are fewer beats, or none
                assert 0.5 / BEAT <= wakes <= 3 / BEAT
            program.minimise()
            looks = [_look(program, seconds) for _ in range(LOOKS)]
            assert min(busy for busy, _ in looks) <= AT_A_TABLE
            assert min(wakes for _, wakes in looks) <= WAKES


def test_without_ambient_animation_the_same_table_sleeps(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seconds = request.config.getoption("--idle")
    with sitting_at(SCREEN, tmp_path) as desktop:
        settings = {"music": 0, "compatible": True, "living": False}
        with Program(*_at(desktop, tmp_path, settings)) as program:
            _wait_at_a_table(program)
            looks = [_look(program, seconds) for _ in range(2)]
            assert min(busy for busy, _ in looks) <= AT_A_TABLE
            assert min(wakes for _, wakes in looks) <= WAKES


def _at(
    desktop: Mapping[str, str], folder: Path, settings: Mapping[str, object]
) -> tuple[Mapping[str, str], Path, list[str]]:
    """How to start the program with these settings."""
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    audible = {**desktop, "SDL_AUDIODRIVER": "dummy"}
    audible[ACCELERATION] = "0" if settings["compatible"] else "1"  # the same window to the end
    options = ["--data-dir", str(folder), "--size", "1920x1080", "--speed", "off"]
    return audible, folder, options


def _wait_at_a_table(program: Program) -> None:
    """Somebody is asked something, and everything is quiet; then cards move again."""
    wait_until(lambda: not program.seen.moving, "rest", BREEZE)
    sit_down(program)
    program.press("s")
    wait_until(lambda: not program.hears, "silence", SILENCE)


def _look(program: Program, seconds: float) -> tuple[float, float]:
    """How busy it is, and how often it wakes in a second."""
    before = program.wakes
    busy = program.share_of_processor(seconds)
    return busy, (program.wakes - before) / seconds
