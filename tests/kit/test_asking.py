"""Asking what things are: by resting, by a long touch, by keys; and keys that can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from scenes.kit.asking import DELAY, QUICK
from scenes.kit.display import Control, DisplayList, Item, KeyPlace, Text
from scenes.kit.layout import Place
from scenes.kit.parts import box, tooltip
from scenes.kit.scene import BaseScene, Change, Frame
from scenes.kit.signals import Closer, Key, Moved, Pressed, Released
from scenes.kit.stack import SceneStack
from scenes.kit.thing import Thing
from tests.kit.pages import FRAME

HALF = DELAY + 0.01
BOWL, DECK = box(600, 400, 100, 100), box(800, 400, 100, 100)
WINDOWS = (
    FRAME,
    replace(FRAME, letters=2.0),
    replace(FRAME, width=2560),
    replace(FRAME, scale=0.6),
)


class Room(BaseScene[None]):
    """A bowl and a deck that explain themselves, two cards, and a key that is named."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.looked = 0

    def draw(self, frame: Frame) -> DisplayList:
        cards = [Control(f"card:{n}", 100 * n, 900, 90, 100, answers=True, previews=True)
                 for n in range(3)]  # fmt: skip
        return [*cards, Control("menu", 0, 0, 50, 50), KeyPlace("x", 1700, 900, 100, 40)]

    def things(self, frame: Frame) -> Sequence[Thing]:
        self.looked += 1
        return [
            Thing("bowl", BOWL, "The bowl", "Cubes lie in it."),
            Thing("deck", DECK, "The deck", "Nobody holds these.", Room),
            Thing("card:1", box(100, 900, 90, 100), "A card", "It is yours."),
        ]

    def activate(self, name: str) -> Change[None]:
        self.told.append(f"activate {name}")
        return None

    def key(self, name: str) -> Change[None]:
        self.told.append(f"key {name}")
        return None

    def hurry(self) -> None:
        self.told.append("hurry")


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def stack(room: Room) -> SceneStack:
    stack = SceneStack(FRAME)
    stack.open(room)
    stack.draw()
    return stack


def said(stack: SceneStack) -> str:
    return " ".join(item.text for item in stack.draw() if isinstance(item, Text))


# resting


def test_half_a_second_of_rest_tells_what_a_thing_is(stack: SceneStack) -> None:
    stack.send(Moved(650, 450))
    assert stack.due == DELAY
    assert not stack.rest(DELAY - 0.1)
    assert said(stack) == ""
    assert stack.rest(0.2)
    assert said(stack) == "The bowl Cubes lie in it."


def test_from_one_thing_to_the_next_it_is_quick(stack: SceneStack) -> None:
    stack.send(Moved(650, 450))
    stack.rest(HALF)
    stack.send(Moved(850, 450))
    assert said(stack) == ""
    assert stack.due == QUICK
    assert stack.rest(QUICK)
    assert "The deck" in said(stack)


def test_an_idle_window_sleeps_and_looks_at_nothing(stack: SceneStack, room: Room) -> None:
    assert stack.due is None
    stack.send(Moved(1200, 100))
    assert not stack.rest(HALF)
    assert stack.due is None
    looked = room.looked
    for _ in range(10):
        stack.draw()
    assert room.looked == looked <= 1


def test_what_answers_a_question_explains_itself(stack: SceneStack) -> None:
    stack.send(Moved(120, 950))
    assert not stack.rest(HALF)
    assert said(stack) == ""


def test_a_sentence_takes_no_click_and_goes_with_it(stack: SceneStack, room: Room) -> None:
    stack.send(Moved(650, 450))
    stack.rest(HALF)
    stack.draw()
    for signal in (Pressed(20, 20), Released(20, 20)):
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
    assert set(told) <= {"bowl", "deck", "card"}
    stack.send(Key("escape"))
    assert said(stack) == ""
    assert "key escape" not in room.told


def test_it_begins_at_what_has_the_focus(stack: SceneStack) -> None:
    stack.send(Moved(120, 950))
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
    stack.send(Closer(650, 450))
    assert "The bowl" in said(stack)
    stack.send(Closer(850, 450))
    assert len(stack.scenes) == 2
    assert "key i" not in room.told


def test_on_a_control_the_other_button_is_the_key_for_looking_closer(
    stack: SceneStack, room: Room
) -> None:
    stack.send(Closer(250, 950))
    assert stack.focus == "card:2"
    assert "key i" in room.told


# fingers


def touch(stack: SceneStack, x: float, y: float, rest: float = 0.05) -> None:
    stack.send(Pressed(x, y, finger=True))
    stack.rest(rest)
    stack.send(Released(x, y))
    stack.draw()


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
    stack.send(Pressed(120, 950, finger=True))
    stack.send(Moved(120, 700))
    assert not stack.rest(HALF)


# keys that are named, numbers, the wheel


def test_a_click_where_a_key_is_named_presses_it(stack: SceneStack, room: Room) -> None:
    stack.send(Moved(120, 950))
    for signal in (Moved(1750, 920), Pressed(1750, 920), Released(1750, 920)):
        stack.send(signal)
    assert "key x" in room.told
    assert stack.focus == "card:1"


def test_pressed_there_and_let_go_elsewhere_it_means_nothing(stack: SceneStack, room: Room) -> None:
    stack.send(Pressed(1750, 920))
    stack.send(Released(120, 950))
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


# the sheet


def sheet(items: Sequence[Item]) -> Place:
    """Where the words of a tooltip are."""
    shape = items[0]
    assert not isinstance(shape, Control)
    return Place(*shape[:4])


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(
    "thing", [box(x, y, 240, 120) for x in (0, 840, 1680) for y in (0, 480, 960)]
)
def test_a_sentence_never_lies_over_what_it_tells_of(window: Frame, thing: Place) -> None:
    place = sheet(
        tooltip(window, thing, "Cubes", "They lie in the bowl, and wait for the recruits.")
    )
    assert (
        place.right <= thing.x
        or place.x >= thing.right
        or (place.bottom <= thing.y or place.y >= thing.bottom)
    )
    assert 0 <= place.x <= place.right <= window.width
    assert 0 <= place.y <= place.bottom <= window.height
