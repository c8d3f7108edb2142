"""Eyes that need no pixels, for nothing here asks for them; a server that stops with its test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.phones.server import IN_ALL
from scenes.table.phones import hands
from tests.phones.evening import Evening
from tests.phones.served import Served


@pytest.fixture(autouse=True)
def strangers() -> None:
    """Whoever sat at the table of another test is not known here."""
    hands._LAST.clear()


@pytest.fixture
def served() -> Iterator[Served]:
    """A server on this machine, for a table of four."""
    with Served() as each:
        yield each


@pytest.fixture
def crowded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands.Hands, "from_one", IN_ALL)


@pytest.fixture
def council() -> Iterator[Evening]:
    """Four people, who have not scanned their codes yet."""
    with Evening("bug-council", 4) as evening:
        yield evening
