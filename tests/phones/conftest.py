"""Eyes that need no pixels: nothing here asks for them."""

from __future__ import annotations

import pytest

from scenes.backend.paint.painter import Painter


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pixels: a whole game takes a second."""
    monkeypatch.setattr(Painter, "paint", lambda *_: None)
