"""Whether a game is won whatever the others play, with the cards as they lie on one table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from game.table import SupportsSnapshot

MOST: Final = 20_000
"""So many positions of one table are looked at; who is not sure by then is not called so."""


S = TypeVar("S", bound=SupportsSnapshot)
A = TypeVar("A")


class EndgameSpec(NamedTuple, Generic[S, A]):
    """What has to be known of a game: how it ends, all choices, and who has them."""

    won: Callable[[S], bool | None]
    mine: Callable[[S], bool]
    legal: Callable[[S], Sequence[A]]
    advance: Callable[[S, A], object]


class SearchLimit(Exception):
    """There is too much to look at."""


def wins(game: EndgameSpec[S, A], state: S) -> bool:
    """Whether somebody who sees all cards wins against any play; the state is used up."""
    try:
        return search_wins(game, state, MOST)
    except SearchLimit:
        return False


def search_wins(game: EndgameSpec[S, A], state: S, most: int) -> bool:
    """The same. Raises TooLong where more positions would have to be looked at."""
    return _wins(game, state, {}, most)


def _wins(game: EndgameSpec[S, A], state: S, seen: dict[Hashable, bool], most: int) -> bool:
    while True:
        won = game.won(state)
        if won is not None:
            return won
        legal = game.legal(state)
        if len(legal) > 1:
            break
        game.advance(state, legal[0])
    key = state.key()
    if key not in seen:
        if len(seen) >= most:
            raise SearchLimit
        mine = game.mine(state)
        seen[key] = not mine
        for action in legal:
            twin = state.copy()
            game.advance(twin, action)
            if _wins(game, twin, seen, most) == mine:
                seen[key] = mine
                break
    return seen[key]
