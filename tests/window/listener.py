"""A person with a screen reader: hears what the desktop is told, and uses what it names.

Runs in the system's Python, which has GObject's introspection, inside a session bus of its own:
``listener.py GAME COMMAND…`` starts the program, plays a whole game and prints a transcript. It
knows roles, names and states, and no game.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from random import Random

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
WAITS = 30.0  # seconds for anything to come
LONGEST = 240.0  # seconds of a game
SEEN = 0.45  # seconds that somebody listens before they press
LEADS = ("Log", "Menu", "undo")
OVER = "Rematch"


class Listener:
    """Walks the tree of the only program there is."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._events = Atspi.EventListener.new(self._hear)
        for kind in ("object:announcement", "object:property-change:accessible-name"):
            self._events.register(kind)
        self._root = self.wait(self._program)

    def _hear(self, event: Atspi.Event) -> None:
        if event.type.startswith("object:announcement"):
            self.heard.append(str(event.any_data))

    def _program(self) -> Atspi.Accessible:
        desktop = Atspi.get_desktop(0)
        apps = [desktop.get_child_at_index(at) for at in range(desktop.get_child_count())]
        return next((app for app in apps if app is not None and app.get_child_count()), None)

    def pause(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            GLib.MainContext.default().iteration(False)
            time.sleep(0.01)

    def wait(self, find: Callable[[], Atspi.Accessible]) -> Atspi.Accessible:
        """What is looked for, as soon as it is there."""
        until = time.monotonic() + WAITS
        while time.monotonic() < until:
            try:
                found = find()
            except GLib.Error:  # it has gone in the middle of a look
                found = None
            if found:
                return found
            self.pause(0.1)
        raise SystemExit(f"nothing came; last heard: {self.heard[-3:]}")

    def nodes(self) -> list[Atspi.Accessible]:
        return list(_walk(self._root))

    def button(self, name: str) -> Atspi.Accessible:
        """What can be pressed and is called like that."""
        return next(
            (
                node
                for node in self.nodes()
                if node.get_role_name() == "push button" and node.get_name().startswith(name)
            ),
            None,
        )

    def press(self, name: str) -> None:
        self.wait(lambda: self.button(name))
        self.pause(SEEN)
        self.button(name).do_action(0)
        self.pause(SEEN)


def _walk(node: Atspi.Accessible) -> Iterator[Atspi.Accessible]:
    if node is None:
        return
    yield node
    for at in range(node.get_child_count()):
        yield from _walk(node.get_child_at_index(at))


def step(listener: Listener, chance: Random) -> bool:
    """Choose something that is allowed, or what leads on; whether the game goes on."""
    nodes = listener.nodes()
    if any(node.get_name() == OVER for node in nodes):
        return False
    choices = next((node for node in nodes if node.get_name() == "Choices"), None)
    if choices is not None:
        offered = [choices.get_child_at_index(at) for at in range(choices.get_child_count())]
        usable = [each for each in offered if _usable(each)]
    else:
        buttons = [node for node in nodes if node.get_role_name() == "push button"]
        usable = [
            each
            for each in buttons
            if not each.get_name().startswith((*LEADS, "Speed")) and _usable(each)
        ][-1:]
    if usable:
        chosen = chance.choice(usable)
        listener.heard.append(f"> {chosen.get_name()} ({chosen.get_description()})")
        listener.pause(SEEN)
        chosen.do_action(0)
    listener.pause(0.1)
    return True


def _usable(node: Atspi.Accessible) -> bool:
    return bool(node.get_state_set().contains(Atspi.StateType.SENSITIVE))


def play(game: str) -> list[str]:
    """A whole game; what was heard and chosen."""
    listener = Listener()
    for name in ("Play", f"{game}.", "That is me", "Start the game"):
        listener.press(name)
    chance, until = Random(1), time.monotonic() + LONGEST
    while time.monotonic() < until:
        try:
            if not step(listener, chance):
                return listener.heard
        except GLib.Error:  # it has gone in the middle of a look
            listener.pause(0.05)
    raise SystemExit("\n".join(["the game never ended", *listener.heard[-20:]]))


def main() -> None:
    """Start what a desktop starts, then the program, then listen."""
    game, *command = sys.argv[1:]
    desktop = subprocess.Popen([LAUNCHER, "--launch-immediately", "--a11y=1", "--screen-reader=1"])
    time.sleep(0.5)
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        sys.stdout.write("\n".join(play(game)))
    finally:
        for process in (program, desktop):
            process.terminate()
            process.wait(10)


if __name__ == "__main__":
    main()
