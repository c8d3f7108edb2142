"""Whoever stops the program from outside, at whatever moment, hears nothing of it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from build.environment import ROOT
from game.bots.worker import Worker
from game.commands import main as command
from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no program sends such signals there")

NUMBERS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
# From the first line of the program to the last thing before the first picture, and after it.
WINDOW = [
    *("argparse", "game", "scenes.options", "scenes.backend.window", "pygame", "msgspec"),
    *("game.library", "scenes.app", "scenes.backend.audio", "scenes.backend.screen"),
    *("scenes.shell.title.scene", "scenes.backend.loop"),
]
COMMAND = ["game.commands", "game.catalogue", "game.simulate", "game.bots", "tqdm"]

# Runs main.py as a person does, and sends a signal to itself as soon as a module is asked for.
STOPPED = """
import os, runpy, signal, sys

number, wanted, script, *words = sys.argv[1:]
usual = signal.default_int_handler if int(number) == signal.SIGINT else signal.SIG_DFL
signal.signal(int(number), usual)  # who runs the tests by nohup hands on a deaf ear

class Stop:
    def find_spec(self, name, path=None, target=None):
        if name == wanted:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), int(number))

for known in [name for name in sys.modules if name == wanted]:
    del sys.modules[known]
sys.meta_path.insert(0, Stop())
sys.argv = [script, *words]
runpy.run_path(script, run_name="__main__")
"""


def stopped(
    number: int, module: str, *words: str, home: Path, tmp: Path | None = None
) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    settings |= {"HOME": str(home), "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp or home)}
    return subprocess.run(
        [sys.executable, "-c", STOPPED, str(number), module, str(ROOT / "main.py"), *words],
        cwd=ROOT,
        env=settings,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: signal.Signals(number).name)
@pytest.mark.parametrize("module", WINDOW)
def test_before_the_first_picture_it_ends_without_a_word(
    number: int, module: str, tmp_path: Path
) -> None:
    ended = stopped(number, module, "--data-dir", str(tmp_path), home=tmp_path)
    assert ended.stderr == ""
    assert ended.stdout == ""
    assert ended.returncode in (-number, 0)  # SDL makes of it that the window is closed


@pytest.mark.parametrize("module", COMMAND)
def test_a_command_ends_without_a_word_too(module: str, tmp_path: Path) -> None:
    words = ("simulate", "--seats", "random,random,random", "--games", "1")
    ended = stopped(signal.SIGINT, module, *words, home=tmp_path)
    assert ended.stderr == ""
    assert ended.returncode in (-signal.SIGINT, 130)


def test_what_has_something_to_tidy_up_is_let_do_so(tmp_path: Path) -> None:
    """The self-test plays in a folder that goes with it."""
    passing = tmp_path / "passing"
    passing.mkdir()
    ended = stopped(signal.SIGINT, "scenes.council.ui", "--selftest", home=tmp_path, tmp=passing)
    assert ended.stderr == ""
    assert ended.returncode == 130
    assert list(passing.iterdir()) == []


class NotStartedError(Exception):
    """Nobody has been started."""


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    found: list[object] = []

    def start(_: object) -> None:
        found.append(signal.getsignal(signal.SIGINT))
        raise NotStartedError

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", start)
    return found


def test_ctrl_c_is_not_for_a_process_that_thinks(heard: list[object]) -> None:
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(NotStartedError):
        Worker("bug-council")
    assert heard == [signal.SIG_IGN]
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--seats", "random,random,random"),
        ("ladder", "--players", "random", "--among", "random"),
    ],
)
def test_ctrl_c_is_not_for_processes_that_play_along(
    words: tuple[str, ...], heard: list[object]
) -> None:
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(NotStartedError):
        command([*words, "--jobs", "2"])
    assert heard == [signal.SIG_IGN]
    assert signal.getsignal(signal.SIGINT) is before
