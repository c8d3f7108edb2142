"""What a lesson asks of a game: where the things lie that it lights, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.describe.line import Span, WhoSpan
from scenes.kit.layout import Patch, Place
from scenes.kit.parts import inset
from scenes.kit.scene import Frame
from scenes.kit.tooltip import Tooltip
from scenes.table.pieces.plaque import with_pill
from scenes.table.session import AnySession

LEARNER: Final = 0
"""The seat of whoever has a lesson."""


class Teaching:
    """The part of a game that only its lessons need."""

    trick: str = "trick"
    """What a ghost is about: something to be lit."""

    def lit_patches(
        self,
        frame: Frame,
        session: AnySession,
        view: object,
        tooltips: Sequence[Tooltip],
        name: str,
    ) -> Sequence[Patch]:
        """Where something that a step lights lies now; empty: it does not lie there.

        ``plaque:0`` is a piece of the table, ``trick`` all pieces of a zone, ``hand:H`` those of
        them whose code begins so.
        """
        return [patch(frame, tooltip) for tooltip in _tooltips_of(tooltips, name)]

    def spoken_places(
        self,
        frame: Frame,
        session: AnySession,
        view: object,
        tooltips: Sequence[Tooltip],
        name: str,
    ) -> Sequence[Place]:
        """Where what stands in a sentence for ``{name}`` lies: a card, or somebody's seat."""
        wanted = f"plaque:{name}" if name.isdecimal() else name
        meant = [each for each in tooltips if wanted in (each.name, _code(each))]
        return [whole(frame, each) for each in meant]

    def span(self, session: AnySession, name: str) -> Span:
        """What stands in a sentence for ``{name}``: a card, a faction, somebody at the table."""
        return WhoSpan(session.seats[int(name)].name)

    def holds(self, what: str, event: object) -> bool:
        """Whether the table stops before this event, so that ``what`` can still be asked."""
        return False

    def happens(self, what: str, session: AnySession) -> bool:
        """Whether now is the moment of a note in the free play."""
        return False


def whole(frame: Frame, tooltip: Tooltip) -> Place:
    """A piece with what sticks out of it."""
    plaque = tooltip.name.startswith("plaque:")
    return inset(with_pill(frame, tooltip.place) if plaque else tooltip.place, -4, -4)


def patch(frame: Frame, tooltip: Tooltip) -> Patch:
    """What is lit where a piece is."""
    return tooltip.outline or whole(frame, tooltip)


def _tooltips_of(tooltips: Sequence[Tooltip], name: str) -> list[Tooltip]:
    zone, _colon, start = name.partition(":")
    return (
        [each for each in tooltips if each.name == name]
        or [each for each in tooltips if each.zone == name]
        or [each for each in tooltips if each.zone == zone and _code(each).startswith(start)]
    )


def _code(tooltip: Tooltip) -> str:
    return tooltip.name.partition(":")[2]
