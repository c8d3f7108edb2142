"""What every opponent is: asked with a view and the legal actions, it answers with one of them."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

A = TypeVar("A")  # action
V_contra = TypeVar("V_contra", contravariant=True)  # view


class Bot(Protocol[V_contra, A]):
    """An opponent. It keeps no memory but its own chance: the view tells all that it may know."""

    def choose(self, view: V_contra, legal: Sequence[A]) -> A:
        """One of the legal actions, which are never none."""
