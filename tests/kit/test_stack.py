"""The stack carries out what scenes return."""

from dataclasses import replace
from functools import partial

import pytest

from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Text
from scenes.kit.scene import (
    BaseScene,
    CancelableScene,
    Change,
    Frame,
    Pop,
    Push,
    Quit,
    stay,
)
from scenes.kit.signals import Key
from tests.kit.pages import FRAME, Page, heard, send, stack_of, words


def test_a_scene_that_covers_hides_those_below() -> None:
    below, above, layer = Page("a"), Page("b"), Page("c", covers=False)
    stack = stack_of(below, above, layer)
    names = [item.name for item in stack.draw() if isinstance(item, Control)]
    assert names == ["b", "c"]


def test_what_lies_under_a_layer_waits() -> None:
    table, menu = Page("t"), Page("m", covers=False)
    stack = stack_of(table, menu)
    table.goal = 40.0
    stack.tick(0.5)
    stack.send(Key("x"))
    assert not stack.is_moving
    assert 0.5 in menu.told
    assert not table.told
    assert table.offset != table.goal


def test_what_a_scene_pops_with_goes_to_whoever_has_pushed_it() -> None:
    below, above = Page("a"), Page("b")
    below.answer, above.answer = Push(above, below.hear), Pop("chosen")
    stack = stack_of(below)
    send(stack, "return", "return")
    assert stack.scenes == [below]
    assert heard(below) == ["hear chosen"]
    assert not heard(above)


def test_a_scene_may_be_left_without_a_result() -> None:
    below, above = Page("a"), Page("b")
    below.answer, above.answer = Push(above, below.hear), Pop(None)
    send(stack_of(below), "return", "return")
    assert heard(below) == ["hear None"]


def test_what_follows_may_ask_for_more() -> None:
    """A question leads to a sheet, the sheet's result to the end of the scene that asked."""
    bottom, page, question, sheet = (Page(name) for name in "bpqs")

    def on(result: str | None) -> Change[str | None]:
        return Push(sheet, lambda said: Pop(f"{result} and {said}"))

    bottom.answer, page.answer = Push(page, bottom.hear), Push(question, on)
    question.answer, sheet.answer = Pop("this"), Pop("that")
    stack = stack_of(bottom)
    send(stack, "return", "return", "return")
    assert stack.scenes == [bottom, page, sheet]
    send(stack, "return")
    assert stack.scenes == [bottom]
    assert heard(bottom) == ["hear this and that"]


def test_each_of_several_scenes_answers_its_own_question() -> None:
    page, first, second = Page("p"), Page("f"), Page("s")
    first.answer, second.answer = Pop("1"), Pop("2")
    stack = stack_of(page)
    for above, said in ((first, "first"), (second, "second")):
        page.answer = Push(above, partial(page.hear_about, said))
        send(stack, "return", "return")
    assert heard(page) == ["hear first 1", "hear second 2"]


def test_nothing_follows_a_scene_that_was_laid_over_all() -> None:
    below, dropped = Page("a"), Page("d")
    dropped.answer = Pop("seen")
    stack = stack_of(below, dropped)
    send(stack, "return")
    assert stack.scenes == [below]
    assert not heard(below)


def test_what_was_laid_over_a_question_does_not_answer_it() -> None:
    page, question, dropped = Page("p"), Page("q"), Page("d")
    page.answer, question.answer = Push(question, page.hear), Pop("yes")
    stack = stack_of(page)
    send(stack, "return")
    stack.open(dropped)
    stack.draw()
    dropped.answer = Pop("gone")
    send(stack, "return")
    assert stack.scenes == [page, question]
    assert not heard(page)
    send(stack, "return")
    assert heard(page) == ["hear yes"]


class Waker(Page):
    """Looks round when it is seen again."""

    def resume(self) -> None:
        self.told.append("wake")


def test_whoever_wants_to_know_is_woken_whatever_lay_over_it() -> None:
    page, above, dropped = Waker("a"), Page("b"), Page("d")
    page.answer = Push(above, page.hear)
    above.answer, dropped.answer = Pop("back"), Pop("seen")
    stack = stack_of(page)
    send(stack, "return", "return")
    assert words(page)[-2:] == ["wake", "hear back"]
    stack.open(dropped)
    stack.draw()
    send(stack, "return")
    assert words(page)[-2:] == ["hear back", "wake"]


def test_escape_leaves_what_may_be_left() -> None:
    class Sheet(CancelableScene[str]):
        def draw(self, frame: Frame) -> DisplayList:
            return ()

    below, sheet = Page("a"), Sheet()
    below.answer = Push(sheet, below.hear)
    stack = stack_of(below)
    send(stack, "return", "x")
    assert stack.scenes[-1] is sheet
    send(stack, "escape")
    assert stack.scenes == [below]
    assert heard(below) == ["hear None"]


class Asks(BaseScene[bool]):
    """Wrong in every way that mypy sees: were one of them right, an ignore would be too many."""

    def draw(self, frame: Frame) -> DisplayList:
        return ()

    def tick(self, dt: float) -> Change[bool]:
        return Pop("yes")  # type: ignore[arg-type]

    def activate(self, name: str) -> Change[bool]:
        if name == "forgets what then":
            return Push(Page())  # type: ignore[arg-type]
        if name == "expects another result":
            return Push(Page(), self._counted)  # type: ignore[arg-type]
        if name == "goes on with what nobody expects of it":
            return Push(Page(), Pop)  # type: ignore[arg-type]
        return Push(Page(), stay)

    def key(self, name: str) -> Change[str]:  # type: ignore[override]
        return None

    def _counted(self, number: int) -> Change[bool]:
        return Pop(number > 1)


def test_what_mypy_refuses_is_written_down_above() -> None:
    assert isinstance(Asks().activate("none of these"), Push)


def test_popping_the_last_scene_ends() -> None:
    page = Page("a")
    page.answer = Pop(None)
    stack = stack_of(page)
    stack.send(Key("escape"))
    assert not stack.is_running
    stack.send(Key("escape"))


def test_quitting_ends_everything() -> None:
    below, above = Page("a"), Page("b")
    above.answer = Quit()
    stack = stack_of(below, above)
    stack.send(Key("x"))
    assert not stack.is_running


def test_what_is_preferred_from_now_on_gets_the_focus() -> None:
    page = Page()
    stack = stack_of(page)
    page.names = ["menu", "next"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "default_focus", lambda: None)
        send(stack, "right")
        assert stack.focus == "menu"
        patch.setattr(page, "default_focus", lambda: "next")
        stack.draw()
        assert stack.focus == "next"
        send(stack, "left")
        assert stack.focus == "menu"  # nobody is held there


@pytest.mark.parametrize(("focus", "shown"), [("on", True), ("other", False), (None, False)])
def test_a_button_wears_enter_only_where_enter_uses_it(focus: str | None, *, shown: bool) -> None:
    frame = replace(FRAME, focus=focus)
    items = parts.button(frame, parts.box(0, 0, 400, 60), "on", "On", key="Enter")
    assert any(isinstance(item, Text) and item.text == "Enter" for item in items) == shown
