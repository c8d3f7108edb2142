"""Real-window tests share one worker: two windows at once would take the focus from each other."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from build.environment import ROOT
from tests.waiting import PATIENCE

TESTS = """
import pytest

pytestmark = pytest.mark.window


@pytest.mark.parametrize("number", range(4))
def test_window(number: int) -> None:
    pass
"""


def said(folder: Path, *options: str) -> str:
    (folder / "test_windows.py").write_text(TESTS, encoding="utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "-p", "tests.conftest"]
    spread = ["-n", "2", "--dist=loadgroup", "-v", "-p", "no:cacheprovider"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *settings, *spread, *options, str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    ).stdout


@pytest.mark.whole
def test_window_tests_run_on_one_worker(tmp_path: Path) -> None:
    ran = said(tmp_path, "--whole")
    workers = re.findall(r"^\[(gw\d)\].* (?:PASSED|SKIPPED) ", ran, re.MULTILINE)
    assert len(workers) == 4
    assert len(set(workers)) == 1


def test_they_are_left_to_the_whole_and_counted(tmp_path: Path) -> None:
    left = said(tmp_path)
    assert "PASSED" not in left
    assert re.search(
        r"^4 tests need a real window.*build/dev\.py test --whole$", left, re.MULTILINE
    )
    assert re.search(r"= 4 left to --whole in ", left)
