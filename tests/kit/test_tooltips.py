"""Asking what things are: by resting, by keys, by the other button; and the sheet that tells."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes.kit.layout import Place
from scenes.kit.parts import box, tooltip
from scenes.kit.scene import Frame
from scenes.kit.signals import CloseUpAsked, Key, PointerMoved, PointerPressed, PointerReleased
from scenes.kit.stack import SceneStack
from scenes.kit.tooltips import DELAY, QUICK
from tests.kit.pages import FRAME
from tests.kit.tooltip_room import HALF, Room, said

WINDOWS = (
    FRAME,
    replace(FRAME, letters=2.0),
    replace(FRAME, width=2560),
    replace(FRAME, scale=0.6),
)


# resting


def test_half_a_second_of_rest_tells_what_a_thing_is(stack: SceneStack) -> None:
    stack.send(PointerMoved(650, 450))
    assert stack.due == DELAY
    assert not stack.rest(DELAY - 0.1)
    assert said(stack) == ""
    assert stack.rest(0.2)
    assert said(stack) == "The bowl Cubes lie in it."


def test_from_one_thing_to_the_next_it_is_quick(stack: SceneStack) -> None:
    stack.send(PointerMoved(650, 450))
    stack.rest(HALF)
    stack.send(PointerMoved(850, 450))
    assert said(stack) == ""
    assert stack.due == QUICK
    assert stack.rest(QUICK)
    assert "The deck" in said(stack)


@pytest.mark.parametrize("control", ["card:2", "menu"])
def test_a_sentence_goes_as_soon_as_the_pointer_is_on_something_else(
    stack: SceneStack, control: str
) -> None:
    """Even if its sheet lies there, and whether or not what lies there may be chosen."""
    stack.send(PointerMoved(650, 450))
    stack.rest(HALF)
    stack.draw()
    tooltips = stack._tooltips
    tooltips._sheet, tooltips._cap = box(0, 0, 1920, 1080), box(1800, 0, 10, 10)
    x, y = {"card:2": (250, 950), "menu": (20, 20)}[control]
    stack.send(PointerMoved(1200, 100))
    assert tooltips.tells  # on the sheet it stays
    stack.send(PointerMoved(x, y))
    assert not tooltips.tells


def test_an_idle_window_sleeps_and_looks_at_nothing(stack: SceneStack, room: Room) -> None:
    assert stack.due is None
    stack.send(PointerMoved(1200, 100))
    assert not stack.rest(HALF)
    assert stack.due is None
    looked = room.looked
    for _ in range(10):
        stack.draw()
    assert room.looked == looked <= 1


def test_what_answers_a_question_explains_itself(stack: SceneStack) -> None:
    stack.send(PointerMoved(120, 950))
    assert not stack.rest(HALF)
    assert said(stack) == ""


def test_a_sentence_takes_no_click_and_goes_with_it(stack: SceneStack, room: Room) -> None:
    stack.send(PointerMoved(650, 450))
    stack.rest(HALF)
    stack.draw()
    for signal in (PointerPressed(20, 20), PointerReleased(20, 20)):
        stack.send(signal)
    assert "activate menu" in room.told
    assert said(stack) == ""


# by keys


def test_the_key_walks_from_thing_to_thing(stack: SceneStack, room: Room) -> None:
    told = []
    for key in ("w", "w", "right", "left", "ask:right"):
        stack.send(Key(key))
        told.append(said(stack).split()[1])
    assert told[:2] == ["bowl", "deck"]
    assert set(told) <= {"bowl", "deck", "card", "rug"}
    stack.send(Key("escape"))
    assert said(stack) == ""
    assert "key escape" not in room.told


def test_it_begins_at_what_has_the_focus(stack: SceneStack) -> None:
    stack.send(PointerMoved(120, 950))
    stack.send(Key("w"))
    assert said(stack).startswith("A card")


def test_enter_looks_closer_where_there_is_more_to_see(stack: SceneStack) -> None:
    for key in ("w", "w", "return"):
        stack.send(Key(key))
    assert len(stack.scenes) == 2


def test_asking_does_not_hurry_what_moves(stack: SceneStack, room: Room) -> None:
    for key in ("w", "w", "right"):
        stack.send(Key(key))
    assert "hurry" not in room.told


# the other button


def test_the_other_button_looks_closer_or_tells_at_once(stack: SceneStack, room: Room) -> None:
    stack.send(CloseUpAsked(650, 450))
    assert "The bowl" in said(stack)
    stack.send(CloseUpAsked(850, 450))
    assert len(stack.scenes) == 2
    assert "key i" not in room.told


def test_on_a_control_the_other_button_is_the_key_for_looking_closer(
    stack: SceneStack, room: Room
) -> None:
    stack.send(CloseUpAsked(250, 950))
    assert stack.focus == "card:2"
    assert "key i" in room.told


# the sheet


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(
    "thing", [box(x, y, 240, 120) for x in (0, 840, 1680) for y in (0, 480, 960)]
)
@pytest.mark.parametrize("rule", [False, True])
def test_a_sentence_never_lies_over_what_it_tells_of(
    window: Frame, thing: Place, rule: bool
) -> None:
    words = "They lie in the bowl, and wait for the recruits."
    place = tooltip(window, thing, "Cubes", words, rule=rule).place
    assert (
        place.right <= thing.x
        or place.x >= thing.right
        or (place.bottom <= thing.y or place.y >= thing.bottom)
    )
    assert 0 <= place.x <= place.right <= window.width
    assert 0 <= place.y <= place.bottom <= window.height
