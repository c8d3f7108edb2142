"""Remembers the last answer of a pure function: what stays the same is worked out once.

A table is drawn sixty times a second, and most of those pictures differ only in what flies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class LastResult(Generic[P, R]):
    """A function that answers at once when it is asked the same question twice in a row.

    The answer is shared: whoever gets it must not change it.
    """

    def __init__(self, work: Callable[P, R]) -> None:
        self._work = work
        self._known: tuple[object, R] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """The answer."""
        question = args, kwargs
        if self._known is None or self._known[0] != question:
            self._known = question, self._work(*args, **kwargs)
        return self._known[1]
