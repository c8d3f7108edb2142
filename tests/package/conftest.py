"""What a stranger has: the files to download, made once, and machines to use them on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.environment import ROOT
from tests.package.machine import Machine, bare_machine
from tests.window.conftest import desktop

__all__ = ["desktop"]

PLACE = "Käfer, Ümläute & “Leerzeichen”"


@pytest.fixture(scope="session")
def house() -> Iterator[Path]:
    """A folder that every user may look into, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp(prefix="bug-council-test-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def downloads(house: Path) -> Path:
    """Everything that `package` makes; its rules are compiled, as for players."""
    folder = house / "downloads"
    dev("compile")  # where there is no compiler they are not, and the package is made as well
    made = dev("package", "--quick", "--to", str(folder))
    assert made.returncode == 0, made.stdout + made.stderr
    return folder


def dev(*words: str) -> subprocess.CompletedProcess[str]:
    """A command of `build/dev.py`, and what it said."""
    command = [sys.executable, str(ROOT / "build" / "dev.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def archive(downloads: Path) -> Path:
    (file,) = downloads.glob("*.tar.xz")
    return file


@pytest.fixture(scope="session")
def unpacked(archive: Path, house: Path) -> Iterator[Path]:
    """The unpacked archive, in a folder with a difficult name where nobody may write."""
    place = house / PLACE
    place.mkdir()
    subprocess.run(["tar", "--extract", "--file", str(archive)], cwd=place, check=True)
    (folder,) = place.iterdir()
    subprocess.run(["chmod", "--recursive", "a-w", str(place)], check=True)
    yield folder
    subprocess.run(["chmod", "--recursive", "u+w", str(place)], check=True)


@pytest.fixture(scope="session")
def program(unpacked: Path) -> Path:
    return unpacked / "bug-council"


@pytest.fixture(scope="session")
def machine(unpacked: Path, house: Path) -> Machine:
    """Another machine, with another user: nothing there but the libraries we say we need."""
    if os.geteuid() != 0:
        pytest.skip("only root can set up a machine in a folder")
    return bare_machine(house / "machine", unpacked)


@pytest.fixture
def stranger(house: Path) -> Iterator[dict[str, str]]:
    """The environment of somebody who has just logged in for the first time."""
    home = Path(tempfile.mkdtemp(prefix="ein Zuhause ", dir=house))
    home.chmod(0o777)
    yield {"PATH": "/usr/bin:/bin", "HOME": str(home), "LANG": "C"}
    shutil.rmtree(home)
