"""What somebody with Windows has: the archive, made there and unpacked, and a screen."""

from __future__ import annotations

import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from build.environment import ROOT
from tests.window.conftest import desktop
from tests.wine.windows import Windows, make, there

__all__ = ["desktop"]

NAME = "Käfer (neu)"


@pytest.fixture(scope="session")
def windows(desktop: dict[str, str]) -> Windows:
    machine = Windows(desktop["DISPLAY"])
    make(machine)
    return machine


@pytest.fixture(scope="session")
def packages(windows: Windows, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("windows") / "dist"
    made = windows.python(ROOT / "build" / "package" / "run.py", "--to", there(folder))
    assert made.returncode == 0, (made.stdout + made.stderr).decode()
    return folder


@pytest.fixture(scope="session")
def unpacked(packages: Path) -> Iterator[Path]:
    """The unpacked archive, in a folder with a difficult name where nobody may write."""
    place = packages.parent / NAME
    (archive,) = packages.glob("*.zip")
    with zipfile.ZipFile(archive) as content:
        content.extractall(place)
    (folder,) = place.iterdir()
    subprocess.run(["chmod", "--recursive", "a-w", str(place)], check=True)
    yield folder
    subprocess.run(["chmod", "--recursive", "u+w", str(place)], check=True)


@pytest.fixture(scope="session")
def console(unpacked: Path) -> Path:
    return unpacked / "bug-council-console.exe"
