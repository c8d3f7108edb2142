"""A hint is found at the table, and lies on nothing that it speaks of."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import cast

import pytest

from game.coach.hint import HintStep
from scenes.kit.display import Control, Glow, Item, KeyPlace, Picture, Shape, Text, Veil
from scenes.kit.layout import Place
from scenes.kit.parts import inset
from scenes.kit.scene import Frame, Push
from scenes.kit.stack_entry import StackEntry
from scenes.table.advice import Advice
from scenes.table.hint import HintScene
from scenes.table.layer import LONG, AnyLayer, Layer
from tests.contract.test_ui import TABLES, Table, every_table, played, session_of
from tests.support.window import frame

SPOKEN = "Best here: Ants 9 and Bees 5. You win about 6 of 10 games with Ants 9 and Bees 5. "
EDGE = 14.0  # of a bubble's drawing, outside of its rim
PLAIN = [table for table in TABLES if not table.options]


class SpokenAdvice:
    is_thinking, step = False, HintStep.IDEA

    def __init__(self, further: HintStep | None) -> None:
        self.lines, self.further = [SPOKEN], further


def bubble_over(layer: AnyLayer, window: Frame, further: HintStep | None) -> list[Item]:
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
        layer.on_focus(None)
        said = bubble_over(layer, window, HintStep.TABLE)
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
    for further in (None, HintStep.GROUP):
        said = bubble_over(layer, frame(), further)
        words = [each.text for each in said if isinstance(each, Text)]
        assert ("Tell me more" in words) is (further is not None)


FIREFLY = "shared/scenery_firefly"


def asked(table: Table, coach: str = "hints") -> Iterator[AnyLayer]:
    """Some questions of a random game that show what keys do."""
    session = session_of(table)
    session.setup = replace(session.setup, coach=coach)
    for now in islice(played(session), 0, 60, 4):
        if now.match.decision is not None:
            layer = now.ui.layer(now, now.match.decision)
            assert isinstance(layer, Layer)
            if any(isinstance(item, KeyPlace) for item in layer.draw(frame())):
                yield layer


def due(layer: AnyLayer) -> float | None:
    return layer.due


def fireflies(items: list[Item]) -> list[Picture]:
    return [each for each in items if isinstance(each, Picture) and each.name == FIREFLY]


@every_table
@pytest.mark.parametrize("pointing", [True, False])
def test_one_click_at_the_table_asks_for_a_hint(table: Table, pointing: bool) -> None:
    window, seen = replace(frame(), pointing=pointing), 0
    for layer in asked(table):
        level = StackEntry(layer, items=layer.draw(window))
        (place,) = [each for each in level.items if isinstance(each, KeyPlace) and each.key == "c"]
        assert level.key_under(place.x + 20, place.y + place.h / 2) == "c"
        words = [each.text for each in level.items if isinstance(each, Text)]
        assert "hint" in words
        assert len(fireflies([*level.items])) == 1 or not pointing
        seen += 1
    assert seen
    change = layer.key("c")
    assert isinstance(change, Push)
    assert isinstance(change.scene, HintScene)


@every_table
def test_it_glows_for_whoever_has_thought_for_long(table: Table) -> None:
    window = replace(frame(), pointing=True)
    layer = next(asked(table))
    dim = list(layer.draw(window))
    assert due(layer) == LONG
    assert not layer.rest(LONG - 1)
    assert list(layer.draw(window)) == dim
    assert layer.rest(1.0)
    assert due(layer) is None
    assert not layer.rest(60.0)
    lit = list(layer.draw(window))
    assert fireflies(lit)[0].alpha > fireflies(dim)[0].alpha
    glows = [each for each in lit if isinstance(each, Glow) and each not in dim]
    assert len(glows) == 1


@every_table
def test_a_table_without_hints_shows_no_way_to_one(table: Table) -> None:
    for pointing in (True, False):
        for layer in asked(table, "off"):
            items = [*layer.draw(replace(frame(), pointing=pointing))]
            assert not fireflies(items)
            assert not [each for each in items if isinstance(each, KeyPlace) and each.key == "c"]
            assert layer.due is None
            assert not layer.rest(LONG)
