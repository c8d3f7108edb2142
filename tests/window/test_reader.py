"""A whole game with a screen reader alone: from what the desktop is told, not from a picture."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.window.program import ROOT

pytestmark = pytest.mark.window
PYTHON = "/usr/bin/python3"
LISTENER = Path(__file__).with_name("listener.py")
GAME = "Bugs on Rugs"  # of few choices: each waits until it may be meant


def has_readers() -> bool:
    """Whether this system has what a screen reader needs."""
    asks = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    try:
        asked = subprocess.run([PYTHON, "-c", asks], capture_output=True, check=False)
        bus = subprocess.run(["dbus-run-session", "--version"], capture_output=True, check=False)
    except FileNotFoundError:
        return False
    return asked.returncode == bus.returncode == 0


def test_a_whole_game_is_played_by_ear(desktop: Mapping[str, str], tmp_path: Path) -> None:
    if not has_readers():
        pytest.skip("needs at-spi2-core, dbus, python3-gi and gir1.2-atspi-2.0")
    options = ("--data-dir", str(tmp_path / "data"), "--speed", "off", "--seed", "5")
    program = (sys.executable, str(ROOT / "main.py"), "--size", "1280x720", *options)
    settings = {**desktop, "HOME": str(tmp_path), "SDL_AUDIODRIVER": "dummy"}
    played = subprocess.run(
        ["dbus-run-session", "--", PYTHON, str(LISTENER), GAME, *program],
        env=settings,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=320,
        check=False,
    )
    assert played.returncode == 0, played.stderr[-2000:]
    heard = played.stdout.splitlines()
    chosen = [line for line in heard if line.startswith("> ")]
    told = [line for line in heard if line not in chosen]
    assert len(chosen) > 15
    assert any(line.startswith("Take a bug ") for line in told), "nobody was asked aloud"
    assert any(" Bruno " in f" {line} " for line in told), "what others do was not told"
