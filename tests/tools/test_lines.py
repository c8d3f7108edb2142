"""Every file has the same bytes on every system, whatever Git is told about the ends of lines."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from build.environment import ROOT

pytestmark = pytest.mark.skipif(
    shutil.which("git") is None or not (ROOT / ".git").exists(), reason="this is no clone"
)


def git(*words: str) -> str:
    command = ["git", "-c", "core.autocrlf=true", "-c", f"safe.directory={ROOT}", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_no_line_end_changes_on_the_way_to_another_system() -> None:
    """Git for Windows is set to ``core.autocrlf`` unless a file says otherwise."""
    for line in git("ls-files", "--eol").splitlines():
        kinds, _, name = line.partition("\t")
        stored, _, attribute = kinds.split(maxsplit=2)
        assert attribute.strip() in ("attr/text=auto eol=lf", "attr/-text"), name
        assert stored in ("i/lf", "i/none", "i/-text"), name
