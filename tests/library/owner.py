"""A folder in which not everything may be done: root gives it away, and acts as its new owner."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

NOBODY = 65534


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """A folder whose owner may not do everything: for root, which may, somebody else's."""
    if os.name == "nt" or os.geteuid() != 0:
        yield tmp_path
        return
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)
        os.seteuid(0)


def as_its_owner(home: Path) -> None:
    """Root gives the folder away and goes on as its new owner."""
    if os.name != "nt" and os.geteuid() == 0:
        for path in [home, *home.rglob("*")]:
            os.chown(path, NOBODY, NOBODY)
        os.seteuid(NOBODY)
