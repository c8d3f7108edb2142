"""A step of a lesson: the table with something in the light, and the firefly's bubble about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from string import Formatter
from typing import Any, Final

from game.catalogue import SHELF
from game.describe import Choice
from game.describe.line import Span, flat, phrase
from game.lessons.lesson import Lesson, Step
from game.words import _
from scenes.kit import parts
from scenes.kit.display import UNSEEN, Control, DisplayList, Item, KeyPlace, Veil
from scenes.kit.layout import Place
from scenes.kit.memo import LastResult
from scenes.kit.reader.reading import Reading
from scenes.kit.scene import Change, Frame, Pop, Push
from scenes.kit.scene_protocols import Carried, Carrying, Draggable
from scenes.kit.signals import UNDO
from scenes.kit.theme import NIGHT
from scenes.kit.timeline import ease
from scenes.kit.tooltip import Tooltip
from scenes.shell.dialogs.pause import PauseScene, if_chosen
from scenes.table.cue import Point
from scenes.table.highlights import Highlights
from scenes.table.layer import AnyLayer, Layer, menu_change
from scenes.table.lesson import bubble
from scenes.table.lesson.bubble import Door, Room, Saying
from scenes.table.lesson.teaching import Teaching
from scenes.table.question_layer import QuestionLayer
from scenes.table.reading import read_table
from scenes.table.session import AnySession

FLIGHT: Final = 0.5  # seconds from one light to the next
SHADE: Final = 0.45
ELSEWHERE: Final = "elsewhere"
"""What a click on nothing in particular is called."""
ASKED: Final = "ask:"
BUTTON: Final = "button:"
"""What the name of a button begins with where a step lights it."""


class Way(Enum):
    """Ways through a lesson that are no answers."""

    NEXT = "next"
    BACK = "back"
    SKIP = "skip"
    STOP = "stop"
    PLAY = "play"


@dataclass(slots=True)
class Guide:
    """What all steps of a lesson share.

    ``home`` is where the firefly was seen last; None: it has not come yet.
    """

    session: AnySession
    teaching: Teaching
    lesson: Lesson
    home: Point | None = None

    def spans(self, words: str) -> tuple[Span, ...]:
        """A sentence of the lesson with its cards and names."""
        places = {name: self.teaching.span(self.session, name) for name in _places(words)}
        return phrase(words, **places)

    def plain(self, words: str) -> str:
        """The same as plain words."""
        return flat(self.spans(words))

    def menu(self) -> PauseScene:
        """The menu of the table; where somebody is in a lesson is kept."""
        session = self.session
        return PauseScene(session.preferences, session.rules, lambda _patience: True)


class StepLayer(Layer[Any, Any, Any, Any]):
    """Pops with the way on, a command of the menu, or the action that was chosen.

    Args:
        guide: What the lesson's steps share.
        step: What is lit, said and asked.
        told: How many events have been told; the table is shown as it was after them.
        inner: The question of the game, where somebody may be asked it now.
        first: There is nothing to go back to.
    """

    def __init__(
        self, guide: Guide, step: Step, told: int, inner: AnyLayer | None, *, first: bool
    ) -> None:
        super().__init__(guide.session, 0 if inner is None else inner.seat)
        self.view = guide.session.view(self.seat, told)
        self._told = told
        ui = guide.session.ui
        self.stage = ui.stage_of(self.view) if inner is None else inner.stage
        self.step = step
        self.guide = guide
        self._inner = inner
        self._first = first
        self._reply = ""
        self._strayed = 0
        self._flown = 0.0 if self._flies else 1.0
        self._from = guide.home
        self._bubble = LastResult(bubble.said)
        self._lights = LastResult(self._find)
        self._lying = LastResult(self.tooltips)

    @property
    def _plays(self) -> AnyLayer | None:
        """The question that is really asked now."""
        return self._inner if self.step.kind == "play" else None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table, the veil with its holes, the bubble and the firefly."""
        below, asked = self._below(frame), self._options(frame)
        holes = [*self.holes(frame), *self._used(below)]
        place, said = self._bubble(frame, self._saying(), self._room(frame, below))
        mark = "on" if self.step.kind == "tell" else ELSEWHERE
        whole = KeyPlace(mark, 0, 0, frame.width, frame.height)
        veil = Veil(NIGHT, SHADE, (*holes, *self._spoken(frame)))
        lights = bubble.rings(holes)
        return [whole, *below, veil, *lights, *asked, *said, *self._firefly(place, holes)]

    def _below(self, frame: Frame) -> list[Item]:
        if self._inner is None:
            title = self.session.ui.title(self.stage, self.session.match.decision)
            top = replace(self.session.top, hinting=False)
            highlights = Highlights(title=title)
            items: list[Item] = [*self.session.ui.draw(frame, self.stage, top, highlights)]
        else:
            items = [*self._inner.draw(frame)]
        if self._plays is not None:
            return items
        return [
            item
            for item in items
            if type(item) not in UNSEEN
            or (isinstance(item, Control) and item.name.startswith("menu"))
        ]

    def speaks_at(self, frame: Frame) -> Place:
        """Where the bubble is now."""
        return self._bubble(frame, self._saying(), self._room(frame, self._below(frame)))[0]

    @property
    def says(self) -> str:
        """What the bubble says now, as plain words."""
        saying = self._saying()
        return flat((*saying.head, " ", *saying.words, " ", *saying.task)).strip()

    @property
    def reading(self) -> Reading:
        """The table with what the firefly says; what is really asked has its own notes."""
        asked = self._plays
        return replace(super().reading if asked is None else asked.reading, says=self.says)

    def read(self) -> Reading:
        """The table as far as it has been told."""
        return read_table(self.session, self.seat, self._told)

    def _room(self, frame: Frame, below: Sequence[Item]) -> Room:
        """What the bubble keeps off."""
        answers = tuple(Place(*item[1:5]) for item in below if isinstance(item, Control))
        lit = (*self.holes(frame), *self._used(below))
        chosen = (*answers, self.layout(frame)["caption"])
        return Room(lit, chosen, tuple(self._wanted(below)))

    def _used(self, below: Sequence[Item]) -> list[Place]:
        """Buttons in the light, as long as they are there."""
        controls = [item for item in below if isinstance(item, Control)]
        return [Place(*each[1:5]) for each in controls if f"{BUTTON}{each.name}" in self.step.lit]

    def _wanted(self, below: Sequence[Item]) -> list[Place]:
        """What the step asks for, which no bubble may cover."""
        if self._plays is None:
            return []
        right, controls = self.step.right, [item for item in below if isinstance(item, Control)]
        return [Place(*each[1:5]) for each in controls if self.chosen(each.name) in right]

    def chosen(self, control: str) -> str:
        """What using a control would choose, in the notation of records; empty: nothing yet."""
        choice = self._choice(control)
        if choice is None or choice.action is None:
            return ""
        return SHELF[self.session.setup.game].rules.write(choice.action)

    def _choice(self, control: str) -> Choice[Any] | None:
        """What this control would choose of the question."""
        plays = self._plays
        return plays.question.choice(control) if isinstance(plays, QuestionLayer) else None

    def holes(self, frame: Frame) -> list[Place]:
        """Where the things lie that are in the light."""
        return self._lights(replace(frame, focus=None, pressed=False))

    def _find(self, frame: Frame) -> list[Place]:
        step, found = self.step, list[Place]()
        for name in step.lit:
            if not name.startswith(BUTTON):
                found += self.lit(frame, name)
        for name in step.options:
            spots = self.lit(frame, name)
            found += [spot for spot in spots if not any(hole.covers(spot) for hole in found)]
        return bubble.joined(found)

    def lit(self, frame: Frame, name: str) -> Sequence[Place]:
        """Where one of them lies."""
        tooltips = self._lying(replace(frame, focus=None, pressed=False))
        return self.guide.teaching.lit(frame, self.session, self.stage, tooltips, name)

    def _spoken(self, frame: Frame) -> tuple[Place, ...]:
        """The ribbon is read while something is chosen."""
        if self._plays is None or self._plays.focus is None:
            return ()
        return (self.layout(frame)["caption"],)

    def _options(self, frame: Frame) -> list[Item]:
        """What may be pointed at."""
        items: list[Item] = []
        for option in self.step.options:
            name, spot = f"{ASKED}{option}", self.lit(frame, option)[0]
            label = self.guide.plain(f"{{{option.partition(':')[2]}}}")
            items += parts.ring_if(frame, name, spot)
            items.append(Control(name, *spot[:4], label, answers=True))
        return items

    def _saying(self) -> Saying:
        spans, step = self.guide.spans, self.step
        doors = [] if self._first else [Door("back", _("Back"))]
        if step.kind in ("tell", "free"):
            doors.append(Door("next", _("Continue"), "Enter"))
        else:
            doors.append(Door("skip", _("Show me")))
        head = () if self._reply else spans(_(step.head))
        words = _(self._reply or step.say)
        return Saying(head, spans(words), spans(_(step.task)), tuple(doors))

    def _firefly(self, place: Place, holes: Sequence[Place]) -> list[Item]:
        """It sits at the upper edge of its bubble once it has shown what is meant."""
        goal = place.right - 60, place.y - 6
        start = self._from or (place.right + 200, place.y - 200)
        over = bubble.middle_of(holes) if holes else goal
        self.guide.home = goal
        if self._flown >= 1:
            return bubble.firefly(goal, goal)
        half = min(1.0, self._flown * 2), max(0.0, self._flown * 2 - 1)
        first, second = map(ease, half)
        at = _between(start, over, first) if not second else _between(over, goal, second)
        return bubble.firefly(at, start if not second else over)

    def tooltips(self, frame: Frame) -> Sequence[Tooltip]:
        """What lies on the table, for whoever asks."""
        if self._inner is not None:
            return self._inner.tooltips(frame)
        return super().tooltips(frame)

    # time

    @property
    def _flies(self) -> bool:
        wish = self.session.preferences
        return bool(wish.pace) and not wish.reduced_motion

    @property
    def moving(self) -> bool:
        """While the firefly is on its way, or a card rises."""
        return self._flown < 1 or (self._plays is not None and self._plays.moving)

    def tick(self, dt: float) -> Change[Any]:
        """It flies on."""
        self._flown = min(1.0, self._flown + dt / FLIGHT)
        return None if self._plays is None else self._plays.tick(dt)

    def hurry(self) -> bool:
        """It has arrived."""
        self._flown = 1.0
        return self._plays is not None and self._plays.hurry()

    # input

    def default_focus(self) -> str | None:
        """Where there is nothing to choose, Enter goes on."""
        return "next" if self._plays is None and not self.step.options else None

    def focused(self, name: str | None) -> None:
        """The question below previews what is in focus."""
        super().focused(name)
        if self._plays is not None:
            self._plays.focused(name)

    @property
    def clause(self) -> str:
        """The clause that refuses the choice in focus."""
        return "" if self._plays is None else self._plays.clause

    def activate(self, name: str) -> Change[Any]:
        """A door of the bubble, the menu, or a choice."""
        match name:
            case "next" | "back" | "skip":
                return Pop(Way(name))
            case "menu":
                return Push(self.guide.menu(), if_chosen(Pop))
            case _ if name.startswith(ASKED):
                return self._pointed(name.removeprefix(ASKED))
            case _ if name.startswith("menu:") or self._plays is None:
                return menu_change(self.session, name, Pop)
            case _:
                return self._chosen(self._plays, name)

    def _chosen(self, plays: AnyLayer, name: str) -> Change[Any]:
        change = plays.activate(name)
        choice = self._choice(name)
        if choice is not None and choice.refused and self.step.refused is not None:
            self._reply = self.step.refused.say
        return change

    def _pointed(self, name: str) -> Change[Any]:
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
            said = self.guide.lesson.elsewhere
            self._reply = said[self._strayed % len(said)]
            self._strayed += 1
            return None
        if name in (UNDO, ","):
            return None if self._first else Pop(Way.BACK)
        return super().key(name) if plays is None else plays.key(name)

    def dropped(self, tooltip: Carried, frame: Frame) -> Change[Any]:
        """A card dragged onto the table is played."""
        plays: object = self._plays
        return plays.dropped(tooltip, frame) if isinstance(plays, Draggable) else None

    def carried(self, tooltip: Carried | None) -> None:
        """A card that is dragged follows the pointer."""
        plays: object = self._plays
        if isinstance(plays, Carrying):
            plays.carried(tooltip)


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _places(words: str) -> set[str]:
    return {name for _text, name, _form, _kind in Formatter().parse(words) if name is not None}
