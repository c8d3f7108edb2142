"""What a step lights is there, and no bubble lies over it, in any window and with large letters."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from game.rules.council.api import FACTIONS
from scenes.council.board_place import TRACK
from scenes.council.places import place_of
from scenes.kit.display import Card, Shape, Veil
from scenes.kit.layout import Outline, Place
from scenes.kit.scene import Frame
from scenes.kit.theme import NIGHT
from scenes.table.layer import Layer
from scenes.table.lesson.step import StepLayer
from scenes.table.lesson.step_picture import BUTTON
from tests.lessons.pupil import LESSONS, at_step
from tests.support.window import frame, stack

WINDOWS = ((1024, 640), (800, 1280), (1280, 720), (1366, 768), (1920, 1080))
LARGE = ((1280, 720), (800, 1280), (1920, 1080))
STEPS = [(lesson.id, step.id) for lesson in LESSONS.values() for step in lesson.steps]


@cache
def layer_of(lesson: str, step: str) -> StepLayer:
    opened = stack(at_step(lesson, step))
    for _ in range(5):
        opened.tick(1.0)
    layer = opened.scenes[-1]
    assert isinstance(layer, StepLayer)
    return layer


def look(layer: StepLayer, window: Frame) -> None:
    whole = Place(0, 0, window.width, window.height)
    bubble = layer.speaks_at(window)
    assert bubble.x >= 0
    assert bubble.y >= 0
    assert bubble.right <= window.width
    assert bubble.bottom <= window.height
    below = layer.below(window)
    room = layer.room(window, below)
    for card in room.held:
        assert window.large or not card.meets(bubble), card
    for place in room.wanted:
        assert not place.meets(bubble), place
    for place in room.spoken:
        middle = Place(place.cx, place.cy)
        assert not bubble.covers(middle) if window.large else not place.meets(bubble), place
    for name in (*layer.step.lit, *layer.step.options):
        lit, used = layer.light.lit_patches, layer.light.used
        places = used(below) if name.startswith(BUTTON) else lit(window, name)
        assert places, name
        for place in [each.box for each in places]:
            assert place.meets(whole), name
            assert not place.meets(bubble), (name, place, bubble)


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_what_is_lit_or_spoken_of_is_there_and_uncovered(
    lesson: str, step: str, *, whole: bool
) -> None:
    """In large letters a thing that is only spoken of may lose an edge, but never its middle.

    Without ``--whole`` in the smallest window, in one that stands upright, and with large letters.
    """
    layer = layer_of(lesson, step)
    for size in WINDOWS if whole else WINDOWS[:2]:
        look(layer, frame(*size))
    for size in LARGE if whole else LARGE[:1]:
        look(layer, replace(frame(*size), letters=2.0))


def test_a_bubble_keeps_off_whoever_it_names_and_off_what_it_is_about() -> None:
    named, about = layer_of("01-a-trick", "won"), layer_of("02-strong-suits", "who")
    window = frame(1280, 720)
    (plaque,) = named.light.lit_patches(window, "plaque:2")
    (ring,) = about.light.lit_patches(window, "ring")
    assert plaque in named.room(window, named.below(window)).spoken
    assert ring.box in about.room(window, about.below(window)).spoken


def test_a_bubble_lies_on_free_cloth_where_there_is_some() -> None:
    layer, window = layer_of("01-a-trick", "won"), frame(1920, 1080)
    bubble = layer.speaks_at(window)
    held, lying = layer.light.lying(window)
    assert len(held) == 10
    assert len(lying) > 10
    assert not [each for each in (*held, *lying) if each.meets(bubble)]


def test_an_answer_is_placed_for_what_it_speaks_of_itself() -> None:
    layer = layer_of("02-strong-suits", "who")
    window = frame(1280, 720)
    asked = layer.room(window, layer.below(window)).spoken
    wrong = layer.step.others[0].to[0]
    layer.activate(f"ask:{wrong}")
    answered = layer.room(window, layer.below(window)).spoken
    (bruno,) = layer.light.lit_patches(window, "plaque:1")
    assert bruno in asked
    assert bruno not in answered
    layer_of.cache_clear()


def test_a_city_is_lit_without_the_corners_of_its_neighbours() -> None:
    layer, window = layer_of("01-a-trick", "moved"), frame(1280, 720)
    (veil,) = (item for item in layer.draw(window) if isinstance(item, Veil))
    shapes = [hole for hole in veil.holes if isinstance(hole, Outline)]
    board = place_of(window, layer.view).board
    for shape, code in zip(shapes, "FB", strict=True):
        middle = board.middle(FACTIONS.index(code))
        for x, y in shape.corners:
            turn = math.degrees(math.atan2(x - board.cx, board.cy - y))
            assert abs((turn - middle + 180) % 360 - 180) < 36
            assert math.dist((x, y), (board.cx, board.cy)) < TRACK * board.radius


def test_a_hint_for_a_visit_lights_the_cities_in_their_shape() -> None:
    layer = layer_of("03-the-lowest-visits", "sow")
    session = layer.session
    assert session.match.decision is not None
    visit = session.ui.layer(session, session.match.decision)
    assert isinstance(visit, Layer)
    lit = visit.spoken_of(frame()).lit
    assert sum(isinstance(each, Outline) for each in lit) == len(FACTIONS)


def over_the_veil(layer: StepLayer, focus: str | None) -> dict[str, tuple[Card, bool]]:
    """The cards that lie over the veil, by their codes, and whether each is dark."""
    layer.on_focus(focus)
    items = list(layer.draw(replace(frame(1280, 720), focus=focus)))
    veil = next(at for at, item in enumerate(items) if isinstance(item, Veil))
    found = {}
    for card, after in pairwise(items[veil:]):
        if isinstance(card, Card) and card.code is not None:
            found[card.code] = card, isinstance(after, Shape) and NIGHT in repr(after)
    layer.on_focus(None)
    return found


def test_a_card_in_the_light_stays_bright_when_it_rises() -> None:
    layer = layer_of("01-a-trick", "follow")
    resting, risen = over_the_veil(layer, None), over_the_veil(layer, "card:A8")
    assert risen["A8"][0].y < resting["A8"][0].y
    assert [code for code, (_card, dark) in risen.items() if not dark] == ["A3", "A4", "A6", "A8"]
    assert [*risen][-1] == "A8"  # on top


def test_a_card_that_is_not_meant_stays_dark_when_it_rises() -> None:
    risen = over_the_veil(layer_of("01-a-trick", "lead"), "card:F3")
    assert [code for code, (_card, dark) in risen.items() if not dark] == ["M8"]
    assert risen["F3"][1]


def test_the_light_goes_along_with_a_card_that_steps_aside() -> None:
    layer = layer_of("01-a-trick", "follow")
    resting, aside = over_the_veil(layer, None), over_the_veil(layer, "card:A3")
    assert aside["A8"][0].x > resting["A8"][0].x
    assert not aside["A8"][1]


def test_the_sign_of_a_lit_thing_that_is_missing_is_noticed() -> None:
    assert not layer_of("01-a-trick", "follow").light.lit_patches(frame(), "table:B1")
