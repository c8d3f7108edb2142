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
    """A box on the shelf. ``seats`` and ``editions`` are what a table can be set up with."""

    id: str
    title: str
    seats: range
    editions: tuple[str, ...]
    rules: Rules[Any, Any, Any, Any, Any, Any]


SHELF: Final[Mapping[str, Game]] = MappingProxyType(
    {
        game.id: game
        for game in (
            Game(
                id="bug-council",
                title="Bug Council of Backyardia",
                seats=range(3, 6),
                editions=("published", "prototype"),
                rules=COUNCIL,
            ),
        )
    }
)
