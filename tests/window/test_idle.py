"""A window that waits hardly keeps the computer busy, and ends when it is told to.

The whole process is measured, without music: whoever hears it pays for decoding it.
"""

from __future__ import annotations

import signal
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.waiting import wait_until
from tests.window.program import Program

pytestmark = pytest.mark.window("asleep")  # they measure how little happens

AT_A_TABLE, MINIMISED = 0.005, 0.001  # of a processor
WAKES = 3.0  # a second, at most
LOOKS = 3  # at most
SILENCE = 20.0  # seconds until the sound device is given back, at the latest
BREEZE = 20.0  # seconds until the title has come to rest, at the latest


def test_a_waiting_table_sleeps(
    desktop: Mapping[str, str], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seconds = request.config.getoption("--idle")
    (tmp_path / "settings.json").write_text('{"music": 0}', encoding="utf-8")
    options = ["--data-dir", str(tmp_path), "--size", "1280x720", "--speed", "off"]
    audible = {**desktop, "SDL_AUDIODRIVER": "dummy"}
    with Program(audible, tmp_path, options) as program:
        wait_until(lambda: not program.seen.moving, "rest", BREEZE)
        report = {"title": measured(program, seconds)}
        sit_down(program)
        program.press("tab")
        wait_until(lambda: program.hears, "a sound")
        wait_until(lambda: not program.hears, "silence", SILENCE)
        report["table"] = measured(program, seconds)
        program.minimise()
        report["minimised"] = measured(program, seconds)
        for busy, _wakes in report.values():
            assert busy <= AT_A_TABLE
        for place in ("table", "minimised"):
            assert report[place][1] <= WAKES
        assert report["minimised"][0] <= MINIMISED + 1 / seconds / 100  # it is counted in ticks


def sit_down(program: Program) -> None:
    """From the title to a table that waits."""
    program.past_the_lessons()
    program.press("return")
    wait_until(lambda: program.seen.scene == "ShelfScene", "the shelf")
    program.press("return")
    program.introduce()
    wait_until(lambda: program.seen.scene == "TableSetupScene", "the form")
    program.press("return")
    wait_until(lambda: "Layer" in program.seen.scene and not program.seen.moving, "a table")


def measured(program: Program, seconds: float) -> tuple[float, float]:
    """How busy it is, and how often it wakes in a second; the calmest of a few looks.

    Other tests have the machine as well: what they push into the caches has to come back once.
    """
    looks = []
    for _ in range(LOOKS):
        before = program.wakes
        busy = program.share_of_processor(seconds)
        looks.append((busy, (program.wakes - before) / seconds))
        if busy <= AT_A_TABLE / 2 and looks[-1][1] <= WAKES:
            break
    return min(busy for busy, _wakes in looks), min(wakes for _busy, wakes in looks)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_closes_in_good_order(
    desktop: Mapping[str, str], tmp_path: Path, number: signal.Signals
) -> None:
    options = ["--data-dir", str(tmp_path), "--size", "1024x640", "--speed", "off"]
    with Program(desktop, tmp_path, options) as program:
        program.process.send_signal(number)
        assert program.process.wait(15) == 0
        assert "Traceback" not in program.errors
    assert "closed" in next((tmp_path / "logs").iterdir()).read_text("utf-8")
