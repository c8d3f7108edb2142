"""Settings for the whole suite: no real screen unless asked for, the same run each time."""

import os
import shutil
import tempfile
from collections.abc import Iterator

# Before anything imports pygame: draw in memory, play no sound, print no greeting.
os.environ.update(
    SDL_VIDEODRIVER="dummy",
    SDL_AUDIODRIVER="dummy",
    SDL_FRAMEBUFFER_ACCELERATION="0",
    PYGAME_HIDE_SUPPORT_PROMPT="1",
)
# Whoever runs the tests keeps their own tables and settings.
DATA = tempfile.mkdtemp(prefix="bug-council-tests-")
os.environ["BUG_COUNCIL_DATA"] = DATA

import pytest
from hypothesis import settings

WINDOW_TOOLS = ("Xvfb", "openbox", "xdotool")

# Chosen examples follow from the test alone: a red run is red again, on every machine.
settings.register_profile("suite", deadline=None, derandomize=True, database=None)
settings.load_profile("suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long the longest tests may be."""
    parser.addoption("--kills", type=int, default=20, help="how often a playing window is killed")


@pytest.fixture(scope="session", autouse=True)
def no_leftovers() -> Iterator[None]:
    """Whatever was saved in passing goes away again."""
    yield
    shutil.rmtree(DATA, ignore_errors=True)


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep real-window tests on one worker, and say why they do not run where they cannot."""
    absent = [tool for tool in WINDOW_TOOLS if shutil.which(tool) is None]
    for item in items:
        if item.get_closest_marker("window") is None:
            continue
        item.add_marker(pytest.mark.xdist_group("window"))
        if absent:
            reason = f"real-window tests need {' and '.join(absent)}; .ci/run installs them"
            item.add_marker(pytest.mark.skip(reason=reason))
