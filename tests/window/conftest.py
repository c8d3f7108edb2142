"""A real X server with a window manager, and the program in a window of its own on it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.waiting import wait_until
from tests.window.program import Program

SCREEN = (1600, 1000)
ATTEMPTS = 3  # a display number may be taken by somebody else at the same moment
SOON = 8.0
# What would lead away from the fresh home of each test, or from its screen.
FOREIGN = (
    *("WAYLAND_DISPLAY", "BUG_COUNCIL_DATA"),
    *("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"),
)
Start = Callable[..., AbstractContextManager[Program]]


@pytest.fixture(scope="session")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The environment of a person who sits at a plain desktop."""
    with sitting_at(SCREEN, tmp_path_factory.mktemp("home")) as settings:
        yield settings


@contextmanager
def sitting_at(
    screen: tuple[int, int], home: Path, *, repeats: bool = False
) -> Iterator[dict[str, str]]:
    """The environment of a person at a screen of this size; keys may repeat themselves."""
    settings = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    settings |= {"HOME": str(home), "SDL_VIDEODRIVER": "x11"}
    with ExitStack() as stack:
        for attempt in range(ATTEMPTS):
            settings["DISPLAY"] = stack.enter_context(server(screen, repeats=repeats))
            stack.enter_context(running(["openbox"], settings))
            try:
                wait_until(partial(is_managed, settings), "openbox", SOON)
                break
            except TimeoutError:
                if attempt == ATTEMPTS - 1:
                    raise
        yield settings


@contextmanager
def server(screen: tuple[int, int], *, repeats: bool) -> Iterator[str]:
    """An X server on a free number; gives the display's name."""
    words = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{screen[0]}x{screen[1]}x24"]
    if not repeats:  # a key held back by a busy machine
        words.append("-r")
    with running(words, os.environ) as process:
        assert process.stdout is not None
        yield f":{process.stdout.readline().strip()}"


@contextmanager
def running(words: list[str], settings: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        words, env=settings, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def is_managed(settings: Mapping[str, str]) -> bool:
    asked = subprocess.run(
        ["timeout", "5", "xdotool", "get_num_desktops"],
        env=settings,
        capture_output=True,
        check=False,
    )
    return asked.returncode == 0


@pytest.fixture
def start(desktop: dict[str, str], tmp_path: Path) -> Start:
    """Starts the program with some options, in a fresh home."""

    def started(*options: str) -> Program:
        return Program(desktop, tmp_path, options)

    return started
