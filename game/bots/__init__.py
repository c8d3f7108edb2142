"""Computer opponents. A bot gets a view and the legal actions, nothing else."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final, Protocol

from game.bots.council.sensible import SensibleBot
from game.bots.random_bot import RandomBot
from game.rules.council.api import Action, View


class Bot(Protocol):
    """An opponent. It keeps no memory but its own chance: the view tells all that it may know."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions, which are never none."""


BOTS: Final[Mapping[str, Callable[[Random], Bot]]] = MappingProxyType(
    {"random": RandomBot, "sensible": SensibleBot}
)
"""Every level by the name it has at the table and in `simulate`."""
