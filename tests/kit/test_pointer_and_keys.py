"""Pointer, focus and keys reach the right scene, on the finished picture."""

from scenes.kit.scene import (
    Pop,
    Push,
)
from scenes.kit.signals import Key, PointerMoved, PointerPressed, PointerReleased
from scenes.kit.stack import SceneStack
from tests.kit.pages import (
    FRAME,
    LONG,
    CarryPage,
    DragPage,
    NamePage,
    Page,
    click,
    send,
    stack_of,
    words,
)


def test_the_pointer_focuses_and_a_click_activates() -> None:
    page = Page("a", "b")
    stack = stack_of(page)
    stack.send(PointerMoved(110, 10))
    assert stack.focus == "b"
    stack.send(PointerMoved(900, 900))
    assert stack.focus == "b"
    click(stack, 10)
    assert words(page)[-2:] == ["focus a", "activate a"]


def test_what_comes_up_under_a_resting_pointer_is_not_chosen() -> None:
    page, other = Page("a", "b"), Page("c", "d", "e")
    stack = stack_of(page)
    stack.send(PointerMoved(110, 10))
    stack.open(other)
    stack.draw()
    stack.send(PointerMoved(110, 10))
    assert stack.focus == "c"
    send(stack, "return")
    assert words(other)[-1] == "activate c"
    stack.send(PointerMoved(111, 10))
    assert stack.focus == "d"


def test_press_and_release_on_two_controls_does_nothing() -> None:
    page = Page("a", "b")
    stack = stack_of(page)
    stack.send(PointerPressed(10, 10))
    stack.send(PointerMoved(110, 10))
    assert stack.focus == "a"
    stack.send(PointerReleased(110, 10))
    assert not any("activate" in str(word) for word in words(page))


def test_pressed_is_shown_only_while_the_pointer_is_on_the_control() -> None:
    page = Page("a", "b")
    stack = stack_of(page)
    stack.send(PointerPressed(10, 10))
    stack.draw()
    assert page.frame.pressed
    stack.send(PointerMoved(110, 10))
    stack.draw()
    assert not page.frame.pressed


def test_dragging_reports_where_a_control_was_dropped() -> None:
    page = DragPage("a")
    stack = stack_of(page)
    for x in (100, 400):
        stack.send(PointerPressed(10, 10))
        stack.send(PointerReleased(x, 10))
    assert words(page)[-2:] == ["dropped a 100 10", "dropped a 400 10"]
    stack.send(PointerPressed(70, 10))
    stack.send(PointerReleased(90, 10))
    assert words(page)[-1] == "dropped a 400 10"


def test_what_is_dragged_is_told_on_its_way_until_it_is_let_go() -> None:
    page = CarryPage("a", "b")
    stack = stack_of(page)
    stack.send(PointerPressed(10, 10))
    stack.send(PointerMoved(20, 10))  # no more than a trembling hand
    assert not any("carried" in str(word) for word in words(page))
    stack.send(PointerMoved(110, 10))
    stack.send(PointerMoved(300, 10))
    stack.send(PointerReleased(120, 10))
    ways = ["carried a b", "carried a None", "carried a b", "dropped a 120 10"]
    assert words(page)[-4:] == ways
    stack.send(PointerMoved(300, 10))
    assert words(page)[-1] == "dropped a 120 10"


def test_what_comes_back_to_its_place_is_put_down_and_clicked() -> None:
    page = CarryPage("a", "b")
    stack = stack_of(page)
    stack.send(PointerPressed(10, 10))
    stack.send(PointerMoved(300, 10))
    stack.send(PointerReleased(12, 10))
    assert words(page)[-2:] == ["put down", "activate a"]


