"""What keys, the clipboard and the pointer do to the line of a scene that somebody writes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from scenes.kit.desktop import Desktop
from scenes.kit.display import Carets
from scenes.kit.focus import find
from scenes.kit.layout import Place
from scenes.kit.scene_protocols import TextEditable
from scenes.kit.signals import PASTE, Key, PointerPressed, Writing
from scenes.kit.stack_entry import StackEntry

TEXT: Final = "text:"
PAD: Final = "pad:"  # a gamepad moves the focus, and never a caret
KEYS: Final = frozenset(Writing)
ARROWS: Final = frozenset({Writing.LEFT, Writing.RIGHT})
CLIPBOARD: Final = frozenset({Writing.COPY, Writing.CUT})
CHANGES: Final = CLIPBOARD | {
    *(Writing.ERASE, Writing.ERASE_ON, Writing.ERASE_WORD, Writing.ERASE_WORD_ON, Writing.UNDO),
}
GOES_ON: Final = ARROWS | {Writing.ERASE}
"""What means something else where there is nothing to do: at its ends a line is left."""


class _Composition(NamedTuple):
    """What an input method has not written yet, and for whose line."""

    level: StackEntry
    text: str


@dataclass(slots=True)
class TextInputController:
    """Writes into the line of the topmost scene; ``level`` is always that scene's."""

    _held: str | None = None  # the pointer is down in the line of this control
    _in_hand: _Composition | None = None

    def compose(self, level: StackEntry, text: str) -> None:
        """An input method has this in hand; nothing: it has written it, or let it go."""
        scene = level.scene
        writes = bool(text) and isinstance(scene, TextEditable) and scene.is_typing
        self._in_hand = _Composition(level, text) if writes else None
        if writes and _line_in(level, level.focus) is None:
            level.set_focus(_only_line(level))

    def composition(self, level: StackEntry) -> str:
        """What is to be seen in the line although it has not been written yet."""
        return self._in_hand.text if self._in_hand and self._in_hand.level is level else ""

    def leaves_alone(self, level: StackEntry, key: Key) -> bool:
        """Whether a key is the input method's: Enter chooses what it offers and ends no line."""
        return bool(self.composition(level)) and not key.name.startswith(TEXT)

    def place(self, level: StackEntry) -> Place | None:
        """The line that is written, from the caret on; None: nobody writes."""
        scene = level.scene
        if not (isinstance(scene, TextEditable) and scene.is_typing):
            return None
        name = level.focus if _line_in(level, level.focus) else _only_line(level)
        carets, control = _line_in(level, name), find(level.controls, name or "")
        if carets is None or control is None:
            return None
        x = dict(carets.stops).get(scene.line.caret, control.x)
        x = min(max(x, control.x), control.x + control.w)
        return Place(x, control.y, control.x + control.w - x, control.h)

    def key(self, level: StackEntry, key: Key, desktop: Desktop) -> bool:
        """Write what a key types or does; whether it was for the line at all."""
        scene = level.scene
        if not (isinstance(scene, TextEditable) and scene.is_typing) or key.origin.startswith(PAD):
            return False
        if key.name.startswith(TEXT):
            self._in_hand = None
            scene.on_text(scene.line.typed(key.name.removeprefix(TEXT)))
        elif key.name == PASTE:
            scene.on_text(scene.line.pasted(desktop.paste()))
        elif key.name in KEYS:
            return self._write(level, scene, Writing(key.name), desktop)
        else:
            return False
        return True

    def _write(
        self, level: StackEntry, scene: TextEditable, meant: Writing, desktop: Desktop
    ) -> bool:
        """Move, select, erase and so on; an arrow only where the line has the focus."""
        place = _line_in(level, level.focus)
        if meant in ARROWS and place is None:
            return False
        line, trouble = scene.line, ""
        if meant in CLIPBOARD and line.selection:
            trouble = desktop.copy(line.selection)
        after = line if trouble else line.after(meant)
        if after.moment == line.moment and meant in GOES_ON:
            return False
        scene.on_text(after, trouble)
        if place is None and meant not in CHANGES:
            level.set_focus(_only_line(level))
        return True

    def press(self, level: StackEntry, signal: PointerPressed) -> None:
        """Put the caret where somebody has pressed; twice takes a word, three times all."""
        name = level.under(signal.x, signal.y)
        place, scene = _line_in(level, name), level.scene
        self._held = self._in_hand = None
        if place is None or not isinstance(scene, TextEditable) or not scene.is_typing:
            return
        line = scene.line
        match (signal.times - 1) % 3:
            case 0:
                scene.on_text(line.put(place.nearest(signal.x)))
                self._held = name
            case 1:
                scene.on_text(line.word_selected(place.under(signal.x)))
            case _:
                scene.on_text(line.all_selected())

    @staticmethod
    def is_line(level: StackEntry, name: str) -> bool:
        """Whether a control is a line to write, in which a click decides nothing."""
        return _line_in(level, name) is not None

    def move(self, level: StackEntry, x: float) -> None:
        """Select as far as the pointer has been pulled."""
        place, scene = _line_in(level, self._held), level.scene
        if place is not None and isinstance(scene, TextEditable) and scene.is_typing:
            scene.on_text(scene.line.put(place.nearest(x), selects=True))

    def let_go(self) -> None:
        """The pointer is up again."""
        self._held = None


def _line_in(level: StackEntry, name: str | None) -> Carets | None:
    """Where the caret can stand in a control; None: it is no line."""
    lines = (item for item in level.items if type(item) is Carets)
    return next((line for line in lines if line.name == name), None)


def _only_line(level: StackEntry) -> str | None:
    """The control of the line that is written though something else has the focus."""
    lines = (item.name for item in level.items if type(item) is Carets)
    return next(lines, level.focus)
