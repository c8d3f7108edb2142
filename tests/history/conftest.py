"""A library with a past, and a folder that is somebody else's."""

from pathlib import Path

import pytest

from game.library import Library
from tests.history.playing import fill
from tests.library.owner import home
from tests.support.library import library

__all__ = ["home"]


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    shelf = library(tmp_path)
    fill(shelf, 8)
    return shelf