def test_what_is_carried_is_put_down_when_another_scene_lies_over_it() -> None:
    page, other = CarryPage("a"), Page("x")
    stack = stack_of(page)
    stack.send(PointerPressed(10, 10))
    stack.send(PointerMoved(300, 10))
    stack.open(other)
    stack.draw()
    stack.send(PointerReleased(310, 10))
    assert words(page)[-1] == "put down"
    assert not any("activate" in str(word) for word in [*words(page), *words(other)])


def test_a_click_during_motion_counts_on_the_finished_picture() -> None:
    page = Page("a", "b")
    page.offset = 1000
    stack = stack_of(page)
    click(stack, 110)
    assert words(page)[-1] == "activate b"
    assert not page.is_moving


def test_a_mere_move_does_not_hurry() -> None:
    page = Page("a", "b")
    page.offset = 1000
    stack = stack_of(page)
    stack.send(PointerMoved(110, 10))
    assert page.is_moving


def test_a_press_during_motion_hits_nothing_that_the_motion_opens() -> None:
    table, layer = Page("t"), Page("x", "y", covers=False)
    table.offset, table.late = 500, Push(layer, table.hear)
    stack = stack_of(table)
    click(stack, 110)
    assert "activate y" not in words(layer)
    click(stack, 110)
    assert words(layer)[-1] == "activate y"


def test_each_scene_remembers_its_own_focus() -> None:
    below, above = Page("a", "b"), Page("c", covers=False)
    above.answer = Pop(None)
    stack = stack_of(below)
    stack.send(Key("tab"))
    stack.open(above)
    stack.draw()
    assert (stack.focus, below.frame.focus) == ("c", None)
    send(stack, "return")
    assert (stack.focus, below.frame.focus) == ("b", "b")


def test_a_focus_that_vanishes_falls_back() -> None:
    page = Page("a", "b")
    stack = stack_of(page)
    stack.send(Key("tab"))
    page.names = ["a"]
    stack.draw()
    assert (stack.focus, page.frame.focus) == ("a", "a")
    page.names = []
    stack.draw()
    assert stack.focus is None


def test_keys_navigate_activate_or_reach_the_scene() -> None:
    page = Page("a", "b", "c")
    stack = stack_of(page)
    for key in ("tab", "right", "left", "backtab", "backtab", "space", "f1", "text:q"):
        stack.send(Key(key))
    assert words(page) == [
        *("focus a", "focus b", "focus c", "focus b", "focus a", "focus c"),
        *("activate c", "key f1"),
    ]


def test_while_typing_letters_arrive_only_in_the_line() -> None:
    page = NamePage("a")
    stack = stack_of(page)
    for key in ("l", "text:l", "space", "text: ", "backspace", "return"):
        stack.send(Key(key))
    assert words(page)[1:] == ["activate a"]
    assert page.line.text == "l"


class Pulled(Page):
    def __init__(self, *names: str) -> None:
        super().__init__(*names)
        self.shares: list[float] = []

    def slid(self, name: str, share: float) -> bool:
        if name == "a":
            self.shares.append(round(share, 2))
        return name == "a"


def test_a_bar_hears_where_it_is_pulled_to_and_is_not_clicked() -> None:
    page = Pulled("a", "b")
    stack = SceneStack(FRAME)
    stack.open(page)
    stack.draw()
    stack.watch(LONG)
    bar, other = stack.controls
    y = bar.y + bar.h / 2
    stack.send(PointerPressed(bar.x + bar.w / 4, y))
    stack.send(PointerMoved(bar.x + bar.w / 2, y))
    stack.send(PointerMoved(bar.x + 9 * bar.w, y))
    stack.send(PointerReleased(bar.x + 9 * bar.w, y))
    stack.send(PointerMoved(bar.x + bar.w / 3, y))
    assert page.shares == [0.25, 0.5, 1.0]
    assert not any("activate" in str(told) for told in page.told)
    stack.send(PointerPressed(other.x + 1, other.y + 1))
    stack.send(PointerReleased(other.x + 1, other.y + 1))
    assert "activate b" in page.told
    assert page.shares == [0.25, 0.5, 1.0]
