"""Settings for the whole suite: no real screen unless asked for, the same run each time."""

import gc
import os
import platform
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]

# Before anything imports pygame: draw in memory, play no sound, print no greeting.
os.environ.update(
    SDL_VIDEODRIVER="dummy",
    SDL_AUDIODRIVER="dummy",
    SDL_FRAMEBUFFER_ACCELERATION="0",
    PYGAME_HIDE_SUPPORT_PROMPT="1",
)
# Sources are tested; `build/dev.py compile --test` wishes otherwise.
os.environ.setdefault("BUG_COUNCIL_COMPILED", "no")
# Whoever runs the tests keeps their own tables and settings.
DATA = tempfile.mkdtemp(prefix="bug-council-tests-")
os.environ["BUG_COUNCIL_DATA"] = DATA
# The program is started hundreds of times: whoever wants no compiled files beside the sources has
# them elsewhere, so that it is not compiled as often.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
    ELSEWHERE = os.environ.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / ".pytest_cache/bytecode"))
    sys.dont_write_bytecode, sys.pycache_prefix = False, ELSEWHERE

import pytest
from hypothesis import settings

from build import catalogues
from game import languages

WINDOW_TOOLS = ("Xvfb", "openbox", "xdotool", "xrandr")
PACKAGE_TOOLS = (*WINDOW_TOOLS, "appstreamcli", "dpkg-deb", "gio", "readelf", "strip", "xz")
WINE_TOOLS = (*WINDOW_TOOLS, "wine", "wineserver")
GROUPS = {"window": WINDOW_TOOLS, "package": PACKAGE_TOOLS, "wine": WINE_TOOLS}
# What waits for other programs by the clock fails on a busy machine, through no fault of ours.
WHOLE = ("whole", "browser", *GROUPS)
LEFT = "left to --whole"
# What takes longest comes first, so that nobody waits for it in the end: tests that make packages
# or watch windows, and then what plays much.
FIRST = (
    *("package", "wine", "window"),
    *("tests/album/", "tests/selftest/", "tests/phones/test_browser.py", "tests/coach/"),
    *("tests/bots/", "tests/bench/", "tests/pilot/"),
    *("tests/words/", "tests/campaign/", "tests/contract/"),
)

# Chosen examples follow from the test alone: a red run is red again, on every machine.
settings.register_profile("suite", deadline=None, derandomize=True, database=None, max_examples=30)
settings.register_profile("whole", settings.get_profile("suite"), max_examples=100)
settings.load_profile("suite")


def pytest_configure(config: pytest.Config) -> None:
    """Whatever was translated is there as the program reads it."""
    settings.load_profile("whole" if config.getoption("whole") else "suite")
    catalogues.refresh()
    speak_english()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which tests run, and how long the longest may be."""
    parser.addoption("--whole", action="store_true", help="run all, as .ci/run does")
    parser.addoption("--bits", default="", help="how many flipped bits are tried in a file, or all")
    parser.addoption("--faults", default="", help="how many faults of a disk are tried, or all")
    parser.addoption("--idle", type=float, default=6.0, help="seconds that idleness is measured")
    parser.addoption("--kills", type=int, default=0, help="how often a playing window is killed")


@pytest.fixture(scope="session")
def whole(pytestconfig: pytest.Config) -> bool:
    """Whether all run: else a test may ask fewer positions, if it says whom those still catch."""
    return bool(pytestconfig.getoption("whole"))


@pytest.fixture(scope="session", autouse=True)
def no_leftovers() -> Iterator[None]:
    """Whatever was saved in passing goes away again."""
    yield
    shutil.rmtree(DATA, ignore_errors=True)


@pytest.fixture(scope="session", autouse=True)
def fonts_that_last() -> Iterator[None]:
    """A window that ends within this process takes no fonts from the tests that come later."""
    import pygame

    usual, pygame.quit = pygame.quit, pygame.display.quit
    yield
    pygame.quit = usual


@pytest.fixture(scope="module", autouse=True)
def nothing_frozen() -> Iterator[None]:
    """A window that runs within this process keeps what is there by then, and looks less often."""
    usual = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*usual)


@pytest.fixture(autouse=True)
def closed_libraries() -> Iterator[None]:
    """A database that nobody closes is told of at any time later, in the name of another test."""
    yield
    playing = sys.modules.get("tests.support.library")
    while playing is not None and playing.OPENED:
        playing.OPENED.pop().close()


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pixels: a whole game takes a second, and nothing in it asks for them."""
    from scenes.backend.paint.painter import Painter

    monkeypatch.setattr(Painter, "paint", lambda *_, **__: None)


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    """Whatever language a test speaks, the next one speaks English again."""
    yield
    speak_english()


