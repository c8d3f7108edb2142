"""What reaches the screen is what was drawn, though only the places that live are handed over."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from build.environment import ROOT
from tests.window.conftest import running

pytestmark = [pytest.mark.window, pytest.mark.whole]

HANGS = 600.0  # seconds


@pytest.mark.parametrize("rendering", ["--compatible", "--accelerated"])
def test_the_screen_shows_every_beat_as_it_was_drawn(tmp_path: Path, rendering: str) -> None:
    server = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1000x24", "-fbdir", str(tmp_path)]
    with running(server, os.environ) as process:
        assert process.stdout is not None
        settings = os.environ | {"DISPLAY": f":{process.stdout.readline().strip()}"}
        looking = [sys.executable, "-m", "tests.window.shown", str(tmp_path / "Xvfb_screen0")]
        seen = subprocess.run(
            [*looking, rendering],
            cwd=ROOT,
            env=settings,
            capture_output=True,
            text=True,
            timeout=HANGS,
            check=False,
        )
    assert seen.returncode == 0, seen.stderr
