"""What is asked: the choices of one seat, with all that it knows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from game.catalogue import SHELF, part_of
from game.coach.coach import Coach
from game.table import TableView

EVALUATOR: Final = 4
"""Raised with every change that can move a figure: then nothing that was kept is asked again."""

AnyCoach = Coach[Any, Any]
"""That of whatever game."""


class Question(NamedTuple):
    """``known`` is what the seat remembers besides its view, as the game's coach writes it.

    ``seed`` asks for other tables than usual, to see whether these say the same.
    """

    game: str
    view: TableView
    known: tuple[int, ...]
    seed: int | None = None

    @classmethod
    def about(
        cls, game: str, view: TableView, account: Sequence[Any], seed: int | None = None
    ) -> Question | None:
        """What a seat may ask now, with what it has been shown of the game; None: nobody knows."""
        coach = coach_of(game)
        if coach is None or len(view.legal) < 2:
            return None
        return cls(game, view, coach.known(view, account), seed)

    @property
    def key(self) -> str:
        """The same for all that know the same, in every process."""
        other = "" if self.seed is None else f" {self.seed}"
        asked = f"{EVALUATOR} {self.game} {self.view!r} {self.known}{other}"
        return sha256(asked.encode()).hexdigest()


@cache
def coach_of(game: str) -> AnyCoach | None:
    """The coach of a game; None: it has none."""
    if game not in SHELF or find_spec(f"game.coach.{SHELF[game].folder}") is None:
        return None
    found: AnyCoach = part_of(SHELF[game], "game.coach.*.COACH")
    return found
