"""Whether a game is won whatever the others play, with the cards as they lie on one table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, NamedTuple

MOST: Final = 20_000
"""So many positions of one table are looked at; who is not sure by then is not called so."""


class Endgame(NamedTuple):
    """What has to be known of a game: all choices, who has them, and what tells positions apart."""

    won: Callable[[Any], bool | None]
    mine: Callable[[Any], bool]
    legal: Callable[[Any], Sequence[Any]]
    advance: Callable[[Any, Any], None]
    key: Callable[[Any], Hashable]


class TooLong(Exception):
    """There is too much to look at."""


def wins(game: Endgame, state: Any) -> bool:  # noqa: ANN401 — a state of any game
    """Whether somebody who sees all cards wins against any play; the state is used up."""
    try:
        return _wins(game, state, {})
    except TooLong:
        return False


def _wins(game: Endgame, state: Any, seen: dict[Hashable, bool]) -> bool:  # noqa: ANN401
    while True:
        won = game.won(state)
        if won is not None:
            return won
        legal = game.legal(state)
        if len(legal) > 1:
            break
        game.advance(state, legal[0])
    key = game.key(state)
    if key not in seen:
        if len(seen) >= MOST:
            raise TooLong
        mine = game.mine(state)
        seen[key] = not mine
        for action in legal:
            twin = state.copy()
            game.advance(twin, action)
            if _wins(game, twin, seen) == mine:
                seen[key] = mine
                break
    return seen[key]
