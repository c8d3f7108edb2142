"""Asking what a thing is: who rests the pointer on it, touches it long, or walks there by keys.

Nothing is looked at before somebody asks; a sentence that is shown is looked up anew for each
picture, so that it stays true. Times are seconds, points and lengths design units.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from scenes.kit import parts
from scenes.kit.bindings import Shortcut
from scenes.kit.display import Control, Item, KeyPlace
from scenes.kit.focus import cycle, find, toward
from scenes.kit.layout import Place
from scenes.kit.scene import Frame, Scene
from scenes.kit.scene_protocols import Explainable, HasArticles
from scenes.kit.signals import (
    ARROWS,
    ASK,
    CONFIRM,
    LOOK_UP,
    NEXT,
    PREVIOUS,
    Key,
    PointerReleased,
    Signal,
)
from scenes.kit.stack_entry import StackEntry
from scenes.kit.tooltip import Tooltip, tooltip_at, tooltip_named

DELAY: Final = 0.5  # that a pointer rests on a thing, or a finger holds it
QUICK: Final = 0.1  # the same from one thing to the next
MEMORY: Final = 0.5  # so long after one sentence the next one is quick
TREMBLE: Final = 24.0  # a finger that moves less holds still
RULE_KEYS: Final = frozenset({LOOK_UP, Shortcut.KEYS})
"""What leads to the rule that something is about; where there is none, they mean more."""


class TooltipAction(NamedTuple):
    """An input that was about what is told; ``opens``: what is to be looked at closely.

    ``then`` is done when that has been closed.
    """

    opens: Scene[None] | None = None
    then: Callable[[], None] = lambda: None


@dataclass(slots=True)
class Tooltips:
    """What is asked about now, and who might be about to ask."""

    _level: StackEntry | None = None  # where something is told
    _name: str | None = None  # what of it
    _walks: bool = False  # by keys: then the thing wears a ring
    _at: tuple[float, float] | None = None  # where a pointer rests
    _finger: bool = False  # it is a finger that holds something
    _rested: float = 0.0
    _gone: float = MEMORY  # since the last sentence was there
    _sheet: Place | None = None  # where the sentence was last drawn
    _cap: Place | None = None  # the key on it that leads to the rule

    @property
    def is_walking(self) -> bool:
        """Whether keys lead from thing to thing."""
        return self._walks and self._name is not None

    @property
    def tells(self) -> bool:
        """Whether a sentence is there."""
        return self._name is not None

    @property
    def due(self) -> float | None:
        """When to look again although nothing happens; None: not at all."""
        return None if self._at is None else max(0.0, self._patience - self._rested)

    @property
    def _patience(self) -> float:
        return QUICK if self._gone < MEMORY and not self._finger else DELAY

    # what comes in

    def hears(self, level: StackEntry, frame: Frame, signal: Signal) -> TooltipAction | None:
        """Whether an input is about what is told or asked; any other one ends that."""
        if isinstance(signal, Key):
            key = signal.name
            if level.wants(signal):
                return None
            if key == Shortcut.ASK or key.startswith(ASK) or self._steers(key):
                self._walk(level, frame, "" if key == Shortcut.ASK else key.removeprefix(ASK))
                return TooltipAction() if self.tells else None
            if key in RULE_KEYS and (taken := self._looks_up(level, frame)) is not None:
                return taken
            if self.is_walking and (
                key == "escape" or key in CONFIRM or key == Shortcut.LOOK_CLOSER
            ):
                tooltip = None if key == "escape" else self.tooltip(level, frame)
                self.hide()
                close_up = None if tooltip is None else tooltip.close_up
                return TooltipAction(None if close_up is None else close_up())
        if not isinstance(signal, PointerReleased):
            self.hide()
        return None

    def _looks_up(self, level: StackEntry, frame: Frame) -> TooltipAction | None:
        """The rule of what is told; whoever comes back finds the sentence where it was."""
        tooltip, walks = self.tooltip(level, frame), self._walks
        if tooltip is None or not tooltip.article or not isinstance(level.scene, HasArticles):
            return None
        book, name = level.scene.article(tooltip.article), tooltip.name
        self.hide()
        return (
            None
            if book is None
            else TooltipAction(book, lambda: self.tell(level, name, walks=walks))
        )

    # who asks

    def rests(self, x: float, y: float, *, finger: bool = False) -> None:
        """A pointer has come to this point, or a finger has touched it."""
        if self._finger and not finger and self._holds(x, y):
            return
        self._at, self._finger, self._rested = (x, y), finger, 0.0

    def _holds(self, x: float, y: float) -> bool:
        return self._at is not None and math.dist(self._at, (x, y)) < TREMBLE

    def leaves(self) -> None:
        """No pointer rests anywhere."""
        self._at, self._finger = None, False

    def wait(self, dt: float) -> bool:
        """Let time pass; whether somebody has rested long enough to be told something."""
        if self._name is None:
            self._gone += dt
        if self._at is None:
            return False
        self._rested += dt
        return self._rested >= self._patience

    def point(self, level: StackEntry, frame: Frame) -> bool:
        """Tell what lies where the pointer rests; whether that changes anything.

        What answers a question explains itself to whoever points at it.
        """
        assert self._at is not None
        at, finger = self._at, self._finger
        self.leaves()
        control = find(level.controls, level.under(*at))
        if control is not None and control.answers and not finger:
            return False
        tooltip = tooltip_at(tooltips_of(level, frame), *at)
        if tooltip is not None:
            self.tell(level, tooltip.name)
        return tooltip is not None

    def tell(self, level: StackEntry, name: str, *, walks: bool = False) -> None:
        """Tell of this thing."""
        self._level, self._name, self._walks = level, name, walks
        self._sheet = self._cap = None

    def hide(self) -> None:
        """Hide the tooltip."""
        if self._name is not None:
            self._gone = 0.0
        self._level, self._name, self._walks = None, None, False

    def strays(self, level: StackEntry, frame: Frame, x: float, y: float) -> bool:
        """Whether a pointer at this point is off the thing that is told of.

        On its way to the key on the sheet it may cross the gap and the words there.
        """
        if self._name is None or self.on_cap(x, y):
            return False
        tooltip = tooltip_at(tooltips_of(level, frame), x, y)
        if tooltip is not None and tooltip.name == self._name:
            return False
        return not self._underway(level, frame, x, y)

    def on_cap(self, x: float, y: float) -> bool:
        """Whether the key that leads to the rule is drawn at this point."""
        return self._cap is not None and _holds(self._cap, x, y)

    def _underway(self, level: StackEntry, frame: Frame, x: float, y: float) -> bool:
        """Whether a point lies between what is told of and the end of its sheet."""
        told = self.tooltip(level, frame)
        if self._cap is None or self._sheet is None or told is None:
            return False
        if level.under(x, y) is not None:
            return False  # a sheet is never in the way of what can be used, or would be refused
        return _holds(self._sheet, x, y) or _holds(_gap(told.place, self._sheet), x, y)

    # by keys

    def _walk(self, level: StackEntry, frame: Frame, way: str = "") -> None:
        """On to the next thing, or that way: begin at what has the focus."""
        tooltips = tooltips_of(level, frame)
        if not tooltips:
            return
        now = self._name if self._level is level else None
        if now is None:
            begun = _in_focus(level, tooltips)
            self.tell(level, begun.name, walks=True)
            return
        stops = [Control(tooltip.name, *tooltip.place[:4]) for tooltip in tooltips]
        step = -1 if way == PREVIOUS else 1
        name = toward(stops, now, way) if way in ARROWS else cycle(stops, now, step)
        self.tell(level, name or now, walks=True)

    def _steers(self, key: str) -> bool:
        """Whether a key leads from thing to thing now."""
        return self.is_walking and (key in ARROWS or key in (NEXT, PREVIOUS))

    # what is told

    def tooltip(self, level: StackEntry, frame: Frame) -> Tooltip | None:
        """What is told of; None: nothing, or it has gone."""
        if self._name is None or self._level is not level:
            return None
        return tooltip_named(tooltips_of(level, frame), self._name)

    def items(self, level: StackEntry, frame: Frame) -> Sequence[Item]:
        """The sentence, over everything else; it never takes a click."""
        if self._name is None:
            return ()
        tooltip = self.tooltip(level, frame)
        if tooltip is None:
            self.hide()
            return ()
        ring = parts.focus_ring(tooltip.place, 12.0) if self._walks else ()
        tooltips = tooltips_of(level, frame)
        avoid = [
            each.place
            for each in tooltips
            if each.close_up is not None and each.name != tooltip.name
        ]
        avoid += [Place(*each[1:5]) for each in level.controls if each.answers]
        rule = tooltip.article if isinstance(level.scene, HasArticles) else ""
        sheet = parts.tooltip(
            frame, tooltip.place, tooltip.title, tooltip.words, avoid, rule=bool(rule)
        )
        self._sheet = sheet.place
        self._cap = next((Place(*key[1:]) for key in sheet.items if type(key) is KeyPlace), None)
        return (*ring, *sheet.items)


def tooltips_of(level: StackEntry, frame: Frame) -> Sequence[Tooltip]:
    """What one may ask about in a scene."""
    scene = level.scene
    return scene.tooltips(frame) if isinstance(scene, Explainable) else ()


def _holds(place: Place, x: float, y: float) -> bool:
    return place.x <= x < place.right and place.y <= y < place.bottom


def _gap(tooltip: Place, sheet: Place) -> Place:
    """What lies between two places, as wide or as high as both of them; empty if they touch."""
    left, right = min(tooltip.x, sheet.x), max(tooltip.right, sheet.right)
    upper, lower = min(tooltip.bottom, sheet.bottom), max(tooltip.y, sheet.y)
    if upper < lower:
        return Place(left, upper, right - left, lower - upper)
    top, bottom = min(tooltip.y, sheet.y), max(tooltip.bottom, sheet.bottom)
    begin, end = min(tooltip.right, sheet.right), max(tooltip.x, sheet.x)
    return Place(begin, top, max(0.0, end - begin), bottom - top)


def _in_focus(level: StackEntry, tooltips: Sequence[Tooltip]) -> Tooltip:
    """The thing that has the focus, or the first one."""
    control = find(level.controls, level.focus)
    if control is None:
        return tooltips[0]
    named = tooltip_named(tooltips, control.name)
    middle = control.x + control.w / 2, control.y + control.h / 2
    return named or tooltip_at(tooltips, *middle) or tooltips[0]
