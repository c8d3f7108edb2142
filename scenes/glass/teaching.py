"""Where the lesson of Under Glass points, and the words it uses for what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.glass.names import card_span
from game.describe.line import Span
from game.rules.glass.api import CARD_NAMES, CELLS, View
from scenes.glass.places import around, places_of
from scenes.kit.layout import Patch
from scenes.kit.scene import Frame
from scenes.kit.tooltip import Tooltip
from scenes.table.lesson.teaching import LEARNER, Teaching
from scenes.table.session import AnySession

STEP: Final = 6
"""From the upper left cell of a card to its lower right one."""


class GlassTeaching(Teaching):
    """What the lesson asks of Under Glass."""

    trick = "case"

    def lit_patches(
        self,
        frame: Frame,
        session: AnySession,
        view: object,
        tooltips: Sequence[Tooltip],
        name: str,
    ) -> Sequence[Patch]:
        """``place:a1`` is where the upper left corner of a card comes to lie."""
        assert isinstance(view, View)
        places, (kind, _colon, value) = places_of(frame, view), name.partition(":")
        if kind == "case":
            return [places.case(LEARNER)]
        if kind == "place":
            cell = CELLS[value]
            return [around(places.case(LEARNER), (cell, cell + STEP))]
        return super().lit_patches(frame, session, view, tooltips, name)

    def span(self, session: AnySession, name: str) -> Span:
        """Somebody at the table, or what is drawn on a card."""
        if name.startswith("card"):
            return card_span(CARD_NAMES.index(name.removeprefix("card")))
        return super().span(session, name)


TEACHING: Final = GlassTeaching()
