"""A choice that is none: whether what the rules leave plays itself."""

from __future__ import annotations

from game.table import Decision
from scenes.table.session import AnySession


def is_forced(session: AnySession, decision: Decision, held: int | None) -> bool:
    """Whether the rules leave no choice, and somebody wants that to play itself.

    Whoever has just taken back, to after ``held`` actions, is asked: else it would be played again
    at once.
    """
    wishes = session.preferences
    if not wishes.play_forced or wishes.confirm_plays or held == len(session.match.actions):
        return False
    legal = session.view(decision.seat).legal
    return len(legal) == 1 and isinstance(legal[0], session.staging.forced)
