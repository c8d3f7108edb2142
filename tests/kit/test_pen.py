"""What keys, the clipboard and a pointer do to a line that somebody writes."""

from __future__ import annotations

import pytest

from scenes.kit.signals import Key, PointerMoved, PointerPressed, PointerReleased, Writing
from scenes.kit.stack import SceneStack
from tests.kit.pages import FRAME, LONG, Desk, NamePage, Page, words


def writing(text: str = "", *others: str) -> tuple[NamePage, SceneStack]:
    """Somebody writes in ``a``; its letters are ten wide and begin at 0."""
    page = NamePage("a", *others, text=text)
    stack = SceneStack(FRAME, desktop=Desk())
    stack.open(page)
    stack.draw()
    stack.watch(LONG)
    page.told.clear()
    return page, stack


def desk_of(stack: SceneStack) -> Desk:
    assert isinstance(stack.desktop, Desk)
    return stack.desktop


def press(stack: SceneStack, x: float, times: int = 1, y: float = 10) -> None:
    stack.send(PointerPressed(x, y, times=times))
    stack.draw()


@pytest.mark.parametrize("key", [key for key in Writing if key not in {"left", "right"}])
def test_a_key_for_the_line_reaches_nobody_else(key: Writing) -> None:
    page, stack = writing("Ada", "b")
    stack.send(Key("home"))
    stack.send(Key("right"))
    stack.send(Key(key, "x"))
    assert words(page) == []
    assert stack.focus == "a"


def test_arrows_leave_the_line_at_its_ends() -> None:
    page, stack = writing("A", "b")
    stack.send(Key("left"))
    assert (stack.focus, page.line.caret) == ("a", 0)
    stack.send(Key("right"))
    assert (stack.focus, page.line.caret) == ("a", 1)
    stack.send(Key("right"))
    assert stack.focus == "b"


@pytest.mark.parametrize("key", ["select left", "word left", "home", "select home"])
def test_no_other_key_leaves_the_line(key: str) -> None:
    _, stack = writing("", "b")
    stack.send(Key(key))
    assert stack.focus == "a"


@pytest.mark.parametrize("arrow", ["left", "right"])
def test_a_gamepad_leaves_the_line_at_once(arrow: str) -> None:
    page, stack = writing("Ada", "b")
    page.line = page.line.put(1)
    stack.send(Key(arrow, f"pad:{arrow}"))
    assert (stack.focus, page.line.caret) == ("b", 1)


def test_up_down_tab_enter_and_escape_are_not_for_the_line() -> None:
    page, stack = writing("Ada", "b")
    for key in ("return", "escape", "tab", "backtab", "page up", "f1"):
        stack.send(Key(key))
    assert [told for told in words(page) if not told.startswith("focus")] == [
        *("activate a", "key escape", "key page up", "key f1"),
    ]
    assert page.line.text == "Ada"


def test_backspace_in_an_empty_line_is_for_the_scene() -> None:
    page, stack = writing("A")
    stack.send(Key("backspace"))
    assert words(page) == []
    stack.send(Key("backspace"))
    assert words(page) == ["key backspace"]


def test_the_line_can_be_written_while_something_else_has_the_focus() -> None:
    page, stack = writing("A", "b")
    stack.send(Key("tab"))
    for key in (Key("text:d"), Key("paste", "v"), Key("erase word", "backspace"), Key("text:x")):
        stack.send(key)
    assert (page.line.text, stack.focus) == ("Ada x", "b")
    stack.send(Key("left"))
    assert (page.line.caret, stack.focus) == (5, "a")
    stack.send(Key("tab"))
    stack.send(Key("select all", "a"))
    assert (page.line.selection, stack.focus) == ("Ada x", "a")


@pytest.mark.parametrize(("key", "left"), [("copy", "Ada"), ("cut", "a")])
def test_what_is_selected_goes_to_the_clipboard(key: str, left: str) -> None:
    page, stack = writing("Ada")
    desk = desk_of(stack)
    desk.trouble = ""
    page.line = page.line.put(0).put(2, selects=True)
    stack.send(Key(key, "c"))
    assert (desk.asked, page.line.text) == (["Ad"], left)


@pytest.mark.parametrize("key", ["copy", "cut"])
def test_without_a_selection_the_clipboard_stays_as_it_is(key: str) -> None:
    page, stack = writing("Ada")
    stack.send(Key(key, "c"))
    assert (desk_of(stack).asked, page.line.text) == ([], "Ada")


def test_nothing_is_cut_that_the_clipboard_does_not_take() -> None:
    page, stack = writing("Ada")
    desk = desk_of(stack)
    desk.trouble = "There is no clipboard here."
    stack.send(Key("select all", "a"))
    stack.send(Key("cut", "x"))
    assert (page.line.text, page.trouble) == ("Ada", "There is no clipboard here.")


def test_shift_changes_nothing_where_nobody_writes() -> None:
    page = Page("a", "b")
    stack = SceneStack(FRAME)
    stack.open(page)
    stack.draw()
    stack.watch(LONG)
    for key in ("select right", "select left", "select home", "word left", "select all", "copy"):
        stack.send(Key(key))
    assert words(page)[1:] == [
        *("focus b", "focus a", "key home", "key word left", "key select all", "key copy"),
    ]


# the pointer


@pytest.mark.parametrize(("x", "caret"), [(0, 0), (4, 0), (6, 1), (29, 3), (70, 3)])
@pytest.mark.parametrize("finger", [True, False])
def test_a_press_puts_the_caret_between_two_letters(x: float, caret: int, *, finger: bool) -> None:
    page, stack = writing("Ada")
    stack.send(PointerPressed(x, 10, finger))
    stack.send(PointerReleased(x, 10))
    assert page.line.moment == ("Ada", caret, caret)


def test_pulling_selects_and_letting_go_ends_it() -> None:
    page, stack = writing("Ada Bo")
    press(stack, 11)
    stack.send(PointerMoved(41, 10))
    assert page.line.selection == "da "
    stack.send(PointerMoved(-500, 300))
    assert page.line.selection == "A"
    stack.send(PointerReleased(-500, 300))
    stack.send(PointerMoved(60, 10))
    assert page.line.selection == "A"


@pytest.mark.parametrize(
    ("times", "selected"), [(1, ""), (2, "Bo"), (3, "Ada Bo"), (4, ""), (5, "Bo")]
)
def test_two_presses_take_a_word_and_three_all(times: int, selected: str) -> None:
    page, stack = writing("Ada Bo")
    for time in range(1, times + 1):
        press(stack, 58, time)
        stack.send(PointerReleased(58, 10))
    assert page.line.selection == selected


def test_a_press_beside_the_line_leaves_it_alone() -> None:
    page, stack = writing("Ada", "b")
    press(stack, 110)
    stack.send(PointerMoved(10, 10))
    assert page.line.moment == ("Ada", 3, 3)
