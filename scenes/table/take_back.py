"""Taking back: what may be taken back now, for free or only if the others agree."""

from __future__ import annotations

from dataclasses import dataclass

from game.table import Seat
from game.words import _, listed, ngettext
from scenes.shell.dialogs.confirm import ConfirmScene
from scenes.table.session import AnySession


@dataclass(frozen=True, slots=True)
class Offer:
    """The last choice of a person: ``actions`` are left if it is taken back.

    ``free``: nothing hidden has been seen since, and nobody else has chosen anything: what somebody
    chooses, a bot too, tells of what they hold.
    """

    seat: Seat
    actions: int
    free: bool


def offer(session: AnySession) -> Offer | None:
    """What this table lets somebody take back now."""
    turns = session.match.turns
    last = next((n for n in reversed(range(len(turns))) if turns[n].seat in session.people), None)
    if session.setup.takebacks == "off" or last is None or session.match.decision is None:
        return None
    seat, start = turns[last]
    answered = any(turn.seat != seat for turn in turns[last + 1 :])
    free = not answered and not any(
        session.ui.shows(event, seat) for event in session.match.log[start:]
    )
    return Offer(seat, last, free) if free or session.setup.takebacks == "ask" else None


class Standing:
    """Whether a table offers anything to take back; looked up anew after each choice."""

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._known = (-1, False)  # after so many choices

    @property
    def stands(self) -> bool:
        """Whether something may be taken back now."""
        turns = len(self._session.match.turns)
        if turns != self._known[0]:
            self._known = turns, offer(self._session) is not None
        return self._known[1]


def others(session: AnySession, offered: Offer) -> list[str]:
    """Who has to agree: the other people, where something hidden has been seen."""
    if offered.free:
        return []
    return [session.name(seat) for seat in sorted(session.people - {offered.seat})]


def ask_others(session: AnySession, offered: Offer) -> ConfirmScene:
    """Pops with True if they agree."""
    who = session.name(offered.seat)
    names = others(session, offered)
    words = ngettext(
        "Hidden cards have been seen since. {names} must agree, and the log will say so.",
        "Hidden cards have been seen since. {names} must agree, and the log will say so.",
        len(names),
    ).format(names=listed(names))
    title = _("Let {who} undo the last move?").format(who=who)
    return ConfirmScene(title, words, _("Agreed"), _("No"))
