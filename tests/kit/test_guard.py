"""A press belongs to what was on the screen when it was made."""

from __future__ import annotations

import pytest

from scenes.kit.display import Control, DisplayList, KeyPlace
from scenes.kit.press_guard import BURST, USUAL
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.kit.signals import (
    CloseUpAsked,
    Key,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Signal,
)
from scenes.kit.stack import SceneStack
from tests.kit.pages import FRAME, LONG, CarryPage, Page, stack_of, words

QUICK = 0.1  # seconds between the two presses of somebody who presses twice
CLICK = (PointerMoved(10, 10), PointerPressed(10, 10), PointerReleased(10, 10))
TAP = (PointerPressed(10, 10, finger=True), PointerReleased(10, 10))
CONFIRMS: dict[str, tuple[Signal, ...]] = {
    "enter": (Key("return"),),
    "space": (Key("space"),),
    "pad": (Key("return", "pad:a"),),
    "digit": (Key("1"),),
    "letter": (Key("h"),),
    "passing": (Key("p"),),
    "escape": (Key("escape"),),
    "click": CLICK,
    "tap": TAP,
    "a key named on the screen": (PointerPressed(610, 10), PointerReleased(610, 10)),
}


class Question(Page):
    """One answer and a key that is named; whatever is chosen leads to the next question."""

    def __init__(self, asked: list[Question]) -> None:
        super().__init__("yes", covers=False)
        self._asked = asked
        self._asked.append(self)

    def draw(self, frame: Frame) -> DisplayList:
        return [Control("yes", 0, 0, 80, 50, answers=True), KeyPlace("h", 600, 0, 80, 50)]

    def activate(self, name: str) -> Change[str | None]:
        self.told.append(f"activate {name}")
        return Push(Question(self._asked), self.hear)

    def key(self, name: str) -> Change[str | None]:
        return self.activate(name)


class Careful(Question):
    ignore_presses_for = 0.7


class Moving(Page):
    """Something people watch, and an answer that is there meanwhile."""

    always_enabled = ("l", "a")

    def skip_animation(self) -> bool:
        passed = self.is_moving
        self.offset = self.goal
        return passed


@pytest.fixture
def asked() -> list[Question]:
    return []


def press(stack: SceneStack, signals: tuple[Signal, ...], after: float = 0.0) -> None:
    stack.watch(after)
    for signal in signals:
        stack.send(signal)
        stack.draw()


@pytest.mark.parametrize("confirm", CONFIRMS.values(), ids=CONFIRMS)
def test_two_quick_presses_choose_once(asked: list[Question], confirm: tuple[Signal, ...]) -> None:
    stack = stack_of(Question(asked))
    press(stack, confirm)
    assert len(asked) == 2
    press(stack, confirm, QUICK)
    assert len(asked) == 2
    press(stack, confirm, USUAL)
    assert len(asked) == 3


@pytest.mark.parametrize("confirm", CONFIRMS.values(), ids=CONFIRMS)
def test_what_has_been_seen_by_nobody_hears_nothing(
    asked: list[Question], confirm: tuple[Signal, ...]
) -> None:
    stack = SceneStack(FRAME)
    stack.open(Question(asked))
    stack.draw()
    press(stack, confirm)
    assert len(asked) == 1


def test_whoever_presses_on_and_on_presses_once(asked: list[Question]) -> None:
    stack = stack_of(Question(asked))
    for _ in range(12):
        press(stack, (Key("return"),), QUICK)
    assert len(asked) == 2
    press(stack, (Key("return"),), BURST)
    assert len(asked) == 3


def test_a_scene_that_hides_a_secret_is_seen_for_longer(asked: list[Question]) -> None:
    stack = stack_of()
    stack.open(Careful(asked))
    stack.draw()
    press(stack, CLICK, USUAL)
    assert len(asked) == 1
    press(stack, CLICK, 0.7 - USUAL)
    assert len(asked) == 2


