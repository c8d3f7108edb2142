"""A problem at the table where it came up: one try, then the answer, played out if one likes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any, Final, cast

from game.catalogue import SHELF
from game.lessons.lesson import Kind, LessonStep
from game.library import OpenTable
from game.problems.problem import Problem
from game.seating import SeatSetup, TableSetup
from game.words import _
from scenes.kit import parts
from scenes.kit.bindings import Shortcut
from scenes.kit.display import DisplayList, Font, Item, Text
from scenes.kit.layout import Place
from scenes.kit.preferences import SOLVED, TRIED, Preferences
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.kit.theme import PLAYER_COLOURS
from scenes.shell.dialogs.pause import MenuCommand, if_chosen
from scenes.shell.entry import ExitReason
from scenes.shell.table_form.draft import NAMES
from scenes.table.layer import AnyLayer
from scenes.table.lesson.guide import Guide
from scenes.table.lesson.step import StepLayer
from scenes.table.lesson.teaching import Teaching
from scenes.table.pieces import firefly
from scenes.table.pieces.firefly import Door, Room, Saying
from scenes.table.problem.prompts import (
    ProblemPrompt,
    ProblemVerdict,
    names_by_notation,
    question,
    verdict,
)
from scenes.table.replay.scene import ReplayScene
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import TableSession
from scenes.table.ui import AnyTableUI

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
        step = LessonStep(id="problem", after=0, kind=kind, lit=(), head="", say="")
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
        words = tuple(_text_places(frame, below))
        return room._replace(spoken=(*room.spoken, *bars), words=words)

    def activate(self, name: str) -> Change[Any]:
        """A door of the bubble, the menu, or a choice."""
        return Pop(Exit(name)) if name in set(Exit) else super().activate(name)


class AskLayer(ProblemLayer):
    """What is asked, and everything that may be chosen; the bubble can be folded away."""

    def __init__(self, guide: Guide, inner: AnyLayer, asked: ProblemPrompt) -> None:
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
        room = self.room(frame, below)._replace(spoken=(*told, *_text_places(frame, below)))
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


def _text_places(frame: Frame, below: Sequence[Item]) -> Iterator[Place]:
    """Where words stand: of panels nobody can ask about, these are what counts."""
    for item in below:
        if isinstance(item, Text):
            wide = frame.measure(item.text, item.size, item.font)
            left = {"l": 0.0, "c": wide / 2, "r": wide}[item.align]
            yield Place(item.x - left, item.y - item.size / 2, max(wide, 1.0), item.size)


class VerdictLayer(ProblemLayer):
    """What is right, why the usual mistake is one, and ways to see both played out."""

    def __init__(self, guide: Guide, inner: AnyLayer, verdict: ProblemVerdict) -> None:
        doors = (
            Door("list", _("List")),
            Door("mistake", _("Trap")),
            Door("answer", _("Answer")),
            Door("onward", _("Next"), "Enter"),
        )
        super().__init__(guide, inner, "tell", Saying(*verdict, doors))

    def default_focus(self) -> str | None:
        return "onward"


BOTS: Final = "sensible"
"""Who sits in the other seats; nothing is asked of them before the game is played out."""


class ProblemScene(TableScene):
    """Pops with TITLE back to the list, with NEXT for another problem, with EARLY from the menu.

    Whether it was solved is kept in the ``preferences``.
    """

    def __init__(
        self, problem: Problem, ui: AnyTableUI, teaching: Teaching, preferences: Preferences
    ) -> None:
        sitting = OpenTable(table(problem), problem.match())
        super().__init__(TableSession.restore(ui, sitting, preferences, ROUTES))
        self._problem = problem
        self._guide = Guide(self.session, teaching)
        self._tried: str | None = None
        self.narrator.go_back()

    def _ask(self) -> Change[ExitReason]:
        """The question; once it has been tried, what there is to say of it."""
        decision = self.session.match.decision
        assert decision is not None
        inner = cast("AnyLayer", self._ui.layer(self.session, decision))
        layer: ProblemLayer
        if self._tried is None:
            asked = question(self._problem, self.session, self._guide.teaching)
            layer = AskLayer(self._guide, inner, asked)
        else:
            names = names_by_notation(self.session, inner.view)
            told = verdict(self._problem, self.session, names, self._tried)
            layer = VerdictLayer(self._guide, inner, told)
        return Push(layer, self._on_taken)

    def _on_taken(self, taken: object) -> Change[ExitReason]:
        known = self._problem.known
        match taken:
            case MenuCommand():
                return self._handle(taken)
            case Exit.SHOW:
                self._try("")
            case Exit.ANSWER:
                return self._film(known.line)
            case Exit.MISTAKE:
                return self._film(known.fails)
            case Exit.LIST:
                return self._leave(ExitReason.TITLE)
            case Exit.ONWARD:
                return self._leave(ExitReason.NEXT)
            case _:
                self._try(SHELF[self._problem.game].rules.write(taken))
        return None

    def _try(self, code: str) -> None:
        """The first try counts; whoever has solved it once has solved it."""
        self._tried = code
        kept, name = self.session.preferences.problems, self._problem.id
        if name not in kept:
            kept[name] = SOLVED if self._problem.is_right(code) else TRIED

    def _film(self, line: tuple[str, ...]) -> Change[ExitReason]:
        """How it goes on, with the cards as they lay; then back to the answer."""
        played = OpenTable(self.session.setup, self._problem.match(line))
        looked = TableSession.for_replay(self._ui, played, self.session.preferences, ROUTES)
        film = ReplayScene(looked, len(self.session.match.log))
        film.playback.play_or_stop()
        return Push(film, lambda _left: None)

    # input

    def activate(self, name: str) -> Change[ExitReason]:
        if name == "menu" and self._leaving is None:
            return Push(self._guide.menu(), if_chosen(self._handle))
        return super().activate(name)

    def key(self, name: str) -> Change[ExitReason]:
        return self.activate("menu" if name == "escape" else name)


def table(problem: Problem) -> TableSetup:
    """Who sits there: whoever solves it in the seat that chooses, bots in the others."""
    told, seat = problem.replay, problem.known.seat
    seats = tuple(
        SeatSetup(name, colour, None if number == seat else BOTS)
        for number, (name, colour) in enumerate(
            zip(NAMES[: len(problem.record.seats)], PLAYER_COLOURS, strict=False)
        )
    )
    options = SHELF[problem.game].rules.options(told.setup)
    return TableSetup(
        seats, options, hints=False, takebacks="off", seed=1, game=problem.game, coach="off"
    )
