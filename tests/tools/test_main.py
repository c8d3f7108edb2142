"""main.py: its options, and its one sentence when something is missing."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal, overload

import pytest

import main
from build.environment import ROOT
from game import __version__
from scenes.options import Options
from tests.waiting import PATIENCE

# Runs a script as a Python of another age would, as far as the script can tell.
PRETEND = """
import runpy, sys
sys.version_info, sys.version = (3, 9, 2, "final", 0), "3.9.2 (old)"
runpy.run_path(sys.argv[1], run_name="__main__")
"""

# Runs main.py, then tells which of the window's modules came along.
WATCHED = """
import sys, main
try:
    main.main(sys.argv[1:])
except SystemExit:
    pass
print(sorted({"pygame", "pytmx", "scenes.backend", "scenes.kit"} & set(sys.modules)))
"""


@overload
def python(*arguments: str) -> subprocess.CompletedProcess[str]: ...


@overload
def python(*arguments: str, text: Literal[False]) -> subprocess.CompletedProcess[bytes]: ...


def python(*arguments: str, text: bool = True) -> subprocess.CompletedProcess[Any]:
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=settings,
        capture_output=True,
        text=text,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("script", ["main.py", "build/dev.py"])
def test_an_old_python_is_told_that_it_is_too_old(script: str) -> None:
    finished = python("-c", PRETEND, script)
    assert finished.returncode == 1
    assert finished.stderr.count("\n") == 1
    assert "3.11 or newer" in finished.stderr
    assert "this is Python 3.9.2." in finished.stderr


@pytest.mark.parametrize("script", ["main.py", "build/dev.py"])
def test_old_pythons_can_read_the_script(script: str) -> None:
    ast.parse((ROOT / script).read_text(encoding="utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize("arguments", [[], ["record", "check", "nothing.json"]])
def test_missing_packages_are_said_with_what_to_type(arguments: list[str]) -> None:
    finished = python("-S", "main.py", *arguments)  # -S: no installed packages
    assert finished.returncode == 1
    assert finished.stderr.count("\n") == 1
    assert "`python3 build/dev.py play`" in finished.stderr


def test_a_missing_module_of_our_own_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "game.commands", None)
    with pytest.raises(ModuleNotFoundError):
        main.main(["record"])


@pytest.mark.parametrize(
    "arguments",
    [
        ["record", "check", "nothing.json"],
        ["history", "--csv", "nothing.csv", "--data-dir", "nowhere"],
        ["simulate", "--seats", "random,random,random", "--games", "1", "--seed", "1"],
    ],
)
def test_commands_without_a_window_import_no_pygame(arguments: list[str]) -> None:
    assert python("-c", WATCHED, *arguments).stdout.splitlines()[-1:] == ["[]"]


def test_the_version_has_a_single_source() -> None:
    finished = python("main.py", "--version")
    assert finished.stdout == f"Bug Council of Backyardia {__version__}\n"


@pytest.mark.parametrize("code_page", ["cp1251", "cp437", "ascii"])
def test_output_is_utf_8_whatever_the_code_page(
    code_page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows hands its own code page to every program whose output is redirected."""
    monkeypatch.setenv("PYTHONIOENCODING", code_page)
    finished = python("main.py", "record", "check", "Käfer × 2.json", text=False)
    assert finished.returncode == 1
    assert "Käfer × 2.json" in finished.stderr.decode("utf-8")


def test_a_program_without_output_says_it_in_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """A windowed program on Windows has neither stdout nor stderr."""
    said: list[str] = []
    monkeypatch.setattr(main, "is_windowed", lambda: True)
    monkeypatch.setattr("scenes.backend.first_window.show_words", said.append)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    for words, code in ((["--warp"], 2), (["--version"], 0)):
        with pytest.raises(SystemExit) as ended:
            main.main(words)
        assert ended.value.code == code
    assert main.main(["record", "check", "nowhere.json"]) == 1
    wrong, version, refused = said
    assert "--warp" in wrong
    assert wrong.startswith("usage: ")
    assert __version__ in version
    assert refused.startswith("nowhere.json: ")


def options(*arguments: str) -> Options:
    asked = vars(main.parser().parse_args(arguments))
    assert not asked.pop("selftest")
    return Options(**asked)


def test_what_is_not_asked_for_is_left_to_the_settings() -> None:
    assert options() == Options()


def test_options_reach_the_window() -> None:
    asked = options(
        *("--size", "1280x720", "--fullscreen", "--seed", "7"),
        *("--data-dir", "saves", "--watch", "game.json", "--speed", "off"),
    )
    wanted = Options((1280, 720), True, 7, Path("saves"), Path("game.json"), "off")
    assert asked == wanted


@pytest.mark.parametrize(
    "arguments",
    [
        ["--size", "1280"],
        ["--size", "1280x"],
        ["--size", "-1280x720"],
        ["--size", "100x100"],
        ["--speed", "warp"],
        ["--seed", "ladybird"],
        ["dance"],
    ],
)
def test_a_usage_error_is_exit_code_2(arguments: list[str]) -> None:
    finished = python("main.py", *arguments)
    assert finished.returncode == 2
    assert finished.stderr.startswith("usage: main.py")
