"""Asking what things are: by resting, by a long touch, by keys; and keys that can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from scenes.kit.asking import DELAY, QUICK
from scenes.kit.display import Control, DisplayList, KeyPlace, Text
from scenes.kit.layout import Place
from scenes.kit.parts import box, tooltip
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Scene
from scenes.kit.signals import LOOK_UP, Closer, Key, Moved, Pressed, Released
from scenes.kit.stack import SceneStack
from scenes.kit.thing import Thing
from tests.kit.pages import FRAME

HALF = DELAY + 0.01
BOWL, DECK = box(600, 400, 100, 100), box(800, 400, 100, 100)
RUG = box(1500, 500, 200, 100)
WINDOWS = (
    FRAME,
    replace(FRAME, letters=2.0),
    replace(FRAME, width=2560),
    replace(FRAME, scale=0.6),
)


class Book(BaseScene[None]):
    """A rulebook at one of its articles; Escape closes it."""

    covers = False

    def __init__(self, name: str) -> None:
        self.name = name

    def draw(self, frame: Frame) -> DisplayList:
        return []

    def key(self, name: str) -> Change[None]:
        return Pop(None) if name == "escape" else None


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
            Thing("card:1", box(100, 900, 90, 100), "A card", "It is yours.", article="cards"),
            Thing("rug", RUG, "The rug", "It is dusty.", article="dust"),
        ]

    def article(self, name: str) -> Scene[None] | None:
        return Book(name)

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
    assert set(told) <= {"bowl", "deck", "card", "rug"}
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


# the rule it belongs to


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
    stack.send(Moved(1600, 550))
    stack.rest(HALF)
    assert "The rug" in said(stack)
    stack.send(Key(key))
    assert opened(stack) == "dust"
    assert said(stack) == ""
    stack.send(Key("escape"))
    assert stack.scenes == [room]
    assert "The rug" in said(stack)
    assert not [word for word in room.told if word.startswith("key") or word == "hurry"]


def test_who_walks_by_keys_walks_on_after_reading(stack: SceneStack) -> None:
    while "The rug" not in said(stack):
        stack.send(Key("ask:right"))
    for key in ("f1", "escape", "w"):
        stack.send(Key(key))
    assert said(stack)
    assert "The rug" not in said(stack)


def test_what_has_no_rule_shows_no_key_and_leaves_it_to_the_scene(
    stack: SceneStack, room: Room
) -> None:
    stack.send(Moved(650, 450))
    stack.rest(HALF)
    assert "The bowl" in said(stack)
    assert key_place(stack) is None
    stack.send(Key("?"))
    assert room.told[-1] == "key ?"


def test_a_pointer_gets_to_the_key_on_the_sheet_and_a_click_there_opens_the_rule(
    stack: SceneStack, room: Room
) -> None:
    stack.send(Moved(1600, 505))
    stack.rest(HALF)
    cap = key_place(stack)
    assert cap is not None
    x, y = cap.x + cap.w / 2, cap.y + cap.h / 2
    for share in range(1, 51):
        stack.send(Moved(1600 + (x - 1600) * share / 50, 505 + (y - 505) * share / 50))
        assert "The rug" in said(stack), share
    assert not stack.rest(HALF)
    for signal in (Pressed(x, y), Released(x, y)):
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
    stack.send(Moved(1600, 550))
    stack.rest(HALF)
    stack.draw()
    stack.send(Moved(1600, 900))
    assert said(stack) == ""


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
