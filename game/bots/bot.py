"""What every opponent is: asked with a view and the legal actions, it answers with one of them."""

from collections.abc import Sequence
from typing import Protocol, TypeVar, runtime_checkable

A = TypeVar("A")  # action
V_contra = TypeVar("V_contra", contravariant=True)  # view


class Bot(Protocol[V_contra, A]):
    """An opponent. It keeps no memory but its own chance: the view tells all that it may know."""

    def choose(self, view: V_contra, legal: Sequence[A]) -> A:
        """One of the legal actions, which are never none."""


class Budget(Protocol):
    """How long somebody may think about a decision."""

    def begin(self) -> None:
        """A decision begins."""

    def spent(self, playouts: int) -> float:
        """The share of the budget that is gone after so many playouts; 1 or more: all of it."""


@runtime_checkable
class Thinker(Protocol):
    """A bot that searches: the longer the better."""

    def think(self, budget: Budget) -> None:
        """From now on within this budget."""
