"""The first minute of somebody who has just unpacked it: one question, a few keys, a game."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from scenes.selftest.pilot import Pilot, by_mouse
from tests.waiting import wait_until
from tests.window.conftest import sitting_at
from tests.window.program import Program

pytestmark = pytest.mark.package


@pytest.mark.parametrize(
    ("screen", "window"),
    [
        # No room for a frame: the whole screen.
        pytest.param((1024, 640), (1024, 640), id="netbook"),
        pytest.param((1366, 768), (1161, 653), id="laptop"),
        pytest.param((3840, 2160), (3264, 1836), id="4k"),
    ],
)
def test_an_arrow_and_enter_four_times_play(
    program: Path,
    stranger: dict[str, str],
    tmp_path: Path,
    screen: tuple[int, int],
    window: tuple[int, int],
) -> None:
    home = Path(stranger["HOME"])
    with sitting_at(screen, tmp_path) as desk:
        settings = {**stranger, "DISPLAY": desk["DISPLAY"]}
        with Program(settings, home, (), [str(program)]) as started:
            wait_until(lambda: started.size == window, f"a window of {window}")
            assert (started.seen.scene, started.focus) == ("TitleScene", "learn")
            started.past_the_lessons()
            started.press("return")
            wait_until(lambda: started.seen.scene == "ShelfScene", "the shelf")
            started.press("return")
            started.introduce()
            wait_until(lambda: started.seen.scene == "TableSetupScene", "the form")
            started.press("return")
            wait_until(lambda: started.seen.scene == "DeclarationLayer", "the first choice")
            assert started.close() == 0


def test_a_program_that_it_starts_gets_the_libraries_of_the_system(
    program: Path, desktop: dict[str, str], stranger: dict[str, str], tmp_path: Path
) -> None:
    home = Path(stranger["HOME"])
    opener = tmp_path / "xdg-open"
    opener.write_text(f'#!/bin/sh\nenv > "{tmp_path}/new"\nmv "{tmp_path}/new" "{tmp_path}/env"\n')
    opener.chmod(0o755)
    log = home / ".local" / "state" / "bug-council" / "log" / "session-20260101-000000-1.log"
    log.parent.mkdir(parents=True)
    log.write_text("2026-01-01T00:00:00+00:00 crashed\n", encoding="utf-8")
    path = os.pathsep.join((str(tmp_path), stranger["PATH"]))
    settings = {**stranger, "DISPLAY": desktop["DISPLAY"], "PATH": path}
    with Program(settings, home, (), [str(program)]) as started:
        Pilot(started, by_mouse).use("folder")
        wait_until((tmp_path / "env").exists, "the file manager")
        assert started.close() == 0
    told = (tmp_path / "env").read_text(encoding="utf-8")
    assert f"HOME={home}" in told
    assert "LD_LIBRARY_PATH" not in told
