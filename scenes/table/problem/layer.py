"""The question of a problem over the table as it was, and what is said when it has been tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any, Final

from game.lessons.lesson import Kind, Step
from game.words import _
from scenes.kit import parts
from scenes.kit.bindings import Shortcut
from scenes.kit.display import DisplayList, Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.scene import Change, Frame, Pop
from scenes.table.layer import AnyLayer
from scenes.table.lesson.guide import Guide
from scenes.table.lesson.step import StepLayer
from scenes.table.pieces import firefly
from scenes.table.pieces.firefly import Door, Room, Saying
from scenes.table.problem.telling import Asked, Verdict

FOLD: Final = "fold"
LETTERS: Final = 23.0


class Exit(StrEnum):
    """What is wanted of a problem that is no answer to it; doors of the bubble are called so."""

    SHOW = "show"
    ANSWER = "answer"
    MISTAKE = "mistake"
    LIST = "list"
    ONWARD = "onward"


class ProblemLayer(StepLayer):
    """The table in full light with a bubble on it; pops with an ``Exit`` or what was chosen."""

    def __init__(self, guide: Guide, inner: AnyLayer, kind: Kind, saying: Saying) -> None:
        step = Step(id="problem", after=0, kind=kind, lit=(), head="", say="")
        super().__init__(guide, step, len(guide.session.match.log), inner, first=True)
        self._said = saying
        self._flown = 1.0

    def _saying(self) -> Saying:
        return self._said

    def draw(self, frame: Frame) -> DisplayList:
        """Nothing is dimmed: whoever looks for the answer wants to see everything."""
        below = self.below(frame)
        place, said = self._bubble(frame, self._said, self.room(frame, below))
        return [*below, *said, *self._firefly(place, ())]

    def room(self, frame: Frame, below: Sequence[Item]) -> Room:
        """The ribbon is read beside the bubble, and large words are hidden whole or not at all."""
        room, layout = super().room(frame, below), self.layout(frame)
        if not frame.large:
            return room._replace(spoken=(*room.spoken, layout["caption"]))
        bars = (layout[name] for name in ("caption", "status", "menu_bar"))
        words = tuple(_written(frame, below))
        return room._replace(spoken=(*room.spoken, *bars), words=words)

    def activate(self, name: str) -> Change[Any]:
        """A door of the bubble, the menu, or a choice."""
        return Pop(Exit(name)) if name in set(Exit) else super().activate(name)


class AskLayer(ProblemLayer):
    """What is asked, and everything that may be chosen; the bubble can be folded away."""

    def __init__(self, guide: Guide, inner: AnyLayer, asked: Asked) -> None:
        doors = (
            Door("list", _("List")),
            Door("show", _("Show me")),
            Door(FOLD, _("Just look"), "C"),
        )
        super().__init__(guide, inner, "play", Saying(*asked, doors))
        self._asks = inner
        self._folded = False

    def default_focus(self) -> str | None:
        return self._asks.default_focus()

    def draw(self, frame: Frame) -> DisplayList:
        """The table is seen whole while the bubble is folded: then a button brings it back."""
        if not self._folded:
            return super().draw(frame)
        below = self.below(frame)
        words = _("What is asked?")
        wide = parts.width_of(frame, words, LETTERS, Font.TITLE) + parts.roomier(frame, 110)
        told = (each.place for each in self.tooltips(frame))
        room = self.room(frame, below)._replace(spoken=(*told, *_written(frame, below)))
        place = firefly.spot(frame, wide, parts.roomier(frame, 54), room)
        return [*below, *parts.button(frame, place, FOLD, words, key="C", size=LETTERS)]

    def activate(self, name: str) -> Change[Any]:
        """The bubble comes and goes; everything else as ever."""
        if name == FOLD:
            self._folded = not self._folded
            return None
        return super().activate(name)

    def key(self, name: str) -> Change[Any]:
        """The key that asks for a hint elsewhere asks here what the question was."""
        return self.activate(FOLD) if name == Shortcut.HINT else super().key(name)


def _written(frame: Frame, below: Sequence[Item]) -> Iterator[Place]:
    """Where words stand: of panels nobody can ask about, these are what counts."""
    for item in below:
        if isinstance(item, Text):
            wide = frame.measure(item.text, item.size, item.font)
            left = {"l": 0.0, "c": wide / 2, "r": wide}[item.align]
            yield Place(item.x - left, item.y - item.size / 2, max(wide, 1.0), item.size)


class VerdictLayer(ProblemLayer):
    """What is right, why the usual mistake is one, and ways to see both played out."""

    def __init__(self, guide: Guide, inner: AnyLayer, verdict: Verdict) -> None:
        doors = (
            Door("list", _("List")),
            Door("mistake", _("Trap")),
            Door("answer", _("Answer")),
            Door("onward", _("Next"), "Enter"),
        )
        super().__init__(guide, inner, "tell", Saying(*verdict, doors))

    def default_focus(self) -> str | None:
        return "onward"
