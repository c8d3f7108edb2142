"""A step of a lesson: the table with something in the light, and the firefly's bubble about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from game.catalogue import SHELF
from game.describe import Choice
from game.describe.line import flat
from game.lessons.lesson import LessonStep
from game.words import _
from scenes.kit import parts
from scenes.kit.cards import card_box
from scenes.kit.display import UNSEEN, Control, DisplayList, Item, KeyPlace, Shape, Veil
from scenes.kit.layout import Patch, Place
from scenes.kit.memo import LastResult
from scenes.kit.reader.reading import TableReading
from scenes.kit.scene import Change, Frame
from scenes.kit.theme import NIGHT
from scenes.kit.timeline import ease
from scenes.kit.tooltip import Tooltip
from scenes.table.card_layer import CardLayer
from scenes.table.cue import Point
from scenes.table.highlights import Highlights
from scenes.table.layer import AnyLayer, Layer
from scenes.table.lesson.guide import Guide, names_in
from scenes.table.lesson.lit_hand import hand_cards, over_veil
from scenes.table.lesson.teaching import whole
from scenes.table.pieces import firefly
from scenes.table.pieces.firefly import Door, Room, Saying
from scenes.table.question_layer import QuestionLayer
from scenes.table.reading import read_table

BUTTON: Final = "button:"
"""What the name of a button begins with where a step lights it."""
HAND: Final = "hand"


class Light:
    """The light of a step.

    Args:
        guide: What the lesson's steps share.
        step: What is lit, said and asked.
        view: The table as it lies.
        tooltips: What lies there, for whoever asks.
    """

    def __init__(
        self,
        guide: Guide,
        step: LessonStep,
        view: object,
        tooltips: Callable[[Frame], Sequence[Tooltip]],
    ) -> None:
        self._guide = guide
        self._step = step
        self._view = view
        self._lights = LastResult(self._find)
        self._lying = LastResult(tooltips)

    def holes(self, frame: Frame) -> list[Patch]:
        """Where the things lie that are in the light; neighbours are one."""
        return firefly.join_patches(self._lights(_at_rest(frame)))

    def beside_hand(self, frame: Frame) -> list[Patch]:
        """The same without the cards of the hand, which do not lie still."""
        held = {whole(frame, each) for each in self._hand_tooltips(frame)}
        return firefly.join_patches(
            [each for each in self._lights(_at_rest(frame)) if each not in held]
        )

    def hand(self, frame: Frame) -> frozenset[str]:
        """The cards of the hand that are in the light, by their codes."""
        lit = set(self._lights(_at_rest(frame)))
        return _codes([each for each in self._hand_tooltips(frame) if whole(frame, each) in lit])

    def hand_cards(self, frame: Frame) -> frozenset[str]:
        """All cards of the hand."""
        return _codes(self._hand_tooltips(frame))

    def lit_patches(self, frame: Frame, name: str) -> Sequence[Patch]:
        """Where one of the things lies that a step lights."""
        guide, frame = self._guide, _at_rest(frame)
        return guide.teaching.lit_patches(
            frame, guide.session, self._view, self._lying(frame), name
        )

    def spoken_places(self, frame: Frame, words: str) -> list[Place]:
        """What a sentence speaks of, lit or not: whoever reads it looks there."""
        guide, resting = self._guide, _at_rest(frame)
        session, lying = guide.session, self._lying(resting)
        found = list[Place]()
        for name in sorted(names_in(words)):
            found += guide.teaching.spoken_places(resting, session, self._view, lying, name)
        for name in self._step.about:
            found += [each.box for each in self.lit_patches(frame, name)]
        return found

    def lying(self, frame: Frame) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
        """The cards of the hand; whatever else lies on the table, and who sits there."""
        guide, resting = self._guide, _at_rest(frame)
        pieces, session = self._lying(resting), guide.session
        held = tuple(each.place for each in self._hand_tooltips(frame))
        lying = [each.place for each in pieces if each.zone != HAND]
        for seat in range(len(session.seats)):
            lying += guide.teaching.spoken_places(resting, session, self._view, pieces, str(seat))
        return held, tuple(lying)

    def used(self, below: Sequence[Item]) -> list[Place]:
        """Buttons in the light, as long as they are there."""
        controls = [item for item in below if isinstance(item, Control)]
        return [Place(*each[1:5]) for each in controls if f"{BUTTON}{each.name}" in self._step.lit]

    def _hand_tooltips(self, frame: Frame) -> list[Tooltip]:
        return [each for each in self._lying(_at_rest(frame)) if each.zone == HAND]

    def _find(self, frame: Frame) -> list[Patch]:
        step, found = self._step, list[Patch]()
        for name in step.lit:
            if not name.startswith(BUTTON):
                found += self.lit_patches(frame, name)
        for name in step.options:
            held = [hole.box for hole in found]
            found += [
                spot
                for spot in self.lit_patches(frame, name)
                if not any(hole.covers(spot.box) for hole in held)
            ]
        return found


def _codes(cards: Sequence[Tooltip]) -> frozenset[str]:
    return frozenset(each.name.partition(":")[2] for each in cards)


def _at_rest(frame: Frame) -> Frame:
    """The same window with nothing in focus: where things lie does not hang on that."""
    return replace(frame, focus=None, pressed=False)


FLIGHT: Final = 0.5  # seconds from one light to the next
SHADE: Final = 0.45
RISES: Final = 48.0  # so far above its place a card of the hand comes at most
ELSEWHERE: Final = "elsewhere"
"""What a click on nothing in particular is called."""
ASKED: Final = "ask:"


class StepPicture(Layer[Any, Any, Any]):
    """What a step shows and says; ``StepLayer`` asks it.

    Args:
        guide: What the lesson's steps share.
        step: What is lit, said and asked.
        told: How many events have been told; the table is shown as it was after them.
        inner: The question of the game, where somebody may be asked it now.
        first: There is nothing to go back to.
    """

    def __init__(
        self, guide: Guide, step: LessonStep, told: int, inner: AnyLayer | None, *, first: bool
    ) -> None:
        super().__init__(guide.session, 0 if inner is None else inner.seat)
        self.view = guide.session.view(self.seat, told)
        self._told = told
        self.shown = self.view if inner is None else inner.shown
        self.step = step
        self.guide = guide
        self._inner = inner
        self._first = first
        self._reply = ""
        self._strayed = 0
        self._flown = 0.0 if self._flies else 1.0
        self._from = guide.home
        self._bubble = LastResult(firefly.bubble)
        self.light = Light(guide, step, self.shown, self.tooltips)

    @property
    def _plays(self) -> AnyLayer | None:
        return self._inner if self.step.kind == "play" else None

    # drawing

    def draw(self, frame: Frame) -> DisplayList:
        """The table, the veil with its holes, the bubble and the firefly."""
        below, asked, light = self.below(frame), self._options(frame), self.light
        place, said = self._bubble(frame, self._saying(), self.room(frame, below))
        mark = "on" if self.step.kind == "tell" else ELSEWHERE
        whole = KeyPlace(mark, 0, 0, frame.width, frame.height)
        still = [*light.beside_hand(frame), *light.used(below)]
        veil = Veil(NIGHT, SHADE, (*still, *self._ribbon_places(frame)))
        hand, held = self._hand(frame, below)
        lights = (*firefly.rings(still), *hand, *asked)
        return [whole, *below, veil, *lights, *said, *self._firefly(place, [*still, *held])]

    def _hand(self, frame: Frame, below: Sequence[Item]) -> tuple[list[Item], list[Patch]]:
        """The cards of the hand where some are in the light, and where those lie now."""
        lit, plays = self.light.hand(frame), self._plays
        if not lit:
            return [], []
        cards = hand_cards(below, self.light.hand_cards(frame))
        raised = plays.card if isinstance(plays, CardLayer) else None
        return over_veil(cards, lit, raised, SHADE)

    def below(self, frame: Frame) -> list[Item]:
        """The table, and what is asked there."""
        if self._inner is None:
            title = self.session.ui.title(self.shown, self.session.match.decision)
            top = replace(self.session.top, hinting=False)
            highlights = Highlights(title=title)
            items: list[Item] = [*self.session.ui.draw(frame, self.shown, top, highlights)]
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
        return self._bubble(frame, self._saying(), self.room(frame, self.below(frame)))[0]

    @property
    def says(self) -> str:
        """What the bubble says now, as plain words."""
        saying = self._saying()
        return flat((*saying.head, " ", *saying.words, " ", *saying.task)).strip()

    @property
    def _words(self) -> str:
        """The same with places for the cards and people it names."""
        step = self.step
        return self._reply or f"{step.head} {step.say} {step.task}"

    @property
    def reading(self) -> TableReading:
        """The table with what the firefly says; what is really asked has its own notes."""
        asked = self._plays
        return replace(super().reading if asked is None else asked.reading, says=self.says)

    def read(self) -> TableReading:
        return read_table(self.session, self.seat, self._told)

    def room(self, frame: Frame, below: Sequence[Item]) -> Room:
        """What the bubble keeps off, with the table as it lies ``below``."""
        answers = tuple(Place(*item[1:5]) for item in below if isinstance(item, Control))
        lit = (*self.light.holes(frame), *self.light.used(below))
        hand, lying = self.light.lying(frame)
        chosen = (*answers, *self._ribbon(frame, below))
        spoken = tuple(self.light.spoken_places(frame, self._words))
        return Room(lit, chosen, tuple(self._asked_places(frame, below)), spoken, hand, lying)

    def _ribbon(self, frame: Frame, below: Sequence[Item]) -> list[Place]:
        """Where the ribbon talks: all its room where what it says may still change."""
        room = self.layout(frame)["caption"]
        if self._plays is not None:
            return [room]
        shapes = (Place(*item[1:5]) for item in below if isinstance(item, Shape))
        return [each for each in shapes if (each.cx, each.y) == (room.cx, room.y)]

    def _asked_places(self, frame: Frame, below: Sequence[Item]) -> list[Place]:
        """What the step asks for, with the room in which a card rises: no bubble may cover it."""
        if self._plays is None:
            return []
        right, controls = self.step.right, [item for item in below if isinstance(item, Control)]
        places = [Place(*each[1:5]) for each in controls if self.choice_of(each.name) in right]
        for card in hand_cards(below, self.light.hand_cards(frame)):
            if card.code in right:
                box = card_box(card.x, card.y, card.w)
                places.append(box._replace(y=box.y - RISES, h=frame.height - box.y + RISES))
        return places

    def choice_of(self, control: str) -> str:
        """What using a control would choose, in the notation of records; empty: nothing yet."""
        choice = self._choice(control)
        if choice is None or choice.action is None:
            return ""
        return SHELF[self.session.setup.game].rules.write(choice.action)

    def _choice(self, control: str) -> Choice[Any] | None:
        """What this control would choose of the question."""
        plays = self._plays
        return plays.question.choice(control) if isinstance(plays, QuestionLayer) else None

    def _ribbon_places(self, frame: Frame) -> tuple[Place, ...]:
        """The ribbon is read while something is chosen."""
        if self._plays is None or self._plays.focus is None:
            return ()
        return (self.layout(frame)["caption"],)

    def _options(self, frame: Frame) -> list[Item]:
        items: list[Item] = []
        for option in self.step.options:
            name, spot = f"{ASKED}{option}", self.light.lit_patches(frame, option)[0].box
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

    def _firefly(self, place: Place, holes: Sequence[Patch]) -> list[Item]:
        """It sits at the upper edge of its bubble once it has shown what is meant."""
        goal = place.right - 60, place.y - 6
        start = self._from or (place.right + 200, place.y - 200)
        over = firefly.middle_of(holes) if holes else goal
        self.guide.home = goal
        if self._flown >= 1:
            return firefly.firefly(goal, goal)
        half = min(1.0, self._flown * 2), max(0.0, self._flown * 2 - 1)
        first, second = map(ease, half)
        at = _between(start, over, first) if not second else _between(over, goal, second)
        return firefly.firefly(at, start if not second else over)

    def tooltips(self, frame: Frame) -> Sequence[Tooltip]:
        if self._inner is not None:
            return self._inner.tooltips(frame)
        return super().tooltips(frame)

    # time

    @property
    def _flies(self) -> bool:
        wish = self.session.preferences
        return bool(wish.pace) and not wish.reduced_motion

    @property
    def is_moving(self) -> bool:
        """While the firefly is on its way, or a card rises."""
        return self._flown < 1 or (self._plays is not None and self._plays.is_moving)

    def tick(self, dt: float) -> Change[Any]:
        self._flown = min(1.0, self._flown + dt / FLIGHT)
        return None if self._plays is None else self._plays.tick(dt)

    def skip_animation(self) -> bool:
        self._flown = 1.0
        return self._plays is not None and self._plays.skip_animation()


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
