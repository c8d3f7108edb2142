"""The contracts that hold for every game, held by one that nothing shared has heard of."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from itertools import product
from types import ModuleType

import pytest

from tests.contract import test_contract, test_descriptions, test_leaks, test_position_keys, test_ui
from tests.small_game.entry import ENTRY
from tests.small_game.opened import TABLES

STAGED = [test_ui.Table(ENTRY, seats, {}) for seats in ENTRY.game.seats]
ROOMS = [*product(test_ui.WINDOWS[:4:3], (1.0, 2.0))]
Promise = Callable[..., None]


def promises(module: ModuleType) -> Iterator[Promise]:
    for name, promise in vars(module).items():
        if name.startswith("test_") and "table" in inspect.signature(promise).parameters:
            yield promise


OF_RULES = [
    promise
    for module in (test_contract, test_position_keys, test_leaks, test_descriptions)
    for promise in promises(module)
]
OF_SCREENS = [*promises(test_ui)]


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("promise", OF_RULES, ids=lambda promise: promise.__name__)
def test_the_rules_keep_the_contract(promise: Promise, table: object) -> None:
    asks = "games" in inspect.signature(promise).parameters
    promise(table, 5) if asks else promise(table)


@pytest.mark.parametrize("table", STAGED, ids=str)
@pytest.mark.parametrize("promise", OF_SCREENS, ids=lambda promise: promise.__name__)
def test_the_screen_keeps_the_contract(
    promise: Promise, table: test_ui.Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_ui, "TABLES", (*test_ui.TABLES, *STAGED))
    if "size" not in inspect.signature(promise).parameters:
        promise(table)
        return
    for size, letters in ROOMS:
        promise(table, size, letters)


def test_every_contract_is_asked() -> None:
    assert len(OF_RULES) > 8
    assert len(OF_SCREENS) > 10
