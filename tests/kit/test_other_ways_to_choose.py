"""Choosing without a pointer's click: fingers, keys that are named, numbers, the wheel."""

from __future__ import annotations

from scenes.kit.signals import Key, PointerMoved, PointerPressed, PointerReleased
from scenes.kit.stack import SceneStack
from tests.kit.tooltip_room import HALF, Room, said, touch

# fingers


def test_the_first_tap_looks_and_the_second_one_plays(stack: SceneStack, room: Room) -> None:
    touch(stack, 120, 950)
    assert stack.focus == "card:1"
    assert "activate card:1" not in room.told
    touch(stack, 120, 950)
    assert "activate card:1" in room.told


def test_a_tap_on_a_button_is_a_click(stack: SceneStack, room: Room) -> None:
    touch(stack, 20, 20)
    assert "activate menu" in room.told


def test_a_long_touch_asks_and_plays_nothing(stack: SceneStack, room: Room) -> None:
    touch(stack, 120, 950)
    touch(stack, 120, 950, HALF)
    assert said(stack).startswith("A card")
    assert "activate card:1" not in room.told


def test_a_finger_that_drags_asks_nothing(stack: SceneStack) -> None:
    stack.send(PointerPressed(120, 950, finger=True))
    stack.send(PointerMoved(120, 700))
    assert not stack.rest(HALF)


# keys that are named, numbers, the wheel


def test_a_click_where_a_key_is_named_presses_it(stack: SceneStack, room: Room) -> None:
    stack.send(PointerMoved(120, 950))
    for signal in (PointerMoved(1750, 920), PointerPressed(1750, 920), PointerReleased(1750, 920)):
        stack.send(signal)
    assert "key x" in room.told
    assert stack.focus == "card:1"


def test_pressed_there_and_let_go_elsewhere_it_means_nothing(stack: SceneStack, room: Room) -> None:
    stack.send(PointerPressed(1750, 920))
    stack.send(PointerReleased(120, 950))
    assert not [word for word in room.told if word.startswith(("key", "activate"))]


def test_a_number_leads_to_an_answer_and_again_it_chooses_it(stack: SceneStack, room: Room) -> None:
    stack.send(Key("3"))
    assert stack.focus == "card:2"
    assert "activate card:2" not in room.told
    stack.send(Key("3"))
    assert "activate card:2" in room.told
    stack.send(Key("9"))
    assert "key 9" in room.told


def test_the_wheel_walks_through_the_answers(stack: SceneStack) -> None:
    seen = []
    for key in ("scroll down", "scroll down", "scroll down", "scroll down", "scroll up"):
        stack.send(Key(key))
        seen.append(stack.focus)
    assert seen == ["card:0", "card:1", "card:2", "card:0", "card:2"]
