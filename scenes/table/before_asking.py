"""What comes before somebody is asked: a curtain, or nothing at all where there is no choice."""

from __future__ import annotations

from functools import partial

from game.table import Decision
from scenes.shell.dialogs.hand_over import HandOverScene
from scenes.table.layer import pause
from scenes.table.session import AnySession
from scenes.table.take_back import offer


def is_forced(session: AnySession, decision: Decision, held: int | None) -> bool:
    """Whether the rules leave no choice, and somebody wants that to play itself.

    Whoever has just taken back, to after ``held`` actions, is asked: else it would be played again
    at once.
    """
    wishes = session.preferences
    if not wishes.play_forced or wishes.confirm_plays or held == len(session.match.actions):
        return False
    legal = session.view(decision.seat).legal
    return len(legal) == 1 and isinstance(legal[0], session.ui.forced)


def hand_over(session: AnySession, decision: Decision, since: int) -> HandOverScene:
    """The curtain for whoever chooses next; they have seen so many events."""
    ui, who = session.ui, session.seats[decision.seat]
    facts, moves = ui.facts(session, decision), len(session.match.log) - since
    asked = partial(pause, session)
    return HandOverScene(
        who,
        facts,
        moves,
        session.preferences,
        asked,
        ui.hanging,
        take_back=offer(session) is not None,
    )
