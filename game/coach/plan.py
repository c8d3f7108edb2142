"""Whether a game is won whatever the others play, by somebody who does not see their cards."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Generic, TypeVar

from game.coach.solver import EndgameSpec, SearchLimit
from game.table import SupportsSnapshot

S = TypeVar("S", bound=SupportsSnapshot)
A = TypeVar("A")


class Plan(Generic[S, A]):
    """One way to play that wins on every table that a seat cannot tell apart.

    On each of them alone there may be a winning way where no plan is: the next choice that wins on
    one table loses on another, and nothing the seat sees tells which of the two it is at.

    Args:
        game: How it goes on.
        shown: What the seat sees and remembers: tables of which this is equal it has to treat
            alike.
        most: So many positions of all tables together are looked at.
    """

    def __init__(self, game: EndgameSpec[S, A], shown: Callable[[S], Hashable], most: int) -> None:
        self._game, self._shown, self._left = game, shown, most

    def wins(self, tables: Sequence[S], action: A) -> bool:
        """Whether there is one that begins with this action; tables stay as they are.

        False too where more positions would have to be looked at.
        """
        try:
            return self._goes_on(tables, action)
        except SearchLimit:
            return False

    def _goes_on(self, alike: Sequence[S], action: A) -> bool:
        asked: dict[Hashable, list[S]] = {}
        for state in self._led_on([self._after(table, action) for table in alike]):
            if state is None:
                return False
            asked.setdefault(self._shown(state), []).append(state)
        return all(map(self._has_a_choice, asked.values()))

    def _has_a_choice(self, alike: Sequence[S]) -> bool:
        return any(self._goes_on(alike, action) for action in self._game.legal(alike[0]))

    def _led_on(self, left: list[S]) -> Iterator[S | None]:
        """As far as the seat has to choose again, whatever the others do; None: it has lost."""
        seen = set[Hashable]()
        while left:
            state = left.pop()
            won = self._game.won(state)
            if won is not None:
                if not won:
                    yield None
                continue
            key = state.key()
            if key in seen:
                continue
            seen.add(key)
            self._left -= 1
            if self._left < 0:
                raise SearchLimit
            if self._game.mine(state):
                yield state
            else:
                left += [self._after(state, action) for action in self._game.legal(state)]

    def _after(self, state: S, action: A) -> S:
        """What comes of an action; the state itself stays as it is."""
        twin = state.copy()
        self._game.advance(twin, action)
        return twin
