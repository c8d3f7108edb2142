"""A film to look at without pixels, disks that recover soon, folders that are somebody else's."""

import pytest

from game.library import autosave
from tests.library.films import at_the_film
from tests.library.owner import home

__all__ = ["at_the_film", "home"]


@pytest.fixture
def quick_retry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be written is tried again at once."""
    monkeypatch.setattr(autosave, "RETRY", 0.02)
