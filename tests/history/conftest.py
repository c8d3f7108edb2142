"""A library with a past."""

from pathlib import Path

import pytest

from game.library import Library
from tests.history.playing import fill
from tests.library.playing import library


@pytest.fixture
def shelf(tmp_path: Path) -> Library:
    """A library with eight finished games."""
    shelf = library(tmp_path)
    fill(shelf, 8)
    return shelf
