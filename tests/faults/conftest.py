"""A folder of a player in the middle of a game."""

from pathlib import Path

import pytest

from tests.support.library import library, play, table


@pytest.fixture
def played(tmp_path: Path) -> Path:
    kept = library(tmp_path)
    play(kept.begin(table()), 20)
    kept.close()
    return tmp_path
