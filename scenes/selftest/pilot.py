"""Plays whole games through the real scenes, knowing only what the display list says.

For tests and for the program's self test: a pilot sees controls and uses them, by mouse alone
or by keyboard alone; it never looks into a scene or a match, and knows no game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from time import sleep
from types import MappingProxyType
from typing import Final, Protocol

from game.catalogue import FIRST, SHELF
from game.table import Options
from scenes.kit.display import Control
from scenes.kit.focus import cycle, toward
from scenes.kit.signals import DOWN, LEFT, NEXT, PREVIOUS, RIGHT, UP

LONGEST: Final = 3000  # looks at the window until something has to be asked
QUICK: Final = 200  # looks without a pause; whoever is still not asked waits for the disk
NAP: Final = 0.00002  # seconds for each look so far: all of them take a minute and a half
FARTHEST: Final = 40  # keys to any control
STEP: Final = 0.1  # seconds of a look
STEPS: Final = ((NEXT, 1), (PREVIOUS, -1))

SHEETS: Final = ("lift", "close", "next")
"""What lets a game go on where nothing is asked: a curtain, a sheet, the points of a part."""
NONE: Final[Options] = MappingProxyType({})
END: Final = frozenset({"rematch", "title"})


class PilotLost(Exception):
    """The pilot cannot find or reach something, or the game never ends."""


class Cockpit(Protocol):
    """A window as a pilot sees and touches it."""

    @property
    def is_running(self) -> bool:
        """Whether there is anything to see."""

    @property
    def controls(self) -> Sequence[Control]:
        """The controls of the topmost scene, in focus order."""

    @property
    def focus(self) -> str | None:
        """The focused control."""

    def click(self, name: str) -> None:
        """Move the pointer onto a control, press and release."""

    def press(self, key: str) -> None:
        """Press and release a key."""

    def step(self, dt: float) -> None:
        """Let time pass."""


Use = Callable[[Cockpit, str], None]
"""A way to use a control."""


def by_mouse(window: Cockpit, name: str) -> None:
    """Click on it."""
    window.click(name)


def by_keyboard(window: Cockpit, name: str) -> None:
    """Walk the focus there, then press Enter.

    Raises:
        Lost: No key leads there.
    """
    for _ in range(FARTHEST):
        if window.focus == name:
            window.press("return")
            return
        window.press(next_key(window.controls, window.focus, name))
    raise PilotLost(f"{name} is more than {FARTHEST} keys away")


def next_key(controls: Sequence[Control], focus: str | None, goal: str) -> str:
    """The first key of a shortest way from the focus to another control.

    Raises:
        Lost: There is no way.
    """
    ways: deque[tuple[str | None, str]] = deque([(focus, "")])
    seen = {focus}
    while ways:
        here, first = ways.popleft()
        if here == goal:
            return first
        for key, there in _neighbours(controls, here):
            if there not in seen:
                seen.add(there)
                ways.append((there, first or key))
    raise PilotLost(f"no key leads to {goal} among {[control.name for control in controls]}")


def _neighbours(controls: Sequence[Control], here: str | None) -> list[tuple[str, str | None]]:
    arrows = [(key, toward(controls, here, key)) for key in (LEFT, RIGHT, UP, DOWN)]
    return arrows + [(key, cycle(controls, here, step)) for key, step in STEPS]


class Pilot:
    """One player for all people at the table, repeatable by its seed.

    Args:
        window: Where the game is seen.
        use: How controls are used.
        seed: For the choices.
        watch: Called before each choice; for those who want to look as well.
    """

    def __init__(
        self,
        window: Cockpit,
        use: Use,
        seed: int = 1,
        watch: Callable[[str], None] | None = None,
    ) -> None:
        self.window = window
        self.choices = 0
        self._use = use
        self._chance = Random(seed)
        self._watch = watch

    @property
    def names(self) -> list[str]:
        """What can be used now."""
        return [control.name for control in self.window.controls]

    def use(self, name: str) -> None:
        """Use a control, as soon as it is there; on the way somebody may be asked who they are.

        Raises:
            Lost: It does not come.
        """
        self.wait(lambda: not {name, "me"}.isdisjoint(self.names))
        if name not in self.names:
            self._use(self.window, "me")
            self.wait(lambda: name in self.names)
        self._use(self.window, name)

    def wait(self, until: Callable[[], bool]) -> None:
        """Only look, until something holds.

        Raises:
            Lost: It never does.
        """
        for look in range(LONGEST):
            if until():
                return
            if look > QUICK:
                sleep(NAP * look)
            if not self.window.is_running:
                break
            self.window.step(STEP)
        raise PilotLost(f"waited in vain, among {self.names}")

    def set_table(
        self, seats: int, people: int, options: Options = NONE, game: str = FIRST
    ) -> None:
        """From the title to a table with people in the first seats; bots have the others.

        What is asked about the whole table is as usual, but for these options.
        """
        self.use("new")
        self.wait(lambda: not {"start", "me", game}.isdisjoint(self.names))
        if game in self.names:
            self.use(game)
        self.introduce()
        while (there := self._seats()) != seats:
            self.use("add" if there < seats else f"remove:{there - 1}")
        for seat in range(seats):
            self.use(f"kind:{seat}:{'human' if seat < people else 'bot'}")
        if options and not any(name.startswith(tuple(options)) for name in self.names):
            self.use("house-rules")
        for option, value in options.items():
            if f"{option}:{value}" in self.names:
                self.use(f"{option}:{value}")
            else:
                self._step_to(f"{option}:more", str(value), len(SHELF[game].values(option)))
        self.use("start")

    def introduce(self) -> None:
        """On the way to the first table of all somebody is asked who they are."""
        self.wait(lambda: "start" in self.names or "me" in self.names)
        if "me" in self.names:
            self.use("me")
        self.wait(lambda: "start" in self.names)

    def _step_to(self, more: str, value: str, most: int) -> None:
        """One value is shown at a time, and the control says which."""
        for _step in range(most):
            says = next(each.label for each in self.window.controls if each.name == more)
            if f" {value}:" in says:
                return
            self.use(more)
        raise PilotLost(f"{more} never leads to {value}")

    def _seats(self) -> int:
        return sum(name.startswith("name:") for name in self.names)

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Choose whatever is asked, up to the podium or until something holds.

        Raises:
            Lost: The game does not go on.
        """
        while True:
            self.wait(lambda: until() or self.open_choice() is not None)
            choice = self.open_choice()
            if choice is None or choice in END or until():
                return
            if self._watch is not None:
                self._watch(choice)
            self.choices += 1
            self.use(choice)

    def open_choice(self) -> str | None:
        """A choice among those the scene offers and does not refuse; None: nothing is asked."""
        there = [control for control in self.window.controls if not control.refused]
        names = [control.name for control in there]
        for name in names:
            if name in END:
                return name
        sheets = [name for name in SHEETS if name in names]
        answers = [control.name for control in there if control.answers]
        if sheets:
            return self._chance.choice(sheets[:1])
        return self._chance.choice(answers) if answers else None