def test_what_comes_to_light_again_is_new_as_well() -> None:
    below, sheet = Page("a"), Page("b", covers=False)
    sheet.answer = Pop(None)
    stack = stack_of(below, sheet)
    press(stack, CLICK)
    press(stack, CLICK, QUICK)
    assert "activate a" not in words(below)
    press(stack, CLICK, USUAL)
    assert "activate a" in words(below)


def test_looking_around_is_heard_at_once() -> None:
    page = Page("a", "b")
    stack = SceneStack(FRAME)
    stack.open(page)
    stack.draw()
    press(stack, (Key("right"), Key("l"), Key("undo"), CloseUpAsked(10, 10)))
    assert {"focus b", "key l", "key undo", "key i"} <= set(words(page))


def test_a_focus_that_comes_by_itself_is_not_confirmed_at_once() -> None:
    page = Page("a", "b")
    stack = stack_of(page)
    page.names = ["b"]
    stack.draw()
    assert stack.focus == "b"
    press(stack, (Key("return"),), QUICK)
    assert "activate b" not in words(page)
    press(stack, CLICK, USUAL)
    assert words(page)[-1] == "activate b"


def test_what_comes_by_itself_to_the_place_of_another_is_not_pressed_at_once() -> None:
    page = Page("a", "b", "c")
    stack = stack_of(page)
    page.names = ["new", "a", "b", "c"]
    stack.draw()
    press(stack, CLICK, QUICK)
    assert "activate new" not in words(page)
    press(stack, (PointerMoved(310, 10), PointerPressed(310, 10), PointerReleased(310, 10)))
    assert words(page)[-1] == "activate c"  # nothing else lay there
    press(stack, CLICK, USUAL)
    assert words(page)[-1] == "activate new"


@pytest.mark.parametrize(
    "turn", [(Key("x"),), (PointerPressed(900, 10),), (PointerMoved(110, 10),)]
)
def test_what_comes_because_of_somebody_is_pressed_at_once(turn: tuple[Signal, ...]) -> None:
    page = Page("a", "b")
    stack = stack_of(page)
    for signal in turn:
        stack.send(signal)
    page.names = ["c", "b"]
    stack.draw()
    press(stack, CLICK)
    assert words(page)[-1] == "activate c"


def test_a_focus_that_somebody_has_moved_is_confirmed_at_once() -> None:
    page = Page("a", "b")
    stack = stack_of(page)
    press(stack, (Key("right"), Key("return")))
    assert words(page)[-1] == "activate b"


@pytest.mark.parametrize("confirm", [CLICK[1:], (Key("return"),), (Key("x"),)])
def test_what_hurries_does_nothing_else(confirm: tuple[Signal, ...]) -> None:
    page = Moving("b", "a")
    stack = stack_of(page)
    page.offset = 5
    press(stack, confirm, LONG)
    assert page.offset == 0
    assert not [word for word in words(page) if word.startswith(("activate", "key"))]
    press(stack, confirm, QUICK)
    assert not [word for word in words(page) if word.startswith(("activate", "key"))]
    press(stack, confirm, USUAL)
    assert words(page)[-1].startswith(("activate", "key"))


@pytest.mark.parametrize(
    "signals", [(Key("l"),), (PointerPressed(110, 10), PointerReleased(110, 10))]
)
def test_what_lies_there_at_any_time_hurries_nothing_and_never_comes_too_soon(
    signals: tuple[Signal, ...],
) -> None:
    page = Moving("b", "a")
    stack = SceneStack(FRAME)
    stack.open(page)
    page.offset = 5
    stack.draw()
    press(stack, signals)
    assert page.offset == 5
    assert words(page)[-1] in ("key l", "activate a")


@pytest.mark.parametrize("point", [(-1, 500), (960, -1), (1921, 500), (960, 1081)])
def test_what_is_let_go_outside_of_the_window_is_put_back(point: tuple[float, float]) -> None:
    page = CarryPage("a")
    stack = stack_of(page)
    press(stack, (PointerPressed(10, 10), PointerMoved(*point), PointerReleased(*point)))
    assert words(page)[-1] == "put down"
    press(stack, (PointerPressed(10, 10), PointerMoved(960, 500), PointerReleased(960, 500)))
    assert words(page)[-1] == "dropped a 960 500"
