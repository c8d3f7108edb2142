"""The way to the log from a table."""

from __future__ import annotations

from functools import partial

from scenes.table.film import Film
from scenes.table.log.lines import notes_of
from scenes.table.log.moment import MomentScene
from scenes.table.log.scene import LogScene
from scenes.table.session import AnySession


def open_log(session: AnySession) -> LogScene:
    """The log of a game at its table. Its moments are as whoever sits there alone saw them.

    Where several people sit, or none, they are as everybody saw them.
    """
    seen_by = min(session.people) if len(session.people) == 1 else None
    shows = partial(MomentScene, session, Film(session), seen_by)
    log, notes = session.public_log(), notes_of(session.match)
    rules = session.staging.rules
    return LogScene(session.staging, log, session.seats, notes, shows, rules)
