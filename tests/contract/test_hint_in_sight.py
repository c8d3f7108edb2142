"""A hint lies on nothing that it speaks of, and offers more only where there is more."""

from __future__ import annotations

from itertools import islice
from typing import cast

import pytest

from game.coach.hint import Step
from scenes.kit.display import Control, Item, Shape, Text, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import inset
from scenes.kit.scene import Frame
from scenes.table.advice import Advice
from scenes.table.hint import HintScene
from scenes.table.layer import AnyLayer, Layer
from tests.contract.test_ui import TABLES, Table, played, session_of
from tests.shell.booth import frame

LONG = "Best here: Ants 9 and Bees 5. You win about 6 of 10 games with Ants 9 and Bees 5. "
EDGE = 14.0  # of a bubble's drawing, outside of its rim
PLAIN = [table for table in TABLES if not table.options]


class SpokenAdvice:
    thinking, step = False, Step.IDEA

    def __init__(self, further: Step | None) -> None:
        self.lines, self.further = [LONG], further


def bubble_over(layer: AnyLayer, window: Frame, further: Step | None) -> list[Item]:
    scene = HintScene(cast("Advice", SpokenAdvice(further)), layer.spoken_of)
    veil, *said = scene.draw(window)
    assert isinstance(veil, Veil)
    assert len(veil.holes) > 0
    return said


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_what_a_hint_speaks_of_stays_in_sight(table: Table, size: tuple[int, int]) -> None:
    window, seen = frame(*size), 0
    for session in islice(played(session_of(table)), 0, 80, 8):
        if session.match.decision is None:
            break
        layer = session.ui.layer(session, session.match.decision)
        assert isinstance(layer, Layer)
        layer.focused(None)
        said = bubble_over(layer, window, Step.TABLE)
        shapes = [inset(Place(*each[1:5]), EDGE) for each in said if isinstance(each, Shape)]
        bubble = max(shapes, key=lambda each: each.w * each.h)
        below = layer.draw(window)
        for each in below:
            if isinstance(each, Control) and each.answers:
                assert not bubble.meets(Place(*each[1:5])), each.name
        for thing in layer.tooltips(window):
            assert thing.zone != "trick" or not bubble.meets(thing.place), thing.name
        seen += 1
    assert seen > 2


def test_more_is_offered_only_where_there_is_more() -> None:
    session = session_of(PLAIN[2])
    decision = session.match.decision
    assert decision is not None
    layer = session.ui.layer(session, decision)
    assert isinstance(layer, Layer)
    for further in (None, Step.GROUP):
        said = bubble_over(layer, frame(), further)
        words = [each.text for each in said if isinstance(each, Text)]
        assert ("Tell me more" in words) is (further is not None)
