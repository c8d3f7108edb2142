"""What a step puts in the light, asks for and speaks of: where all that lies in a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from game.lessons.lesson import Step
from scenes.kit.display import Control, Item
from scenes.kit.layout import Patch, Place
from scenes.kit.memo import LastResult
from scenes.kit.scene import Frame
from scenes.kit.tooltip import Tooltip
from scenes.table.lesson.guide import Guide, named
from scenes.table.lesson.teaching import whole
from scenes.table.pieces import firefly

BUTTON: Final = "button:"
"""What the name of a button begins with where a step lights it."""
HAND: Final = "hand"


class Light:
    """The light of a step.

    Args:
        guide: What the lesson's steps share.
        step: What is lit, said and asked.
        stage: The table as it lies.
        tooltips: What lies there, for whoever asks.
    """

    def __init__(
        self,
        guide: Guide,
        step: Step,
        stage: object,
        tooltips: Callable[[Frame], Sequence[Tooltip]],
    ) -> None:
        self._guide = guide
        self._step = step
        self._stage = stage
        self._lights = LastResult(self._find)
        self._lying = LastResult(tooltips)

    def holes(self, frame: Frame) -> list[Patch]:
        """Where the things lie that are in the light; neighbours are one."""
        return firefly.joined(self._lights(_at_rest(frame)))

    def beside_hand(self, frame: Frame) -> list[Patch]:
        """The same without the cards of the hand, which do not lie still."""
        held = {whole(frame, each) for each in self._held(frame)}
        return firefly.joined([each for each in self._lights(_at_rest(frame)) if each not in held])

    def hand(self, frame: Frame) -> frozenset[str]:
        """The cards of the hand that are in the light, by their codes."""
        lit = set(self._lights(_at_rest(frame)))
        return _codes([each for each in self._held(frame) if whole(frame, each) in lit])

    def held(self, frame: Frame) -> frozenset[str]:
        """All cards of the hand."""
        return _codes(self._held(frame))

    def lit(self, frame: Frame, name: str) -> Sequence[Patch]:
        """Where one of the things lies that a step lights."""
        guide, frame = self._guide, _at_rest(frame)
        return guide.teaching.lit(frame, guide.session, self._stage, self._lying(frame), name)

    def spoken(self, frame: Frame, words: str) -> list[Place]:
        """What a sentence speaks of, lit or not: whoever reads it looks there."""
        guide, resting = self._guide, _at_rest(frame)
        session, lying = guide.session, self._lying(resting)
        found = list[Place]()
        for name in sorted(named(words)):
            found += guide.teaching.spoken(resting, session, self._stage, lying, name)
        for name in self._step.about:
            found += [each.box for each in self.lit(frame, name)]
        return found

    def lying(self, frame: Frame) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
        """The cards of the hand; whatever else lies on the table, and who sits there."""
        guide, resting = self._guide, _at_rest(frame)
        pieces, session = self._lying(resting), guide.session
        held = tuple(each.place for each in self._held(frame))
        lying = [each.place for each in pieces if each.zone != HAND]
        for seat in range(len(session.seats)):
            lying += guide.teaching.spoken(resting, session, self._stage, pieces, str(seat))
        return held, tuple(lying)

    def used(self, below: Sequence[Item]) -> list[Place]:
        """Buttons in the light, as long as they are there."""
        controls = [item for item in below if isinstance(item, Control)]
        return [Place(*each[1:5]) for each in controls if f"{BUTTON}{each.name}" in self._step.lit]

    def _held(self, frame: Frame) -> list[Tooltip]:
        return [each for each in self._lying(_at_rest(frame)) if each.zone == HAND]

    def _find(self, frame: Frame) -> list[Patch]:
        step, found = self._step, list[Patch]()
        for name in step.lit:
            if not name.startswith(BUTTON):
                found += self.lit(frame, name)
        for name in step.options:
            held = [hole.box for hole in found]
            found += [
                spot
                for spot in self.lit(frame, name)
                if not any(hole.covers(spot.box) for hole in held)
            ]
        return found


def _codes(cards: Sequence[Tooltip]) -> frozenset[str]:
    return frozenset(each.name.partition(":")[2] for each in cards)


def _at_rest(frame: Frame) -> Frame:
    """The same window with nothing in focus: where things lie does not hang on that."""
    return replace(frame, focus=None, pressed=False)
