"""What keys, the clipboard and the pointer do to the line of a scene that somebody writes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scenes.kit.desktop import Desktop
from scenes.kit.display import Carets
from scenes.kit.level import Level
from scenes.kit.scene_protocols import Typing
from scenes.kit.signals import PASTE, Key, Pressed, Writing

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


@dataclass(slots=True)
class Pen:
    """Writes into the line of the topmost scene; ``level`` is always that scene's."""

    _held: str | None = None  # the pointer is down in the line of this control

    def key(self, level: Level, key: Key, desktop: Desktop) -> bool:
        """Write what a key types or does; whether it was for the line at all."""
        scene = level.scene
        if not (isinstance(scene, Typing) and scene.typing) or key.origin.startswith(PAD):
            return False
        if key.name.startswith(TEXT):
            scene.written(scene.line.typed(key.name.removeprefix(TEXT)))
        elif key.name == PASTE:
            scene.written(scene.line.pasted(desktop.pasted()))
        elif key.name in KEYS:
            return self._write(level, scene, Writing(key.name), desktop)
        else:
            return False
        return True

    def _write(self, level: Level, scene: Typing, meant: Writing, desktop: Desktop) -> bool:
        """Move, select, erase and so on; an arrow only where the line has the focus."""
        place = _line_in(level, level.focus)
        if meant in ARROWS and place is None:
            return False
        line, trouble = scene.line, ""
        if meant in CLIPBOARD and line.selected:
            trouble = desktop.copy(line.selected)
        after = line if trouble else line.after(meant)
        if after.moment == line.moment and meant in GOES_ON:
            return False
        scene.written(after, trouble)
        if place is None and meant not in CHANGES:
            level.set_focus(_only_line(level))
        return True

    def press(self, level: Level, signal: Pressed) -> None:
        """Put the caret where somebody has pressed; twice takes a word, three times all."""
        name = level.under(signal.x, signal.y)
        place, scene = _line_in(level, name), level.scene
        self._held = None
        if place is None or not isinstance(scene, Typing) or not scene.typing:
            return
        line = scene.line
        match (signal.times - 1) % 3:
            case 0:
                scene.written(line.put(place.nearest(signal.x)))
                self._held = name
            case 1:
                scene.written(line.word_selected(place.under(signal.x)))
            case _:
                scene.written(line.all_selected())

    def move(self, level: Level, x: float) -> None:
        """Select as far as the pointer has been pulled."""
        place, scene = _line_in(level, self._held), level.scene
        if place is not None and isinstance(scene, Typing) and scene.typing:
            scene.written(scene.line.put(place.nearest(x), selects=True))

    def let_go(self) -> None:
        """The pointer is up again."""
        self._held = None


def _line_in(level: Level, name: str | None) -> Carets | None:
    """Where the caret can stand in a control; None: it is no line."""
    lines = (item for item in level.items if type(item) is Carets)
    return next((line for line in lines if line.name == name), None)


def _only_line(level: Level) -> str | None:
    """The control of the line that is written though something else has the focus."""
    lines = (item.name for item in level.items if type(item) is Carets)
    return next(lines, level.focus)
