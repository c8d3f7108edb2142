"""What a game that has just ended adds to the collection, in one line for the podium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.deeds import Deed, deed_of, earned_deeds
from game.people import person
from game.table import Seat
from game.words import _, join_names
from scenes.table.session import AnySession

MOST: Final = 3
"""So many deeds are named."""


def newly_collected(session: AnySession) -> str:
    """The deeds that are new, or were never done so well; empty for none, or where nobody knows."""
    new = [_(deed.title) for deed in _new_deeds(session)]
    if not new:
        return ""
    if len(new) > MOST:
        words = _("New in the collection: {titles} and {count} more.")
        return words.format(titles=_(", ").join(new[:MOST]), count=len(new) - MOST)
    return _("New in the collection: {titles}.").format(titles=join_names(new))


def _new_deeds(session: AnySession) -> Iterator[Deed]:
    seat, library, saver = _mine(session), session.library, session.autosaver
    if seat is None or library is None or saver is None:
        return
    match, table = session.match, saver.table
    done = earned_deeds(match, session.setup, match.take_backs, match.level_changes).get(seat, ())
    if not done:
        return  # so nothing is opened that is not needed
    from game.history.collection import known_grades

    deeds = [each.deed for each in done]
    known = known_grades(library, session.preferences.called, match.game, deeds, table)
    if known is None:
        return
    for each in done:
        deed = deed_of(match.game, each.deed)
        if deed is not None and known[each.deed] < each.grade:
            yield deed


def _mine(session: AnySession) -> Seat | None:
    """The seat of whoever plays here: the one person, or among several the one of that name."""
    people = [seat for seat, who in enumerate(session.setup.seats) if who.bot is None]
    if len(people) > 1:
        me = person(session.preferences.called)
        people = [seat for seat in people if me and person(session.setup.seats[seat].name) == me]
    return people[0] if people else None
