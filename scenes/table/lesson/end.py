"""The end of a lesson: what is known now, what comes next, and a way to stop for today."""

from __future__ import annotations

from typing import Any

from game.lessons.lesson import Lesson, Step
from game.words import _
from scenes.kit.scene import Change, Pop
from scenes.table.lesson.guide import Guide, Way
from scenes.table.lesson.step import StepLayer
from scenes.table.pieces.firefly import Door, Saying


class EndLayer(StepLayer):
    """Pops with ``Way.NEXT`` for the lesson that follows, or with ``Way.PLAY`` where none does.

    ``Way.STOP`` leads to the list.
    """

    def __init__(self, guide: Guide, lesson: Lesson, told: int, following: Lesson | None) -> None:
        head = _("{title}: learned").format(title=_(lesson.title))
        step = Step(id="end", after=0, kind="tell", lit=(), head=head, say=lesson.learned)
        super().__init__(guide, step, told, None, first=True)
        self.lesson = lesson
        self._following = following

    def _saying(self) -> Saying:
        spans, step = self.guide.spans, self.step
        on, stop = Door("next", _("Next lesson"), "Enter"), Door("stop", _("Stop for today"))
        if self._following is None:
            on, stop = Door("play", _("Play a game"), "Enter"), Door("stop", _("Back to lessons"))
        after = spans(self._what_follows)
        return Saying(spans(step.head), spans(_(step.say)), after, (stop, on))

    @property
    def _what_follows(self) -> str:
        """The next lesson by its name, or a table."""
        if self._following is not None:
            return _("Next: {title}").format(title=_(self._following.title))
        if self.lesson.first_evening:
            return _("The evening is done. A table is set for your first real game.")
        return _("The rest is learned by playing. A table is set for your first real game.")

    def default_focus(self) -> str | None:
        return "play" if self._following is None else "next"

    def activate(self, name: str) -> Change[Any]:
        return Pop(Way(name)) if name in ("stop", "play") else super().activate(name)

    def key(self, name: str) -> Change[Any]:
        return None if name == "on" else super().key(name)
