"""A brisk player: careful with cards, quick at the council."""

from __future__ import annotations

from collections.abc import Hashable

from game.bots.council.styles.careful import Careful
from game.bots.council.styles.quick import Quick
from game.bots.council.styles.style import Unplayed
from game.bots.council.styles.temperament import Temperament
from game.bots.council.styles.weights import Weights
from game.rules.council.api import Faction, State
from game.table import Seat


class Brisk(Careful):
    """Weighs cards like a careful player; weighing every sowing would take as long again."""

    def __init__(self, weights: Weights, temperament: Temperament) -> None:
        super().__init__(weights)
        self._sower = Quick(temperament)

    @property
    def way(self) -> Hashable:
        return id(self)

    def visits(self, state: State, seat: Seat, unplayed: Unplayed) -> Faction | None:
        return self._sower.visits(state, seat, unplayed)
