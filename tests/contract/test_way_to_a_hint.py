"""Whoever plays with a pointer finds the hint at the table too; it glows after long thinking."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from scenes.kit.display import Glow, Item, KeyPlace, Picture, Text
from scenes.kit.level import Level
from scenes.kit.scene import Push
from scenes.table.hint import HintScene
from scenes.table.layer import LONG, AnyLayer, Layer
from tests.contract.test_ui import Table, every_table, played, session_of
from tests.shell.booth import frame

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
        level = Level(layer, items=layer.draw(window))
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
