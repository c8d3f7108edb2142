"""Whether a game that has just ended is the result of its day, in one line for the podium."""

from __future__ import annotations

from game.daily.counting import is_deal_of_its_day
from game.daily.table import kind_of
from game.words import _
from scenes.table.session import AnySession


def counted_today(session: AnySession) -> str:
    """The line; empty where it is no deal of a day, or nothing is kept."""
    kind, saver, library = kind_of(session.setup), session.autosaver, session.library
    if kind is None or saver is None or library is None:
        return ""
    first = library.tries.read().get((kind.id, session.setup.day), saver.table)
    if first != saver.table:
        return _("Practice: only the first try at a deal of the day counts.")
    if is_deal_of_its_day(session.setup, session.match, session.match.notes):
        return _("Counted: this was the first try at this deal of the day.")
    return _("Not counted: bots were changed, or a move was undone after hidden cards were seen.")
