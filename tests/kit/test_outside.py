"""What a scene asks of the desktop, and what comes from there."""

from pathlib import Path

from scenes.kit.scene import (
    Browse,
    Copy,
    Open,
)
from scenes.kit.signals import Key
from scenes.kit.stack import SceneStack
from tests.kit.pages import FRAME, Desk, Page, Writing


def test_a_folder_is_shown_and_the_scene_hears_about_it() -> None:
    page, desk = Page("a"), Desk()
    page.answer = Open(Path("logs"), page.hear)
    stack = SceneStack(FRAME, desktop=desk)
    stack.open(page)
    stack.draw()
    stack.send(Key("return"))
    assert desk.asked == [Path("logs")]
    assert page.told[-1] == "hear It is shown."


def test_a_page_is_shown_and_the_scene_hears_about_it() -> None:
    page, desk = Page("a"), Desk()
    page.answer = Browse("https://bugs.example", page.hear)
    stack = SceneStack(FRAME, desktop=desk)
    stack.open(page)
    stack.draw()
    stack.send(Key("return"))
    assert desk.asked == ["https://bugs.example"]
    assert page.told[-1] == "hear It is open."


def test_a_text_goes_to_the_clipboard_and_the_scene_hears_about_it() -> None:
    page, desk = Page("a"), Desk()
    page.answer = Copy("a record", page.hear)
    stack = SceneStack(FRAME, desktop=desk)
    stack.open(page)
    stack.draw()
    stack.send(Key("return"))
    assert desk.asked == ["a record"]
    assert page.told[-1] == "hear It is copied."


def test_what_is_pasted_reaches_the_scene_unless_somebody_types() -> None:
    page, writing = Page("a"), Writing("a")
    for scene in (page, writing):
        stack = SceneStack(FRAME, desktop=Desk())
        stack.open(scene)
        stack.draw()
        stack.send(Key("paste", "v"))
    assert page.told[-1] == "key paste:a record"
    assert "key paste:a record" not in writing.told
