"""What every opponent is: asked with a view and the legal actions, it answers with one of them."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

A = TypeVar("A")  # action
V = TypeVar("V")  # view
V_contra = TypeVar("V_contra", contravariant=True)  # view


class Bot(Protocol[V_contra, A]):
    """An opponent. It keeps nothing in mind but its own chance: all it may know, it is told."""

    def choose(self, view: V_contra, legal: Sequence[A]) -> A:
        """One of the legal actions, which are never none."""


class Budget(Protocol):
    """How long somebody may think about a decision."""

    def begin(self) -> None:
        """A decision begins."""

    def share_spent(self, playouts: int) -> float:
        """The share of the budget that is gone after so many playouts; 1 or more: all of it."""


@runtime_checkable
class Thinker(Protocol):
    """A bot that searches: the longer the better."""

    def think(self, budget: Budget) -> None:
        """From now on within this budget."""


@runtime_checkable
class Rememberer(Protocol):
    """A bot with a memory: told what a person in its seat has seen, before it chooses."""

    def remember(self, account: Sequence[Any]) -> None:
        """Every event of the game so far, as its seat has been shown it."""


def ask(bot: Bot[V, A], view: V, legal: Sequence[A], account: Callable[[], Sequence[Any]]) -> A:
    """What a bot chooses; ``account`` is asked for only where somebody has a memory."""
    if isinstance(bot, Rememberer):
        bot.remember(account())
    return bot.choose(view, legal)