def speak_english() -> None:
    """As the program does it, which offers the other languages as well."""
    languages.Interpreter(catalogues.FOLDER).follow(languages.ENGLISH)


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests of a group on one worker, and say why they do not run where they cannot.

    A mark like ``window("asleep")`` names a worker of their own, with a screen of its own.
    """
    for group, tools in GROUPS.items():
        absent = [tool for tool in tools if shutil.which(tool) is None]
        reason = f"{group} tests need {' and '.join(absent)}; .ci/run installs them"
        if group == "package" and not sys.platform.startswith("linux"):
            absent, reason = ["Linux"], "the package is tried out on Linux only"
        if group == "wine" and platform.machine() not in {"x86_64", "AMD64"}:
            absent, reason = ["x86-64"], "programs for Windows run on x86-64 only"
        if group == "wine" and sys.platform == "win32":
            absent, reason = ["Wine"], "this is Windows itself"
        for item in items:
            mark = item.get_closest_marker(group)
            if mark is None:
                continue
            worker: str = mark.args[0] if mark.args else group
            item.add_marker(pytest.mark.xdist_group(worker))
            if absent:
                item.add_marker(pytest.mark.skip(reason=reason))
    if not config.getoption("whole"):
        for item in items:
            if any(item.get_closest_marker(name) is not None for name in WHOLE):
                item.add_marker(pytest.mark.skip(reason=LEFT), append=False)
    items.sort(key=_turn)


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """What is left out on purpose is counted apart from what this machine cannot do."""
    return (LEFT, "", "LEFT") if report.skipped and LEFT in str(report.longrepr) else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many these are, and how to run them; and how many faults were tried."""
    faults = Counter[str]()
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name.startswith("faults "):
                faults[name.removeprefix("faults ")] += value
    if faults:
        each = ", ".join(f"{count} {way}" for way, count in sorted(faults.items()))
        terminalreporter.write_line(f"{faults.total()} faults were tried: {each}")
    if left := len(terminalreporter.getreports(LEFT)):
        terminalreporter.write_line(
            f"{left} tests need a real window, a browser or a package, or try the same more often; "
            "they run with: python3 build/dev.py test --whole"
        )


def _turn(item: pytest.Item) -> int:
    marks = {mark.name for mark in item.iter_markers()}
    groups = (turn for turn, name in enumerate(FIRST) if name in marks)
    return next(groups, _turn_of(item.nodeid.partition("::")[0]))


@cache
def _turn_of(file: str) -> int:
    """The same for what belongs to no group."""
    found = (turn for turn, name in enumerate(FIRST) if file.startswith(name))
    return next(found, len(FIRST))


@pytest.hookimpl(optionalhook=True)  # pytest-xdist asks
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> object:
    """The tests of a file run on one worker, like those of a group: they share what they play."""
    if config.getoption("dist") != "loadgroup":
        return None
    scheduler = import_module("xdist.scheduler").LoadGroupScheduling(config, log)
    grouped = scheduler._split_scope

    def scope(nodeid: str) -> str:
        group: str = grouped(nodeid)
        return nodeid.partition("::")[0] if group == nodeid else group

    scheduler._split_scope = scope
    return scheduler
