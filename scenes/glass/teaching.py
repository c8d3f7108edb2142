"""Where the lesson of Under Glass points, and the words it uses for what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.glass.names import card_span
from game.describe.line import Span, WhoSpan
from game.rules.glass.api import CARD_NAMES, CELLS
from scenes.glass.places import GlassPlaces, around, places_of
from scenes.glass.show.stage import Stage
from scenes.kit.layout import Place
from scenes.kit.parts import inset
from scenes.kit.scene import Frame
from scenes.kit.tooltip import Tooltip
from scenes.table.pieces.plaque import with_pill
from scenes.table.session import AnySession

LEARNER: Final = 0
STEP: Final = 6
"""From the upper left cell of a card to its lower right one."""


class GlassTeaching:
    """What the lesson asks of Under Glass."""

    def lit(
        self,
        frame: Frame,
        session: AnySession,
        stage: object,
        tooltips: Sequence[Tooltip],
        name: str,
    ) -> Sequence[Place]:
        """Where something that a step lights lies now."""
        assert isinstance(stage, Stage)
        places, (kind, _colon, value) = places_of(frame, stage), name.partition(":")
        match kind:
            case "hand":
                return _held(places, stage, value)
            case "place":
                cell = CELLS[value]
                return [around(places.case(LEARNER), (cell, cell + STEP))]
            case "trick":  # what a ghost is about
                return [places.case(LEARNER)]
            case "plaque":
                return [inset(with_pill(frame, places.seat(int(value))), -4, -4)]
            case _:
                return [
                    inset(tooltip.place, -4, -4) for tooltip in tooltips if tooltip.name == name
                ]

    def span(self, session: AnySession, name: str) -> Span:
        """Somebody at the table, or what is drawn on a card."""
        if name.startswith("card"):
            return card_span(CARD_NAMES.index(name.removeprefix("card")))
        return WhoSpan(session.seats[int(name)].name)

    def chosen(self, control: str) -> str:
        """Which card lies where is known only when it is laid."""
        return ""

    def holds(self, what: str, event: object) -> bool:
        """Nothing is asked before it is told."""
        return False

    def happens(self, what: str, session: AnySession) -> bool:
        """Nothing is played freely."""
        return False


def _held(places: GlassPlaces, stage: Stage, which: str) -> list[Place]:
    """Cards of the hand: one of them, or both."""
    hand = stage.hands[LEARNER]
    wanted = hand if which == "all" else (CARD_NAMES.index(which),)
    return [places.card(LEARNER, card) for card in wanted if card in hand]


TEACHING: Final = GlassTeaching()
