"""What a scene asks of the desktop, and what comes from there."""

from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.kit.scene import Change, Copy, OpenFolder, OpenUrl
from scenes.kit.signals import Key
from scenes.kit.stack import SceneStack
from tests.kit.pages import FRAME, Desk, NamePage, Page, send


@pytest.mark.parametrize(
    ("asks", "what", "told"),
    [
        pytest.param(OpenFolder, Path("logs"), "It is shown.", id="a folder is shown"),
        pytest.param(OpenUrl, "https://bugs.example", "It is open.", id="a page is shown"),
        pytest.param(Copy, "a record", "It is copied.", id="a text goes to the clipboard"),
    ],
)
def test_the_desktop_is_asked_and_the_scene_hears_about_it(
    asks: Callable[..., Change[str | None]], what: object, told: str
) -> None:
    page, desk = Page("a"), Desk()
    page.answer = asks(what, page.hear)
    stack = SceneStack(FRAME, desktop=desk)
    stack.open(page)
    stack.draw()
    send(stack, "return")
    assert desk.asked == [what]
    assert page.told[-1] == f"hear {told}"


def test_what_is_pasted_reaches_the_scene_or_the_line_that_somebody_writes() -> None:
    page, writing = Page("a"), NamePage("a", text="It is ")
    for scene in (page, writing):
        stack = SceneStack(FRAME, desktop=Desk())
        stack.open(scene)
        stack.draw()
        stack.send(Key("paste", "v"))
    assert page.told[-1] == "key paste:a record"
    assert "key paste:a record" not in writing.told
    assert writing.line.text == "It is a record"


@pytest.mark.parametrize(("forgets", "told"), [(True, "hear It goes."), (False, "hear ")])
def test_a_clipboard_that_forgets_is_spoken_of(
    monkeypatch: pytest.MonkeyPatch, *, forgets: bool, told: str
) -> None:
    """Only where that is true, and only if the text has arrived there at all."""
    monkeypatch.setattr(Desk, "forgets", forgets)
    monkeypatch.setattr(Desk, "copy", lambda *_: "")
    page = Page("a")
    page.answer = Copy("a record", page.hear, "It goes.")
    stack = SceneStack(FRAME, desktop=Desk())
    stack.open(page)
    stack.draw()
    send(stack, "return")
    assert page.told[-1] == told
