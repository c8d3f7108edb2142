"""A gamepad that lies on the table keeps the computer hardly busier than none."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.waiting import wait_until
from tests.window.program import Program
from tests.window.test_idle import AT_A_TABLE, BREEZE, MINIMISED, SILENCE, measured, sit_down

pytestmark = pytest.mark.window("asleep")  # they measure how little happens

COMMAND = (sys.executable, "-m", "tests.window.with_pad")
LOOKS, LOOKS_PUT_AWAY = 30.0, 10.0  # a second, at most: SDL has to be asked for pads


def test_a_waiting_table_sleeps_beside_a_gamepad(
    desktop: Mapping[str, str], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seconds = request.config.getoption("--idle")
    (tmp_path / "settings.json").write_text('{"music": 0}', encoding="utf-8")
    options = ["--data-dir", str(tmp_path), "--size", "1280x720", "--speed", "off"]
    audible = {**desktop, "SDL_AUDIODRIVER": "dummy"}
    with Program(audible, tmp_path, options, COMMAND) as program:
        wait_until(lambda: not program.seen.moving, "rest", BREEZE)
        sit_down(program)
        wait_until(lambda: not program.hears, "silence", SILENCE)
        busy, wakes = measured(program, seconds)
        assert busy <= AT_A_TABLE
        assert wakes <= LOOKS
        program.minimise()
        busy, wakes = measured(program, seconds)
        assert busy <= MINIMISED + 1 / seconds / 100
        assert wakes <= LOOKS_PUT_AWAY
