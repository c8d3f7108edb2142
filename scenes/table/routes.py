"""Sitting down at a table and watching a film: the only place that knows how to do both.

Films, reviews and *Fair?* are fetched when somebody wants them: the first table stands sooner.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from game.library import OpenTable
from game.seating import TableSetup
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.shell.entry import ExitReason
from scenes.table.scene import TableScene
from scenes.table.session import AnySession, Routes, TableSession
from scenes.table.ui import AnyTableUI

if TYPE_CHECKING:
    from scenes.shell.results.podium import ReviewDoor
    from scenes.table.replay.note import ReplayNote


def open_table(ui: AnyTableUI, setup: TableSetup, preferences: Preferences) -> Scene[ExitReason]:
    """A new game at this table, which nobody writes down."""
    return TableScene(TableSession.new_unsaved(ui, setup, preferences, ROUTES))


def resume_table(ui: AnyTableUI, sitting: OpenTable, preferences: Preferences) -> Scene[ExitReason]:
    """A table of the library: a new game, or one that goes on."""
    session = TableSession.restore(ui, sitting, preferences, ROUTES)
    return TableScene(session, resumed=bool(sitting.match.actions))


def try_again(ui: AnyTableUI, sitting: OpenTable, preferences: Preferences) -> Scene[ExitReason]:
    """A table that goes on from a choice in a review, and leads back to that one alone."""
    from scenes.table.review.trial import TrialScene

    session = TableSession.restore(ui, sitting, preferences, ROUTES._replace(review=_no_review))
    return TrialScene(session, resumed=bool(sitting.match.actions))


def watch(
    ui: AnyTableUI, sitting: OpenTable, preferences: Preferences, at: int | None = None
) -> Scene[ExitReason | None]:
    """A recorded game, move by move, from a moment on or from its first one."""
    return film(TableSession.for_replay(ui, sitting, preferences, ROUTES), at)


def film(
    session: AnySession, at: int | None, note: ReplayNote | None = None
) -> Scene[ExitReason | None]:
    """The game so far, from a moment on or from its first one."""
    from scenes.table.replay.scene import ReplayScene

    return ReplayScene(session, at, note)


def review(session: AnySession) -> ReviewDoor | None:
    """What opens the review of a game; None: there is none."""
    from scenes.table.review.scene import open_review
    from scenes.table.review.work import can_review

    return partial(open_review, session) if can_review(session) else None


def _no_review(_session: AnySession) -> None:
    """Whoever tries a choice again comes from a review."""


def fair(session: AnySession) -> Scene[None]:
    """What can be said of the cards of a game that is over."""
    from scenes.table.fair import FairScene

    return FairScene(session)


ROUTES: Final = Routes(table=resume_table, trial=try_again, film=film, review=review, fair=fair)
