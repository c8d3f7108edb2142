"""A state's key tells it from every other state, whatever it is that differs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from tests.contract.audit import Copied, contents, names
from tests.contract.boxes import TABLES, AnyTable
from tests.contract.test_leaks import moments

MOMENTS: Final = 8
"""So many of each game are looked at."""


class Other:
    """What no field holds."""

    def key(self) -> Other:
        """Itself, where a part of the state is asked for its key."""
        return self


OTHER: Final = Other()
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def changes(state: object) -> Iterator[str]:
    """Changes one thing of a state after the other, and back again; says which."""
    for name, value in zip(names(state), contents(state), strict=True):
        if type(value) is list:
            yield from (f"{name}{part}" for part in changes_in(value))
        elif isinstance(value, Copied):
            yield from (f"{name}.{part}" for part in changes(value))
        try:
            setattr(state, name, other(value))
        except TypeError:  # a compiled class takes only what is of the field's kind
            continue
        yield name
        setattr(state, name, value)


def changes_in(values: list[Any]) -> Iterator[str]:
    """The same with a list, and with those in it."""
    for at, value in enumerate(values):
        if type(value) is list:
            yield from (f"[{at}]{part}" for part in changes_in(value))
        values[at] = other(value)
        yield f"[{at}]"
        values[at] = value


def other(value: object) -> object:
    """Something else of its kind: a list that is longer, or what is nowhere found."""
    return [*value, *(value[-1:] or [OTHER])] if type(value) is list else OTHER


@every_table
def test_states_that_differ_in_anything_have_different_keys(table: AnyTable) -> None:
    looked_at = 0
    for state in islice(moments(table, Random(f"{table}")), MOMENTS):
        twin, key = state.copy(), state.key()
        assert (twin.key(), hash(twin.key())) == (key, hash(key))
        for what in changes(twin):
            assert twin.key() != key, what
            looked_at += 1
        assert twin.key() == key
    assert looked_at > 100
