"""When a screen reader is spoken to, what it is told of a picture, and what it wants done."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING, Final

import pygame

from game import PROGRAM
from game.words import _
from scenes.backend.reader.asking import is_read
from scenes.kit.focus import find
from scenes.kit.signals import Key

if TYPE_CHECKING:
    from scenes.backend.reader.adapter import Adapter, ReaderRequest
    from scenes.backend.screen import Screen
    from scenes.kit.reader import Node, ReaderAnnouncer
    from scenes.kit.stack_entry import StackEntry

LINE: Final = "line"
FOCUS: Final = {pygame.WINDOWFOCUSGAINED: True, pygame.WINDOWFOCUSLOST: False}


class Speaker:
    """Looks for a reader when the window comes to the front, unless the settings know better."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._adapter: Adapter | None = None
        self._herald: ReaderAnnouncer | None = None
        self._window: pygame.Window | None = None
        self._spoken = 0, ""  # the last thing that was said by itself, and its number
        self._refused = 0, ""  # how often anything was refused, and why it was the last time
        self._found = False
        self._search: Thread | None = None
        self._asked: int = pygame.event.custom_type()
        self._missing = False  # there is nothing on this system to speak with

    # whether anybody listens

    def look(self) -> None:
        """See whether a reader is running, without waiting for the answer."""
        undecided = self._screen.preferences.reader is None and not self._found
        if undecided and (self._search is None or not self._search.is_alive()):
            self._search = Thread(target=self._seek, daemon=True)
            self._search.start()

    def _seek(self) -> None:
        if is_read():
            self._found = True
            self._note()

    def _note(self, asked: ReaderRequest | None = None) -> None:
        """Wake the loop; whatever comes from another thread may only do this."""
        if pygame.display.get_init():
            pygame.event.post(pygame.Event(self._asked, asked=asked))

    def follow(self) -> None:
        """Begin to speak, or stop, as it is wished and needed now."""
        wish = self._screen.preferences.reader
        wanted = (self._found if wish is None else wish) and not self._missing
        if not wanted:
            self._adapter = None
        elif self._adapter is None or self._window is not self._screen.window:
            self._begin()

    def _begin(self) -> None:
        try:
            from scenes.backend.reader.adapter import Adapter
        except ImportError:
            self._missing = True
            return
        from scenes.kit.reader import ReaderAnnouncer

        self._window, self._herald = self._screen.window, ReaderAnnouncer()
        try:
            self._adapter = Adapter(self._window, self._note, self._note)
        except (AttributeError, OSError, RuntimeError):  # the game does without
            self._missing = True
            return
        self._adapter.turn(focused=self._window.focused)
        self._lie()

    # what it is told

    def show(self) -> None:
        """Hand over the last picture, if somebody listens."""
        top = self._screen.stack.top
        if self._adapter is None or self._herald is None or top is None:
            return
        if not self._adapter.active:
            return
        from scenes.kit.reader import Readable, refusal, tree_of

        level, frame = top
        if isinstance(level.scene, Readable):
            said = self._herald.hear(level.scene.reading, self._screen.preferences.announce)
            if said:
                self._spoken = self._spoken[0] + 1, said
        refusals = self._screen.stack.refusals
        if refusals != self._refused[0]:
            self._refused = refusals, refusal(tree_of(level, frame, ""), level.focus)
        tree = tree_of(level, frame, _(PROGRAM), self._spoken, self._refused)
        self._adapter.show(tree, _in_focus(tree, level), frame.scale)

    def _lie(self) -> None:
        if self._adapter is not None and self._window is not None:
            self._adapter.lie(*self._window.position, *self._window.size)

    # what comes back

    def handle(self, event: pygame.Event) -> bool:
        """Do what a reader has asked for; whether the event was one of those."""
        if event.type in FOCUS:
            if self._adapter is not None:
                self._adapter.turn(focused=FOCUS[event.type])
            if FOCUS[event.type]:
                self.look()
        elif event.type in (pygame.WINDOWMOVED, pygame.WINDOWRESIZED):
            self._lie()
        elif event.type == self._asked:
            if event.asked is not None:
                self._carry_out(event.asked)
            return True
        return False

    def _carry_out(self, asked: ReaderRequest) -> None:
        """Give a control the focus, and press Enter on it: exactly what keys do."""
        from scenes.kit.reader import tree_of, walk

        stack = self._screen.stack
        if stack.top is None:
            return
        tree = tree_of(*stack.top, _(PROGRAM))
        node = next((each for each in walk(tree) if each.id == asked.node), None)
        if node is None or not node.controls:
            return
        name = node.less if asked.way == "less" else node.control or node.more
        if find(stack.controls, name) is None:
            return
        stack.lead_to(name)
        if asked.way != "focus":
            stack.send(Key("return"))


def _in_focus(tree: Node, level: StackEntry) -> str:
    """The id of what has the focus; where no control has it, what is asked."""
    from scenes.kit.reader import walk

    found = {name: node.id for node in walk(tree) for name in node.controls}
    if level.focus in found:
        return found[level.focus]
    ids = [node.id for node in walk(tree)]
    return LINE if LINE in ids else ids[1]
