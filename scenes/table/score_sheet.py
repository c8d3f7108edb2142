"""What the sheets of points share: they are told line by line, and go on when all has been seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Generic

from game.describe.line import Line
from game.words import _, pgettext
from scenes.kit import parts
from scenes.kit.display import Control, DisplayList, Item, Kind
from scenes.kit.layout import Layout, Place
from scenes.kit.parts import Items
from scenes.kit.reader.reading import TableReading
from scenes.kit.scene import BaseScene, Change, Frame, Pop, Push
from scenes.kit.sound import Sound, SoundCue
from scenes.kit.tooltips import RULE_KEYS
from scenes.shell.dialogs.pause import MenuCommand
from scenes.table.highlights import menu
from scenes.table.layer import UNHURRIED, menu_change
from scenes.table.reading import announcements, read_table
from scenes.table.session import TableSession
from scenes.table.ui import A, E, V

LINGER: Final = 6.0
"""Seconds that a sheet stays where nobody is at the screen, once everything has been told."""
ROW: Final = "row:"
"""What the controls of its lines are called, before their number."""


class ScoreSheetScene(BaseScene[MenuCommand | None], Generic[V, A, E]):
    """Pops with None when the game may go on, else with a command from the menu.

    ``time`` is how long it has been told, in seconds at normal speed, and ``is_done`` whether that
    is all: only from then on Enter goes on.
    """

    always_enabled = UNHURRIED

    def __init__(self, session: TableSession[V, A, E]) -> None:
        self.session = session
        self.time = 0.0
        self._heard = 0
        self._lingered = 0.0
        self.focus: str | None = None

    @property
    def clauses(self) -> Sequence[str]:
        """For each line what explains it: a clause, or the id of an article."""
        return ()

    @property
    def length(self) -> float:
        """How long it takes to tell everything, in seconds at normal speed."""
        raise NotImplementedError

    @property
    def lines_counted(self) -> int:
        """How many lines have been told so far."""
        raise NotImplementedError

    def draw(self, frame: Frame) -> DisplayList:
        """Every game draws its own sheet, between ``bars`` and ``foot``."""
        raise NotImplementedError

    def line(self) -> Line:
        """The sentence about what is told now."""
        raise NotImplementedError

    def row_words(self, number: int) -> str:
        """What a line that has been told holds, for whoever does not see it."""
        raise NotImplementedError

    @property
    def reading(self) -> TableReading:
        """The sentence, and the table as everybody sees it; what led here is heard first."""
        told = len(self.session.match.log)
        table = read_table(self.session, None, told)
        people = self.session.at_screen
        seat = min(people) if len(people) == 1 else None
        return TableReading(
            _("Scoring"),
            self.line().text,
            notes={
                f"{ROW}{number}": self.row_words(number) for number in range(self.lines_counted)
            },
            groups=table.groups,
            place=(id(self.session), seat),
            told=told,
            since=partial(announcements, self.session, seat, until=told),
        )

    def bars(self, frame: Frame, layout: Layout, part: str) -> Sequence[Item]:
        """The bars above: which part of the game is scored, and the menu."""
        return (
            *parts.status_bar(frame, layout["status"], part, _("Scoring")),
            *parts.menu_bar(frame, layout["menu_bar"], menu(self.session.preferences.speed)),
        )

    def foot(self, frame: Frame, layout: Layout, onward: Items, align: str = "l") -> Sequence[Item]:
        """The sentence, and what keys do; when all has been told, what leads ``onward``."""
        line = self.line()
        said = parts.caption(frame, layout["caption"], line.words, line.lead)
        if self.is_done:
            return (*said, *onward)
        hints = (
            ("Space", pgettext("what a key does", "hurry")),
            ("L", pgettext("what a key does", "log")),
        )
        return (*said, *parts.hint_line(frame, layout["hintsline"], hints, align))

    @property
    def is_done(self) -> bool:
        """Whether everything has been told."""
        return self.time >= self.length

    @property
    def is_moving(self) -> bool:
        """Until everything has been told; where nobody is at the screen, until the game goes on."""
        return not self.is_done or not self.session.at_screen

    def tick(self, dt: float) -> Change[MenuCommand | None]:
        """Tell the next line. A table where nobody is at the screen goes on by itself."""
        if self.is_done and not self.session.at_screen:
            self._lingered += dt
            return Pop(None) if self._lingered >= LINGER else None
        pace = self.session.preferences.pace
        self.time = min(self.length, self.time + dt / pace) if pace else self.length
        return None

    def sounds(self) -> Sequence[SoundCue]:
        """A note for the line that has been told, higher each time."""
        before, self._heard = self._heard, self.lines_counted
        return [SoundCue(Sound.SCORE, self._heard - 1)] if self._heard > before else []

    def skip_animation(self) -> bool:
        passed, self.time = not self.is_done, self.length
        return passed

    def default_focus(self) -> str | None:
        return "next" if self.is_done else None

    def activate(self, name: str) -> Change[MenuCommand | None]:
        if name.startswith(ROW):
            return Push(self.session.ui.rules(self.clauses[int(name.removeprefix(ROW))]))
        return Pop(None) if name == "next" else menu_change(self.session, name, Pop)

    def key(self, name: str) -> Change[MenuCommand | None]:
        """The rule of the line in focus, or the keys of the menu bar."""
        if name in RULE_KEYS and self.focus is not None and self.focus.startswith(ROW):
            return self.activate(self.focus)
        return menu_change(self.session, name, Pop)

    def on_focus(self, name: str | None) -> None:
        self.focus = name


def row_control(frame: Frame, place: Place, number: int, words: str) -> Items:
    """A line of a sheet that has been told: choosing it leads to its rule."""
    name = f"{ROW}{number}"
    ring = parts.ring_if(frame, name, parts.inset(place, 10, 6), 10)
    return (*ring, Control(name, *place[:4], words, kind=Kind.ROW, group=_("Points")))


def next_button(frame: Frame, place: Place, label: str) -> Items:
    """On with the game."""
    return parts.button(frame, place, "next", label, primary=True, key="Enter", size=28)
