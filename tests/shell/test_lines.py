"""Every place to write in is one: by keyboard, mouse and clipboard, seen as the real window has it.

Each of them is opened in a window nobody sees, with the events a system would send.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pygame
import pytest

from scenes.backend.headless import LOOK, HeadlessScreen
from scenes.council.entry import ENTRY
from scenes.council.trilogy.menu import SoloMenuScene
from scenes.kit.display import Carets, Text
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Scene
from scenes.shell.rulebook.scene import look_up
from scenes.shell.table_form.scene import TableSetupScene
from scenes.shell.table_form.who import WhoScene
from tests.kit.test_graphemes import FAMILY
from tests.rulebook.books import BOOKS

SCENES: Final = Path(__file__).parents[2] / "scenes"
CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT


class Line(NamedTuple):
    scene: Callable[[], Scene[object]]
    control: str
    longest: int


LINES: Final = {
    "who somebody is": Line(lambda: WhoScene(Preferences(), ENTRY.faces), "name", 12),
    "a name at the table": Line(lambda: TableSetupScene(Preferences(), ENTRY), "name:1", 12),
    "the name in the Trilogy": Line(lambda: SoloMenuScene(ENTRY, Preferences(), None), "name", 12),
    "what is looked for": Line(lambda: look_up(BOOKS["bug-council"]), "find", 24),
}


class Writer:
    """Somebody with a mouse and a keyboard, in front of one line."""

    def __init__(self, unseen: HeadlessScreen, control: str) -> None:
        self.unseen, self.control = unseen, control

    def press(self, key: str, held: int = 0) -> None:
        self.unseen.screen.watch(LOOK)
        code = pygame.key.key_code(key)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.unseen.screen.handle(pygame.Event(kind, key=code, mod=held))
            self.unseen.show()

    def point(self, kind: int, x: float, times: int = 1) -> None:
        self.unseen.screen.watch(LOOK)
        scale = self.unseen.screen.painter.scale
        control = self.unseen.control(self.control)
        place = round(x * scale), round((control.y + control.h / 2) * scale)
        event = {"pos": place, "button": 1, "clicks": times, "rel": (1, 0), "buttons": (1, 0, 0)}
        self.unseen.screen.handle(pygame.Event(kind, event))
        self.unseen.show()

    def click(self, x: float, times: int = 1) -> None:
        for time in range(1, times + 1):
            self.point(pygame.MOUSEBUTTONDOWN, x, time)
            self.point(pygame.MOUSEBUTTONUP, x, time)

    def write(self, text: str) -> None:
        if self.unseen.focus != self.control:
            self.point(pygame.MOUSEMOTION, self.unseen.control(self.control).x + 20)
        self.press("a", CTRL)
        self.press("backspace")
        self.unseen.screen.handle(pygame.Event(pygame.TEXTINPUT, text=text))
        self.unseen.show()
        if self.unseen.focus != self.control:
            self.unseen.hover(self.control)

    @property
    def text(self) -> str:
        """What stands there, by what a screen reader says."""
        return self.unseen.control(self.control).label.partition(": ")[2]

    def x(self, place: int) -> float:
        """Where the caret stands at this place of the text."""
        lines = [item for item in self.unseen.items if isinstance(item, Carets)]
        return next(dict(each.stops)[place] for each in lines if each.name == self.control)


@pytest.fixture(params=LINES)
def line(request: pytest.FixtureRequest) -> Line:
    return LINES[request.param]


@pytest.fixture
def writer(line: Line) -> Iterator[Writer]:
    with HeadlessScreen(line.scene()) as unseen:
        yield Writer(unseen, line.control)


def test_what_is_on_the_clipboard_is_typed_as_far_as_it_has_room(
    writer: Writer, line: Line
) -> None:
    writer.write("x")
    writer.unseen.desk.clipboard = "Zoë\r\n\x07"
    writer.press("v", CTRL)
    assert writer.text == "xZoë"
    writer.unseen.desk.clipboard = FAMILY * 30
    writer.press("insert", SHIFT)
    room = min(line.longest - 4, (100 - 4) // len(FAMILY))
    assert writer.text == "xZoë" + FAMILY * room


def test_no_line_is_forgotten_here() -> None:
    writing = [file for file in SCENES.rglob("*.py") if "def on_text(" in file.read_text("utf-8")]
    there = {sys.modules[type(line.scene()).__module__].__file__ for line in LINES.values()}
    assert {str(file) for file in writing if file.name != "scene_protocols.py"} == there


def test_no_pointer_decides_anything_in_it(writer: Writer) -> None:
    unseen = writer.unseen
    writer.write("red bugs")
    scenes, names = list(unseen.screen.stack.scenes), unseen.names
    x, control = writer.x(2) + 1, unseen.control(writer.control)
    for times in (1, 2, 3):
        writer.click(x, times)
    writer.point(pygame.MOUSEBUTTONDOWN, x)
    writer.point(pygame.MOUSEMOTION, writer.x(6))
    writer.point(pygame.MOUSEBUTTONUP, writer.x(6))
    unseen.tap(writer.control)
    unseen.touch(x, control.y + 9, down=True)
    unseen.rest(1.0)
    unseen.touch(x, control.y + 9, down=False)
    assert list(unseen.screen.stack.scenes) == scenes
    assert (unseen.names, unseen.focus, writer.text) == (names, writer.control, "red bugs")


def test_the_caret_is_seen_in_a_text_that_is_wider_than_its_line(
    writer: Writer, line: Line
) -> None:
    writer.write("W" * line.longest)
    control = writer.unseen.control(line.control)
    for key, place in (("end", line.longest), ("home", 0)):
        writer.press(key)
        assert control.x < writer.x(place) < control.x + control.w - 6
        shown = [
            item for item in writer.unseen.items if isinstance(item, Text) and "WW" in item.text
        ]
        assert shown
        assert all("…" not in item.text for item in shown)
