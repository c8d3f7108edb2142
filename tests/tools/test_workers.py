"""Real-window tests share one worker: two windows at once would take the focus from each other."""

import re
import subprocess
import sys
from pathlib import Path

from build.environment import ROOT

TESTS = """
import pytest

pytestmark = pytest.mark.window


@pytest.mark.parametrize("number", range(4))
def test_window(number: int) -> None:
    pass
"""


def test_window_tests_run_on_one_worker(tmp_path: Path) -> None:
    (tmp_path / "test_windows.py").write_text(TESTS, encoding="utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "-p", "tests.conftest"]
    spread = ["-n", "2", "--dist=loadgroup", "-v", "-p", "no:cacheprovider"]
    finished = subprocess.run(
        [sys.executable, "-m", "pytest", *settings, *spread, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    workers = re.findall(r"^\[(gw\d)\].* (?:PASSED|SKIPPED) ", finished.stdout, re.MULTILINE)
    assert len(workers) == 4
    assert len(set(workers)) == 1
