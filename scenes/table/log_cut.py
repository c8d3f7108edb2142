"""What nobody may look up at a table: what its rules have closed, unless its log is open."""

from __future__ import annotations

from scenes.table.session import AnySession


def closed_events(session: AnySession, told: int | None = None) -> int:
    """So many events of the log, from its first one on, after ``told`` of them; None: after all.

    When the game is over, nothing is closed any more.
    """
    memory = session.ui.description.memory
    if memory is None or session.setup.log_is_open or session.match.decision is None:
        return 0
    return memory.closed(session.match.log[:told])
