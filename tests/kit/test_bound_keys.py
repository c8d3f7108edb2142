"""Keys can be bound anew, and some never reach a scene."""

import pytest

from scenes.kit.signals import Key
from scenes.kit.stack import SceneStack
from tests.kit.pages import FRAME, Desk, Listening, NamePage, Page


@pytest.mark.parametrize(
    ("key", "caught"),
    [
        (Key("l"), "l"),
        (Key("", "l"), "l"),
        (Key("f11", "q"), "q"),
        (Key("return"), "return"),
        (Key("tab"), "tab"),
        (Key("i", "pad:x"), "pad:x"),
    ],
)
def test_a_scene_that_catches_gets_the_next_key_and_nothing_else_does(
    key: Key, caught: str
) -> None:
    page, desk = Listening("a", "b"), Desk()
    stack = SceneStack(FRAME, desktop=desk)
    stack.open(page)
    stack.draw()
    page.told.clear()
    stack.send(Key("text:q"))
    stack.send(key)
    assert [told for told in page.told if isinstance(told, str)] == [f"caught {caught}"]
    assert desk.asked == []
    stack.send(Key("l"))
    assert page.told[-1] == "key l"


def test_full_screen_is_no_business_of_the_scenes() -> None:
    page, desk = Page("a"), Desk()
    stack = SceneStack(FRAME, desktop=desk)
    stack.open(page)
    stack.draw()
    stack.send(Key("f11"))
    assert desk.asked == ["full screen"]
    assert "key f11" not in page.told


def test_whoever_types_a_bound_letter_types_it() -> None:
    page, desk = NamePage("a"), Desk()
    stack = SceneStack(FRAME, desktop=desk)
    stack.open(page)
    stack.draw()
    page.told.clear()
    for key in (Key("f11", "q"), Key("text:q"), Key("l", "space"), Key("", "l"), Key("text:l")):
        stack.send(key)
    assert desk.asked == []
    assert [told for told in page.told if isinstance(told, str)] == []
    assert page.line.text == "ql"
