"""The curtain of the attic is a rug, and as blind to secrets as any other."""

from __future__ import annotations

from scenes.kit.display import Backdrop, Picture
from scenes.rugs.ui import UI
from scenes.table.handover_check import TableCurtain
from tests.support.table import RUGS, opened
from tests.support.window import frame


def test_between_two_people_a_rug_is_drawn() -> None:
    session = opened(RUGS, 4)
    decision = session.match.decision
    assert decision is not None
    drawn = TableCurtain(session, 0, decision).draw(frame())
    assert drawn[0] == Backdrop("rugs/backdrop_curtain_rug", 0.5, 0.0)


def test_it_goes_up_with_all_that_hangs_there() -> None:
    window = frame()
    still = [item for item in UI.curtain(window, 0.0) if isinstance(item, Picture)]
    gone = [item for item in UI.curtain(window, -1200.0) if isinstance(item, Picture)]
    assert len(gone) == len(still) + 1  # the cloth is a picture then
    assert all(item.y + item.h < 0 for item in gone if item.h < window.height)
