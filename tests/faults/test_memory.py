"""A computer without memory: one sentence that says so, and no game is lost."""

import errno
import subprocess
import sys
from functools import partial
from pathlib import Path

import pygame
import pytest

import main
from build.environment import ROOT
from game import out_of_memory
from game.library import RunLog
from scenes.backend import window
from scenes.shell.settings.scene import SettingsScene
from tests.faults.test_net import Player, player

__all__ = ["player"]

SENTENCE = "The computer has no memory left for Backyardia. Close other programs and try again.\n"
SHORT: list[Exception] = [
    MemoryError(),
    OSError(errno.ENOMEM, "Cannot allocate memory"),
    ImportError("libSDL2.so: failed to map segment from shared object"),
    ImportError("lib.so: cannot enable executable stack as shared object requires: "
                "Cannot allocate memory"),
    NotImplementedError("font module not available (ImportError: failed to map segment from …)"),
    pygame.error("Out of memory"),
    pygame.error("Couldn't create audio thread"),
    pygame.error("Not enough resources to create thread"),
    RuntimeError("can't start new thread"),
]  # fmt: skip
OTHER: list[Exception] = [
    OSError(errno.ENOSPC, "No space left on device"),
    pygame.error("No available video device"),
    ImportError("No module named out_of_memory_games"),
    ValueError("Out of memory"),  # as it may stand in a file
    RuntimeError("a mistake of ours"),
    SystemError("error return without exception set"),  # while there is memory
]
LIMITED = """
import resource, runpy, sys
limit, script, *words = sys.argv[1:]
resource.setrlimit(resource.RLIMIT_AS, (int(limit) << 20,) * 2)
sys.argv = [script, *words]
runpy.run_path(script, run_name="__main__")
"""


def fail(trouble: Exception, *_: object, **__: object) -> None:
    raise trouble


@pytest.mark.parametrize("trouble", SHORT, ids=repr)
def test_it_is_known_however_it_is_told(trouble: Exception) -> None:
    assert out_of_memory.is_short(trouble)
    later = RuntimeError("cannot join thread before it is started")
    later.__context__ = trouble  # what went wrong while somebody saw to it
    assert out_of_memory.is_short(later)


@pytest.mark.parametrize("trouble", OTHER, ids=repr)
def test_other_troubles_are_called_what_they_are(trouble: Exception) -> None:
    assert not out_of_memory.is_short(trouble)
    trouble.__context__, other = other_of(trouble), trouble
    assert not out_of_memory.is_short(other)


def test_a_call_that_could_not_say_why_had_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(out_of_memory, "RESERVE", sys.maxsize)
    assert out_of_memory.is_short(SystemError("error return without exception set"))
    assert not out_of_memory.is_short(SystemError("a mistake of somebody's"))


def other_of(trouble: Exception) -> Exception:
    """Something before it, that came from it: as a circle."""
    before = KeyError("before")
    before.__context__ = trouble
    return before


@pytest.fixture(scope="module")
def compiled() -> None:
    """As it is in a package: a parser without memory says that the source is wrong."""
    command = [sys.executable, "-m", "compileall", "-q", "main.py", "game", "scenes"]
    subprocess.run(command, cwd=ROOT, env={}, check=True)


@pytest.mark.skipif(sys.platform != "linux", reason="nowhere else can it be limited so")
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("limit", [18, 30, 60, 90, 120])
def test_the_program_says_in_a_sentence_that_there_is_none(limit: int, tmp_path: Path) -> None:
    """From the first import on to the middle of a game.

    At single limits the interpreter or a library of the system is stopped in the middle of a
    call of its own and falls by a signal: a megabyte more tells what the program does.
    """
    ended = started_with(limit, tmp_path)
    if ended.returncode < 0:
        ended = started_with(limit + 1, tmp_path)
    assert ended.stderr == SENTENCE
    assert ended.returncode == 1


def started_with(limit: int, home: Path) -> subprocess.CompletedProcess[str]:
    """The self-test with so many megabytes."""
    return subprocess.run(
        [sys.executable, "-c", LIMITED, str(limit), str(ROOT / "main.py"), "--selftest"],
        cwd=ROOT,
        env={"SDL_VIDEODRIVER": "dummy", "HOME": str(home), "TMPDIR": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("trouble", SHORT, ids=repr)
def test_a_command_says_it_too(
    trouble: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.simulate.play_game", partial(fail, trouble))
    seats = ("--seats", "random,random,random")
    assert main.main(["simulate", *seats, "--games", "1"]) == 1
    assert capsys.readouterr().err == SENTENCE


@pytest.mark.parametrize("trouble", SHORT, ids=repr)
def test_the_window_ends_with_it_and_the_next_start_tells_of_no_mistake(
    trouble: Exception,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(window, "_play", partial(fail, trouble))
    assert main.main(["--data-dir", str(tmp_path)]) == 1
    assert capsys.readouterr().err == SENTENCE
    (log,) = (tmp_path / "logs").iterdir()
    assert type(trouble).__name__ in log.read_text("utf-8")
    assert RunLog(tmp_path / "logs").previous_crash is None


def test_the_window_that_cannot_be_opened_says_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(window, "open_window", partial(fail, pygame.error("Out of memory")))
    assert main.main([]) == 1
    assert capsys.readouterr().err == SENTENCE


@pytest.mark.parametrize("trouble", SHORT, ids=repr)
def test_at_the_table_it_leads_to_the_title_which_says_so(
    player: Player, trouble: Exception, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(SettingsScene, "draw", partial(fail, trouble))
    player.click("settings")
    player.wait("NoticeScene")
    assert "The computer has no memory left for Backyardia." in player.words
    assert "Every game is saved up to the last move." in player.words
    assert "Traceback" in player.log
    player.click("close")
    player.wait("TitleScene")
    player.session.close()
    assert RunLog(tmp_path / "logs").previous_crash is None


def test_a_mistake_of_ours_is_still_called_one(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SettingsScene, "draw", partial(fail, RuntimeError("a mistake of ours")))
    player.click("settings")
    player.wait("CrashScene")
