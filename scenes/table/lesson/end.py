"""The end of a lesson: what comes next, and a way to stop for today."""

from __future__ import annotations

from typing import Any

from game.lessons.lesson import Lesson, Step
from game.words import _
from scenes.kit.scene import Change, Pop
from scenes.table.lesson.bubble import Door, Saying
from scenes.table.lesson.step import Guide, StepLayer, Way


class EndLayer(StepLayer):
    """Pops with ``Way.NEXT`` for the lesson that follows, with ``Way.STOP`` for the list."""

    def __init__(self, guide: Guide, told: int, following: Lesson | None) -> None:
        said = _("Every lesson is learned. A table is waiting for you.")
        if following is not None:
            said = _("Next: {title}").format(title=_(following.title))
        head = _("{title}: learned").format(title=_(guide.lesson.title))
        step = Step(id="end", after=0, kind="tell", lit=(), head=head, say=said)
        super().__init__(guide, step, told, None, first=True)
        self._following = following

    def _saying(self) -> Saying:
        spans, step = self.guide.spans, self.step
        doors = [Door("next", _("Next lesson"), "Enter"), Door("stop", _("Stop for today"))]
        if self._following is None:
            doors = [Door("stop", _("Back to the lessons"), "Enter")]
        return Saying(spans(step.head), spans(step.say), (), tuple(doors))

    def default_focus(self) -> str | None:
        """On, where something follows."""
        return "stop" if self._following is None else "next"

    def activate(self, name: str) -> Change[Any]:
        """One of the two doors, or the menu."""
        return Pop(Way.STOP) if name == "stop" else super().activate(name)

    def key(self, name: str) -> Change[Any]:
        """A click beside the bubble decides nothing."""
        return None if name == "on" else super().key(name)
