"""On small and upright screens everything one can use lies within the window."""

from __future__ import annotations

import pytest

from scenes.backend.headless import HeadlessScreen
from scenes.selftest.pilot import Pilot, by_mouse
from tests.pilot.conftest import Door

pytestmark = pytest.mark.usefixtures("blind")
SIZES = ((800, 1280), (768, 640), (600, 1024), (928, 444))


def outside(unseen: HeadlessScreen) -> list[str]:
    """What cannot be reached, or only in part."""
    width, height = unseen.render().get_size()
    scale = unseen.screen.painter.scale
    return [
        control.name
        for control in unseen.controls
        if min(control.x, control.y) < 0
        or (control.x + control.w) * scale > width + 1
        or (control.y + control.h) * scale > height + 1
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_is_within_reach(title: Door, size: tuple[int, int]) -> None:
    with title(size=size) as unseen:
        pilot = Pilot(unseen, by_mouse)
        beyond = outside(unseen)
        pilot.set_table(4, 1)
        beyond += outside(unseen)
        pilot.play(until=lambda: any(name.startswith("card:") for name in pilot.names))
        assert beyond + outside(unseen) == []
