"""Between two people: the curtain with what everybody may know."""

from __future__ import annotations

from functools import partial

from game.table import Decision
from scenes.shell.sheets.curtain import CurtainScene
from scenes.table.layer import pause
from scenes.table.session import AnySession
from scenes.table.take_back import offer


def hand_over(session: AnySession, decision: Decision, since: int) -> CurtainScene:
    """The curtain for whoever chooses next; they have seen so many events."""
    staging, who = session.staging, session.seats[decision.seat]
    facts, moves = staging.facts(session, decision), len(session.match.log) - since
    asked = partial(pause, session)
    return CurtainScene(
        who,
        facts,
        moves,
        session.preferences,
        asked,
        staging.hanging,
        take_back=offer(session) is not None,
    )
