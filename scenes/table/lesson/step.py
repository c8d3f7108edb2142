"""A step of a lesson as it is asked: the ways on, answers, and what is tried instead."""

from __future__ import annotations

from typing import Any

from scenes.kit.bindings import Shortcut
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.kit.scene_protocols import Draggable, DragState, ShowsDrag
from scenes.kit.signals import UNDO
from scenes.shell.dialogs.pause import if_chosen
from scenes.table.layer import AnyLayer, menu_change
from scenes.table.lesson.guide import Way
from scenes.table.lesson.step_picture import ASKED, ELSEWHERE, StepPicture


class StepLayer(StepPicture):
    """Pops with the way on, a command of the menu, or the action that was chosen."""

    # input

    def default_focus(self) -> str | None:
        return "next" if self._plays is None and not self.step.options else None

    def on_focus(self, name: str | None) -> None:
        super().on_focus(name)
        if self._plays is not None:
            self._plays.on_focus(name)

    @property
    def clause(self) -> str:
        return "" if self._plays is None else self._plays.clause

    def activate(self, name: str) -> Change[Any]:
        """A door of the bubble, the menu, or a choice."""
        match name:
            case "next" | "back" | "skip":
                return Pop(Way(name))
            case "menu":
                return Push(self.guide.menu(), if_chosen(Pop))
            case _ if name.startswith(ASKED):
                return self._on_answer(name.removeprefix(ASKED))
            case _ if name.startswith("menu:") or self._plays is None:
                return menu_change(self.session, name, Pop)
            case _:
                return self._on_chosen(self._plays, name)

    def _on_chosen(self, plays: AnyLayer, name: str) -> Change[Any]:
        change = plays.activate(name)
        choice = self._choice(name)
        if choice is not None and choice.refused and self.step.refused is not None:
            self._reply = self.step.refused.say
        return change

    def _on_answer(self, name: str) -> Change[Any]:
        """An answer to a question: the right one leads on, any other is answered."""
        if name in self.step.right:
            return Pop(Way.NEXT)
        self._reply = next(other.say for other in self.step.others if name in other.to)
        return None

    def key(self, name: str) -> Change[Any]:
        """Escape opens the menu, undoing goes back, a click beside everything is answered."""
        plays = self._plays
        if name == "escape":
            return self.activate("menu")
        if name == "on":
            return Pop(Way.NEXT)
        if name == ELSEWHERE:
            said = self.guide.elsewhere
            self._reply = said[self._strayed % len(said)] if said else ""
            self._strayed += 1
            return None
        if name == Shortcut.HINT:
            return None  # the firefly says what is good here
        if name in (UNDO, ","):
            return None if self._first else Pop(Way.BACK)
        return super().key(name) if plays is None else plays.key(name)

    def on_drop(self, tooltip: DragState, frame: Frame) -> Change[Any]:
        """A card dragged onto the table is played."""
        plays: object = self._plays
        return plays.on_drop(tooltip, frame) if isinstance(plays, Draggable) else None

    def on_drag(self, tooltip: DragState | None) -> None:
        """A card that is dragged follows the pointer."""
        plays: object = self._plays
        if isinstance(plays, ShowsDrag):
            plays.on_drag(tooltip)
