"""A lesson at the real table: its record plays, and at each step the firefly asks for something."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final, cast

from game.lessons.lesson import DONE, Lesson, LessonStep, Other, next_lesson
from game.lessons.lesson_game import LessonGame, lessons
from game.library import OpenTable
from game.words import _
from scenes.kit.preferences import Preferences
from scenes.kit.scene import Change, Pop, Push, Scene
from scenes.kit.theme import PLAYER_COLOURS
from scenes.shell.dialogs.pause import MenuCommand, if_chosen
from scenes.shell.entry import ExitReason
from scenes.shell.results.podium import Afterwards, ResultsScene
from scenes.table.layer import AnyLayer
from scenes.table.lesson.ghost import GhostScene
from scenes.table.lesson.guide import Guide, Way
from scenes.table.lesson.step import StepLayer
from scenes.table.lesson.teaching import Teaching
from scenes.table.pieces.firefly import Door, Saying
from scenes.table.routes import ROUTES
from scenes.table.scene import TableScene
from scenes.table.session import TableSession
from scenes.table.ui import AnyTableUI


class EndLayer(StepLayer):
    """Pops with ``Way.NEXT`` for the lesson that follows, or with ``Way.PLAY`` where none does.

    ``Way.STOP`` leads to the list.
    """

    def __init__(self, guide: Guide, lesson: Lesson, told: int, following: Lesson | None) -> None:
        head = _("{title}: learned").format(title=_(lesson.title))
        step = LessonStep(id="end", after=0, kind="tell", lit=(), head=head, say=lesson.learned)
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


WAYS: Final = {Way.NEXT: ExitReason.NEXT, Way.PLAY: ExitReason.PLAY}
"""Where the end of a lesson leads to; any other way to the list."""


class LessonScene(TableScene):
    """Pops with TITLE, NEXT or PLAY when the lesson is over, with EARLY where it is left.

    It begins at the step that ``preferences`` remember, and keeps that up to date.
    """

    def __init__(
        self, game: LessonGame, ui: AnyTableUI, teaching: Teaching, preferences: Preferences
    ) -> None:
        lesson = game.lesson
        sitting = OpenTable(game.table(tuple(PLAYER_COLOURS)), game.at(lesson.starts))
        super().__init__(TableSession.restore(ui, sitting, preferences, ROUTES))
        self._game = game
        self._lesson = lesson
        self._guide = Guide(self.session, teaching, lesson.elsewhere)
        self._free = False
        self._noted: set[str] = set()
        known = preferences.lessons.get(lesson.id, "")
        ids = [step.id for step in lesson.steps]
        self._number = 0
        self._go_to(ids.index(known) if known in ids else 0)

    @property
    def step(self) -> LessonStep | None:
        """The one that is to come or is asked now; None: all of them are over."""
        steps = self._lesson.steps
        return steps[self._number] if self._number < len(steps) else None

    # where in the record

    def _go_to(self, number: int) -> None:
        """Be at a step at once; the first one is led up to."""
        self._number = number
        self._free = False
        self._jump(self._lesson.steps[number].after if number else self._lesson.starts)

    def _jump(self, after: int) -> None:
        self.session.match = self._game.at(after)
        self._hold()
        self.narrator.go_back()

    def _hold(self) -> None:
        """What the step asks about is not told before it is answered."""
        self.narrator.limit = None
        step, match = self.step, self.session.match
        if step is None or not step.hold or len(match.actions) != step.after:
            return
        holds = partial(self._guide.teaching.holds, step.hold)
        start = match.turns[-1].start
        held = (at for at in range(start, len(match.log)) if holds(match.log[at]))
        self.narrator.limit = next(held, None)

    def _ask_bot(self) -> bool:
        """The record plays on up to the next step; in the free play the bots do."""
        if self._free:
            return super()._ask_bot()
        step, played = self.step, len(self.session.match.actions)
        goal = self._lesson.ends if step is None else step.after
        if played >= goal:
            return False
        if step is not None and step.skip is not None:
            self._jump(goal)
            return False
        self.session.play(self._game.action(played))
        self._hold()
        return True

    # asking

    def _ask(self) -> Change[ExitReason]:
        """The next step, or what is left to play freely."""
        if self._free:
            return self._note() or super()._ask()
        step = self.step
        if step is None:
            return self._end()
        self._remember(step)
        layer = self._layer(step)
        return Push(layer, self._on_taken)

    def _end(self) -> Change[ExitReason]:
        """It has been gone through; whoever wants goes on with what follows."""
        kept = self.session.preferences.lessons
        kept[self._lesson.id] = DONE
        after = next_lesson(lessons(), kept, self._lesson.id)
        return Push(EndLayer(self._guide, self._lesson, self.narrator.told, after), self._on_end)

    def _on_end(self, way: MenuCommand | Way) -> Change[ExitReason]:
        if isinstance(way, MenuCommand):
            return self._handle(way)
        return self._leave(WAYS.get(way, ExitReason.TITLE))

    def _remember(self, step: LessonStep) -> None:
        kept = self.session.preferences.lessons
        if kept.get(self._lesson.id) != DONE:
            kept[self._lesson.id] = step.id

    def _layer(self, step: LessonStep) -> StepLayer:
        decision = self.session.match.decision
        inner = None
        if decision is not None and decision.seat == self.narrator.viewer and not step.hold:
            inner = cast("AnyLayer", self._ui.layer(self.session, decision))
        told = self.narrator.told
        return StepLayer(self._guide, step, told, inner, first=not self._number)

    def _note(self) -> Change[ExitReason]:
        """What the firefly has to say about this moment of the free play, once."""
        for step in self._lesson.steps:
            for note in step.notes:
                happens = note.on not in self._noted and self._guide.teaching.happens(
                    note.on, self.session
                )
                if happens:
                    self._noted.add(note.on)
                    said = LessonStep(
                        id=step.id, after=0, kind="tell", lit=(), head="", say=note.say
                    )
                    layer = StepLayer(self._guide, said, self.narrator.told, None, first=True)
                    return Push(layer, self._read)
        return None

    def _read(self, taken: object) -> Change[ExitReason]:
        return self._handle(taken) if isinstance(taken, MenuCommand) else None

    # answers

    def _on_taken(self, taken: object) -> Change[ExitReason]:
        match taken:
            case MenuCommand():
                return self._handle(taken)
            case Way.BACK:
                self._go_to(max(0, self._number - 1))
            case Way.NEXT | Way.SKIP:
                self._go_on_after(played=taken is Way.SKIP)
            case _:
                return self._judge(self._game.code(taken))
        return None

    def _go_on_after(self, *, played: bool = False) -> None:
        """The step is over; where something was to be played, the table plays it."""
        step = self.step
        assert step is not None
        self.narrator.limit = None
        self._free = step.kind == "free"
        self.session.setup = replace(self.session.setup, hints=self._free)
        if played and step.kind == "play":
            self.session.play(self._game.action(step.after))
        self._number += 1

    def _judge(self, code: str) -> Change[ExitReason]:
        """The right choice is played, any other one is seen as a ghost."""
        step = self.step
        assert step is not None
        if code in step.right:
            self._go_on_after(played=True)
            return None
        other = next(other for other in step.others if code in other.to)
        match = self._game.at(step.after, other.line(code))
        ghost = GhostScene(self._guide, match, len(self.session.match.log), other.say)
        return Push(ghost, lambda _: self._taken_back(other))

    def _taken_back(self, other: Other) -> None:
        """Whatever is as good is praised, and the story goes on as it was told."""
        if other.is_praised:
            self._go_on_after(played=True)

    def _handle(self, command: MenuCommand) -> Change[ExitReason]:
        if command is MenuCommand.TAKE_BACK:
            self._go_to(max(0, self._number - 1))
            return None
        return super()._handle(command)

    def _podium(self) -> Scene[Afterwards]:
        """That of the free play: it is not the end of the lesson."""
        podium = super()._podium()
        if isinstance(podium, ResultsScene):
            podium.lead_on(_("Continue"))
        return podium

    def _over(self, afterwards: Afterwards) -> Change[ExitReason]:
        """The lesson ends after its podium; another game would be this part of it again."""
        self.session.preferences.lessons[self._lesson.id] = DONE
        if afterwards is Afterwards.REMATCH:
            self._noted.clear()
            self._go_to(len(self._lesson.steps) - 1)
            return None
        return self._end()

    # input

    def activate(self, name: str) -> Change[ExitReason]:
        if name == "menu" and self._leaving is None:
            return Push(self._guide.menu(), if_chosen(self._handle))
        return super().activate(name)

    def key(self, name: str) -> Change[ExitReason]:
        return self.activate("menu" if name == "escape" else name)
