"""Eyes that need no pixels: nothing here asks for them."""

from __future__ import annotations

import pytest

from scenes.backend.paint.painter import Painter
from scenes.table.phones import hands


@pytest.fixture(autouse=True)
def strangers() -> None:
    """Whoever sat at the table of another test is not known here."""
    hands._LAST.clear()


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pixels: a whole game takes a second."""
    monkeypatch.setattr(Painter, "paint", lambda *_: None)
