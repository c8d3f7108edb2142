"""Databases of the history that end with the tests that need them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from game.history.store import Store
from tests.history.playing import setups
from tests.shell.history_pages import GAMES, OPEN, store


@pytest.fixture(autouse=True, scope="module")
def closing() -> Iterator[None]:
    """Every database is closed at the end."""
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(scope="module")
def many() -> Store:
    """Two games of every kind."""
    return store(list(islice(setups(), GAMES)))
