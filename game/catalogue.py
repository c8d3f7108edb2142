"""The shelf: every game the app can open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from game.rules.council.api import COUNCIL
from game.table import Rules


@dataclass(frozen=True, slots=True)
class Game:
    """A box on the shelf.

    ``seats`` says for each edition how many can play it; ``table_seats`` is what the setup screen
    offers.
    """

    id: str
    title: str
    seats: Mapping[str, range]
    table_seats: range
    rules: Rules[Any, Any, Any, Any, Any, Any]

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions, the usual one first."""
        return tuple(self.seats)


SHELF: Final[Mapping[str, Game]] = MappingProxyType(
    {
        game.id: game
        for game in (
            Game(
                id="bug-council",
                title="Bug Council of Backyardia",
                seats=MappingProxyType({"published": range(1, 6), "prototype": range(2, 6)}),
                table_seats=range(2, 6),
                rules=COUNCIL,
            ),
        )
    }
)
