"""Scenes of buttons in a row that write down what happens to them."""

from pathlib import Path

from scenes.kit.display import Carets, Control, DisplayList, Item, Veil
from scenes.kit.graphemes import borders
from scenes.kit.layout import LayoutBook
from scenes.kit.scene import (
    BaseScene,
    Change,
    Frame,
)
from scenes.kit.scene_protocols import DragState
from scenes.kit.signals import Key, PointerMoved, PointerPressed, PointerReleased
from scenes.kit.stack import SceneStack
from scenes.kit.text_field import TextField

FRAME = Frame(1920, 1080, 1.0, LayoutBook({}), lambda text, size, _: len(text) * size / 2)

LONG = 1.0  # seconds that a picture is looked at before somebody presses anything


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
    def is_moving(self) -> bool:
        return self.offset != self.goal

    def draw(self, frame: Frame) -> DisplayList:
        self.frame = frame
        items: list[Item] = [Veil("#000000", 0.5)]
        for i, name in enumerate(self.names):
            items.append(Control(name, 100 * i + self.offset, 0, 80, 50))
        return items

    def tick(self, dt: float) -> Change[str | None]:
        self.told.append(dt)
        if self.is_moving:
            return None
        change, self.late = self.late, None
        return change

    def skip_animation(self) -> bool:
        self.offset = self.goal
        return False

    def default_focus(self) -> str | None:
        return self.names[0] if self.names else None

    def on_focus(self, name: str | None) -> None:
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
    def on_drop(self, thing: DragState, frame: Frame) -> Change[str | None]:
        self.told.append(f"dropped {thing.name} {thing.x:g} {thing.y:g}")
        return None


class CarryPage(DragPage):
    def on_drag(self, thing: DragState | None) -> None:
        self.told.append("put down" if thing is None else f"carried {thing.name} {thing.over}")


class NamePage(Page):
    """A line to write is its control ``a``, with letters ten wide; told of every key besides."""

    is_typing = True

    def __init__(self, *names: str, text: str = "") -> None:
        super().__init__(*names)
        self.line = TextField.of(text, 24)
        self.trouble = ""

    def on_text(self, line: TextField, trouble: str = "") -> None:
        self.line, self.trouble = line, trouble

    def draw(self, frame: Frame) -> DisplayList:
        stops = tuple((place, 10.0 * place) for place in borders(self.line.text))
        return [*super().draw(frame), Carets("a", stops)]


def stack_of(*pages: Page) -> SceneStack:
    stack = SceneStack(FRAME)
    for page in pages:
        stack.open(page)
    stack.draw()
    stack.watch(LONG)
    return stack


def click(stack: SceneStack, x: float, y: float = 10) -> None:
    stack.watch(LONG)
    for signal in (PointerMoved(x, y), PointerPressed(x, y), PointerReleased(x, y)):
        stack.send(signal)
        if stack.is_running:
            stack.draw()


def send(stack: SceneStack, *keys: str) -> None:
    for key in keys:
        stack.watch(LONG)
        stack.send(Key(key))
        stack.draw()


def words(page: Page) -> list[str]:
    return [word for word in page.told if isinstance(word, str)]


def heard(page: Page) -> list[str]:
    """What the scenes above have popped with, as far as it came down here."""
    return [word for word in words(page) if word.startswith("hear")]


class Desk:
    forgets = False

    def __init__(self) -> None:
        self.asked: list[object] = []
        self.trouble = "It is copied."

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
        return self.trouble

    def paste(self) -> str:
        return "a record"

    def languages(self) -> tuple[str, ...]:
        return ()


class Listening(Page):
    """Wants a bare key, and writes it down."""

    is_catching = True

    def on_capture(self, pressed: str) -> Change[str | None]:
        self.is_catching = False
        self.told.append(f"caught {pressed}")
        return self.answer
