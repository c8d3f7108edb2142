"""What came of recorded games: each is played through for it, a little in every picture."""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from game.library import ListedTable, OpenTable, watch_steps
from game.match import AnyMatch
from game.records import Steps
from game.words import _
from scenes.shell.entry import Shelf, Summary
from scenes.shell.lists import labels as told
from scenes.shell.lists.summary import DAMAGED

SHARE: Final = 0.003  # seconds of a picture


class Outcomes:
    """Remembers what it has found out."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._told: dict[str, Summary] = {}
        self._begun = ""  # the game that is being played through
        self._steps: Steps[OpenTable] | None = None

    def __contains__(self, game: ListedTable) -> bool:
        return game.id in self._told

    def get(self, game: ListedTable) -> Summary | None:
        """What is known of a game by now."""
        return self._told.get(game.id)

    def find_out(self, game: ListedTable, seconds: float = inf) -> None:
        """Go on with a game, no longer than this; one that cannot be played through says so."""
        if game.save is None or game in self:
            return
        if self._steps is None or self._begun != game.id:
            self._begun, self._steps = game.id, watch_steps(game.save)
        match: AnyMatch | None = None
        ends = perf_counter() + seconds
        try:
            next(self._steps)
            while perf_counter() < ends:
                next(self._steps)
        except StopIteration as end:
            match = end.value.match
        except Exception:  # noqa: BLE001  # one game shall not close the whole list
            match = None
        else:
            return
        self._tell(game, match)

    def _tell(self, game: ListedTable, match: AnyMatch | None) -> None:
        assert game.save is not None
        self._steps, setup = None, game.save.setup
        damaged = Summary(told.who([seat.name for seat in setup.seats]), _(DAMAGED))
        box, save = self._shelf[setup.game], game.save
        self._told[game.id] = told.or_damaged(lambda: box.summary(save, match), damaged)
