"""From what is told of a thing to the rule it belongs to, and back."""

from __future__ import annotations

import pytest

from scenes.kit.display import KeyPlace
from scenes.kit.signals import LOOK_UP, Key, PointerMoved, PointerPressed, PointerReleased
from scenes.kit.stack import SceneStack
from tests.kit.pages import send
from tests.kit.tooltip_room import HALF, Book, Room, said, touch


def opened(stack: SceneStack) -> str:
    """The article of the book that is open; empty without one."""
    book = stack.scenes[-1]
    return book.name if isinstance(book, Book) else ""


def key_place(stack: SceneStack) -> KeyPlace | None:
    """The key on the sheet about a thing."""
    places = [item for item in stack.draw() if isinstance(item, KeyPlace)]
    return next((place for place in places if place.key == LOOK_UP), None)


@pytest.mark.parametrize("key", ["?", "f1"])
def test_a_key_opens_the_rule_of_what_is_told_and_comes_back_to_it(
    stack: SceneStack, room: Room, key: str
) -> None:
    stack.send(PointerMoved(1600, 550))
    stack.rest(HALF)
    assert "The rug" in said(stack)
    stack.send(Key(key))
    assert opened(stack) == "dust"
    assert said(stack) == ""
    send(stack, "escape")
    assert stack.scenes == [room]
    assert "The rug" in said(stack)
    assert not [word for word in room.told if word.startswith("key") or word == "hurry"]


def test_who_walks_by_keys_walks_on_after_reading(stack: SceneStack) -> None:
    while "The rug" not in said(stack):
        stack.send(Key("ask:right"))
    send(stack, "f1", "escape", "w")
    assert said(stack)
    assert "The rug" not in said(stack)


def test_what_has_no_rule_shows_no_key_and_leaves_it_to_the_scene(
    stack: SceneStack, room: Room
) -> None:
    stack.send(PointerMoved(650, 450))
    stack.rest(HALF)
    assert "The bowl" in said(stack)
    assert key_place(stack) is None
    stack.send(Key("?"))
    assert room.told[-1] == "key ?"


def test_a_pointer_gets_to_the_key_on_the_sheet_and_a_click_there_opens_the_rule(
    stack: SceneStack, room: Room
) -> None:
    stack.send(PointerMoved(1600, 505))
    stack.rest(HALF)
    cap = key_place(stack)
    assert cap is not None
    x, y = cap.x + cap.w / 2, cap.y + cap.h / 2
    for share in range(1, 51):
        stack.send(PointerMoved(1600 + (x - 1600) * share / 50, 505 + (y - 505) * share / 50))
        assert "The rug" in said(stack), share
    assert not stack.rest(HALF)
    for signal in (PointerPressed(x, y), PointerReleased(x, y)):
        stack.send(signal)
    assert opened(stack) == "dust"
    assert not [word for word in room.told if word.startswith("activate")]


def test_a_finger_that_has_asked_taps_the_key_on_the_sheet(stack: SceneStack) -> None:
    touch(stack, 1600, 550, HALF)
    cap = key_place(stack)
    assert cap is not None
    touch(stack, cap.x + 5, cap.y + 5)
    assert opened(stack) == "dust"


def test_beside_the_sheet_a_pointer_leaves_it(stack: SceneStack) -> None:
    stack.send(PointerMoved(1600, 550))
    stack.rest(HALF)
    stack.draw()
    stack.send(PointerMoved(1600, 900))
    assert said(stack) == ""
