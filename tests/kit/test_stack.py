"""The stack carries out what scenes return, and input counts on the finished picture."""

from functools import partial
from pathlib import Path

import pytest

from scenes.kit.display import Control, DisplayList, Item, Veil
from scenes.kit.layout import LayoutBook
from scenes.kit.scene import (
    BaseScene,
    Browse,
    Change,
    Copy,
    Frame,
    Leavable,
    Open,
    Pop,
    Push,
    Quit,
    stay,
)
from scenes.kit.signals import Key, Moved, Pressed, Released
from scenes.kit.stack import SceneStack

FRAME = Frame(1920, 1080, 1.0, LayoutBook({}), lambda text, size, _: len(text) * size / 2)


class Page(BaseScene[str | None]):
    """Buttons in a row, 100 apart; writes down what happens to it. Pops with what it is told to."""

    def __init__(self, *names: str, covers: bool = True) -> None:
        self.names = list(names)
        self.covers = covers
        self.told: list[object] = []
        self.answer: Change[str | None] = None
        self.late: Change[str | None] = None
        self.offset = 0.0
        self.goal = 0.0
        self.frame = FRAME

    @property
    def moving(self) -> bool:
        return self.offset != self.goal

    def draw(self, frame: Frame) -> DisplayList:
        self.frame = frame
        items: list[Item] = [Veil("#000000", 0.5)]
        for i, name in enumerate(self.names):
            items.append(Control(name, 100 * i + self.offset, 0, 80, 50))
        return items

    def tick(self, dt: float) -> Change[str | None]:
        self.told.append(dt)
        if self.moving:
            return None
        change, self.late = self.late, None
        return change

    def hurry(self) -> None:
        self.offset = self.goal

    def default_focus(self) -> str | None:
        return self.names[0] if self.names else None

    def focused(self, name: str | None) -> None:
        self.told.append(f"focus {name}")

    def activate(self, name: str) -> Change[str | None]:
        self.told.append(f"activate {name}")
        return self.answer

    def key(self, name: str) -> Change[str | None]:
        self.told.append(f"key {name}")
        return self.answer

    def hear(self, result: str | None) -> None:
        self.told.append(f"hear {result}")

    def hear_about(self, question: str, result: str | None) -> None:
        self.hear(f"{question} {result}")


class DragPage(Page):
    def dropped(self, name: str, x: float, y: float) -> Change[str | None]:
        self.told.append(f"dropped {name} {x:g} {y:g}")
        return None


class NamePage(Page):
    typing = True


def stack_of(*pages: Page) -> SceneStack:
    stack = SceneStack(FRAME)
    for page in pages:
        stack.open(page)
    stack.draw()
    return stack


def click(stack: SceneStack, x: float, y: float = 10) -> None:
    for signal in (Moved(x, y), Pressed(x, y), Released(x, y)):
        stack.send(signal)
        if stack.running:
            stack.draw()


def send(stack: SceneStack, *keys: str) -> None:
    for key in keys:
        stack.send(Key(key))
        stack.draw()


def words(page: Page) -> list[str]:
    return [word for word in page.told if isinstance(word, str)]


def heard(page: Page) -> list[str]:
    """What the scenes above have popped with, as far as it came down here."""
    return [word for word in words(page) if word.startswith("hear")]


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
    assert not stack.moving
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

    def wake(self) -> None:
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
    class Sheet(Leavable[str]):
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
    assert not stack.running
    stack.send(Key("escape"))


def test_quitting_ends_everything() -> None:
    below, above = Page("a"), Page("b")
    above.answer = Quit()
    stack = stack_of(below, above)
    stack.send(Key("x"))
    assert not stack.running


def test_the_pointer_focuses_and_a_click_activates() -> None:
    page = Page("a", "b")
    stack = stack_of(page)
    stack.send(Moved(110, 10))
    assert stack.focus == "b"
    stack.send(Moved(900, 900))
    assert stack.focus == "b"
    click(stack, 10)
    assert words(page)[-2:] == ["focus a", "activate a"]


