"""What a step lights is there, and no bubble lies over it, in any window and with large letters."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from scenes.kit.layout import Place
from scenes.kit.scene import Frame
from scenes.table.lesson.step import BUTTON, StepLayer
from tests.lessons.pupil import LESSONS, at_step
from tests.shell.booth import frame, stack

WINDOWS = ((1024, 640), (1280, 720), (1920, 1080))
STEPS = [(lesson.id, step.id) for lesson in LESSONS.values() for step in lesson.steps]


@cache
def layer_of(lesson: str, step: str) -> StepLayer:
    opened = stack(at_step(lesson, step))
    for _ in range(5):
        opened.tick(1.0)
    layer = opened.scenes[-1]
    assert isinstance(layer, StepLayer)
    return layer


def covers(one: Place, other: Place) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0 and down > 0


def look(layer: StepLayer, window: Frame) -> None:
    whole = Place(0, 0, window.width, window.height)
    bubble = layer.speaks_at(window)
    assert bubble.x >= 0
    assert bubble.y >= 0
    assert bubble.right <= window.width
    assert bubble.bottom <= window.height
    below = layer._below(window)
    for place in layer._wanted(below):
        assert not covers(place, bubble), place
    for name in (*layer.step.lit, *layer.step.options):
        places = layer._used(below) if name.startswith(BUTTON) else layer.lit(window, name)
        assert places, name
        for place in places:
            assert covers(place, whole), name
            assert not covers(place, bubble), (name, place, bubble)


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_what_is_lit_is_there_and_uncovered(lesson: str, step: str) -> None:
    layer = layer_of(lesson, step)
    for size in WINDOWS:
        look(layer, frame(*size))
    look(layer, replace(frame(1280, 720), letters=2.0))


def test_the_sign_of_a_lit_thing_that_is_missing_is_noticed() -> None:
    assert not layer_of("01-a-trick", "follow").lit(frame(), "table:B1")
