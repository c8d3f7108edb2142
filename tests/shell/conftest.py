"""Databases of the history that end with their tests, and a table that is only handed over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import scenes.table.routes
from game.history.store import Store
from game.seating import TableSetup
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.shell.entry import ExitReason
from tests.history.playing import setups
from tests.shell.history_pages import GAMES, OPEN, store
from tests.shell.set_table import Table


@pytest.fixture(autouse=True, scope="module")
def closing() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(scope="module")
def many() -> Store:
    return store(list(islice(setups(), GAMES)))


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> list[TableSetup]:
    opened: list[TableSetup] = []

    def open_table(_: object, setup: TableSetup, _preferences: Preferences) -> Scene[ExitReason]:
        opened.append(setup)
        return Table()

    monkeypatch.setattr(scenes.table.routes, "open_table", open_table)
    return opened