def test_press_and_release_on_two_controls_does_nothing() -> None:
    page = Page("a", "b")
    stack = stack_of(page)
    stack.send(Pressed(10, 10))
    stack.send(Moved(110, 10))
    assert stack.focus == "a"
    stack.send(Released(110, 10))
    assert not any("activate" in str(word) for word in words(page))


def test_pressed_is_shown_only_while_the_pointer_is_on_the_control() -> None:
    page = Page("a", "b")
    stack = stack_of(page)
    stack.send(Pressed(10, 10))
    stack.draw()
    assert page.frame.pressed
    stack.send(Moved(110, 10))
    stack.draw()
    assert not page.frame.pressed


def test_dragging_reports_where_a_control_was_dropped() -> None:
    page = DragPage("a")
    stack = stack_of(page)
    for x in (100, 400):
        stack.send(Pressed(10, 10))
        stack.send(Released(x, 10))
    assert words(page)[-2:] == ["dropped a 100 10", "dropped a 400 10"]
    stack.send(Pressed(70, 10))
    stack.send(Released(90, 10))
    assert words(page)[-1] == "dropped a 400 10"


def test_a_click_during_motion_counts_on_the_finished_picture() -> None:
    page = Page("a", "b")
    page.offset = 1000
    stack = stack_of(page)
    click(stack, 110)
    assert words(page)[-1] == "activate b"
    assert not page.moving


def test_a_mere_move_does_not_hurry() -> None:
    page = Page("a", "b")
    page.offset = 1000
    stack = stack_of(page)
    stack.send(Moved(110, 10))
    assert page.moving


def test_input_during_motion_reaches_the_layer_that_the_motion_opens() -> None:
    table, layer = Page("t"), Page("x", "y", covers=False)
    table.offset, table.late = 500, Push(layer, table.hear)
    stack = stack_of(table)
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
    stack.send(Key("return"))
    stack.draw()
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


def test_while_typing_letters_arrive_only_as_text() -> None:
    page = NamePage("a")
    stack = stack_of(page)
    for key in ("l", "text:l", "space", "text: ", "backspace", "return"):
        stack.send(Key(key))
    assert words(page)[1:] == ["key text:l", "key text: ", "key backspace", "activate a"]


# bound keys


class Listening(Page):
    """Wants a bare key, and writes it down."""

    catching = True

    def caught(self, pressed: str) -> Change[str | None]:
        self.catching = False
        self.told.append(f"caught {pressed}")
        return self.answer


class Writing(Page):
    """Wants letters."""

    typing = True


class Desk:
    def __init__(self) -> None:
        self.asked: list[object] = []

    def open_folder(self, folder: Path) -> str:
        self.asked.append(folder)
        return "It is shown."

    def open_page(self, address: str) -> str:
        self.asked.append(address)
        return "It is open."

    def fill_screen(self) -> None:
        self.asked.append("full screen")

    def copy(self, text: str) -> str:
        self.asked.append(text)
        return "It is copied."

    def pasted(self) -> str:
        return "a record"

    def languages(self) -> tuple[str, ...]:
        return ()


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
    page, desk = Writing("a"), Desk()
    stack = SceneStack(FRAME, desktop=desk)
    stack.open(page)
    stack.draw()
    page.told.clear()
    for key in (Key("f11", "q"), Key("text:q"), Key("l", "space"), Key("", "l"), Key("text:l")):
        stack.send(key)
    assert desk.asked == []
    assert [told for told in page.told if isinstance(told, str)] == ["key text:q", "key text:l"]


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
    bar, other = stack.controls
    y = bar.y + bar.h / 2
    stack.send(Pressed(bar.x + bar.w / 4, y))
    stack.send(Moved(bar.x + bar.w / 2, y))
    stack.send(Moved(bar.x + 9 * bar.w, y))
    stack.send(Released(bar.x + 9 * bar.w, y))
    stack.send(Moved(bar.x + bar.w / 3, y))
    assert page.shares == [0.25, 0.5, 1.0]
    assert not any("activate" in str(told) for told in page.told)
    stack.send(Pressed(other.x + 1, other.y + 1))
    stack.send(Released(other.x + 1, other.y + 1))
    assert "activate b" in page.told
    assert page.shares == [0.25, 0.5, 1.0]
