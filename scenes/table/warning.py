"""A table that warns: it thinks while somebody chooses, and never makes anybody wait."""

from __future__ import annotations

from game.coach.warning import warning
from game.table import Seat
from game.words import _
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.table.hint import advice_on, can_hint
from scenes.table.session import AnySession


def think_ahead(session: AnySession, seat: Seat) -> None:
    """A seat is asked: begin to think where it wants to be warned."""
    advice = advice_on(session, seat) if warns(session) else None
    if advice is not None:
        advice.think_ahead()


def warns(session: AnySession) -> bool:
    """Whether people at this table are warned."""
    return session.setup.coach == "warnings" and can_hint(session)


def before(session: AnySession, seat: Seat, action: object) -> ConfirmScene | None:
    """What is asked before a choice is played; None: nothing is known against it.

    The same choice is warned of once.
    """
    advice = advice_on(session, seat) if warns(session) else None
    if advice is None:
        return None
    advice.think()
    choice = advice.question.view.legal.index(action)
    words = warning(advice.question, advice.tally, choice, advice.names[choice])
    if words is None or choice in advice.warned:
        return None
    advice.warned.add(choice)
    return ConfirmScene(_("Look again?"), words, _("Play it anyway"), _("Look again"), eager=True)
